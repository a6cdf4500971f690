#include "Benchmarks.hpp"
#include "Timing.hpp"
#include "collision/Workers.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <thread>
#ifdef __linux__
#include <sched.h>
#endif

namespace arkanong::bench {

using namespace test;

namespace {

std::size_t processors() { return std::max(2U, std::thread::hardware_concurrency()); }

/// Keeps each job's thread on a processor of its own from now on, where the system can.
void pin([[maybe_unused]] const Jobs& jobs) {
#ifdef __linux__
    jobs.run([](std::size_t part) {
        cpu_set_t allowed;
        CPU_ZERO(&allowed);
        CPU_SET(part, &allowed);
        sched_setaffinity(0, sizeof(allowed), &allowed);
    });
#endif
}

/// One of the ways to step the gas.
struct Way {
    CollisionManager collisions;
    std::vector<MovingCircle> balls; ///< Of a way that copies them in and out.
    Times worked, elapsed;

    template <typename Step>
    void take(Step&& step) {
        const double begun = elapsedMs();
        worked.measure([&] { step(collisions); });
        elapsed.add(elapsedMs() - begun);
    }
};

void stepCopied(CollisionManager& collisions, std::vector<MovingCircle>& balls) {
    collisions.begin(stepSeconds);
    collisions.addBalls(balls);
    collisions.bounceAll();
    for (std::size_t i = 0; i < balls.size(); ++i)
        balls[i] = collisions.ball(static_cast<BallIndex>(i));
}

/// Without stripes: an interval that has begun is never cut, and a step of the gas is one interval.
void stepUncut(CollisionManager& collisions) {
    collisions.beginNext(stepSeconds);
    if (const auto contact = collisions.next()) collisions.answer(*contact, ContactResponse::bounce());
    collisions.bounceAll();
}

void shareGas(std::size_t count, double packing, int steps, const Jobs& jobs) {
    const Gas gas = makeGas(count, packing, 200.0, 1);
    std::array<Way, 4> ways;
    auto& [copied, uncut, one, all] = ways;
    for (Way& way : ways) {
        way.collisions.setArena(gas.arena);
        way.collisions.begin(0.0);
        way.collisions.addBalls(way.balls = gas.balls);
    }
    Times uncutOfOne, oneOfAll;
    for (int step = 0; step < steps; ++step) {
        copied.take([&](CollisionManager& collisions) { stepCopied(collisions, copied.balls); });
        uncut.take(stepUncut);
        one.take([](CollisionManager& collisions) { advance(collisions, stepSeconds); });
        all.take([&](CollisionManager& collisions) { advance(collisions, stepSeconds, jobs); });
        uncutOfOne.add(uncut.worked.last() / one.worked.last());
        oneOfAll.add(one.elapsed.last() / all.elapsed.last());
    }
    const CollisionManager::StripeCounts& counts = all.collisions.stripeCounts();
    const auto hash = [](const Way& way) { return hashOf(ballsOf(way.collisions)); };
    std::printf("%8zu %8.2f %9.3f %9.3f %9.3f %9.3f %10.2f %10.2f %9d %9llu %9llu   %s\n", count, packing,
                copied.worked.median(), uncut.worked.median(), one.worked.median(), all.elapsed.median(),
                uncutOfOne.median(), oneOfAll.median(), steps,
                static_cast<unsigned long long>(counts.intervals),
                static_cast<unsigned long long>(counts.repeated),
                hash(one) == hash(all) && hash(one) == hash(uncut) ? "the same bits" : "OTHER BITS");
    std::fflush(stdout);
}

} // namespace

void cores() {
    std::printf(
        "\nThe gas on one and on %zu processors, each thread on its own, step by step in turn.\nProcessor "
        "time of a step, ms (medians): all balls copied in and out; one job and no stripes; one "
        "job.\nElapsed time with all jobs, and how many times that elapses with one; the intervals that were "
        "cut\n"
        "%8s %8s %9s %9s %9s %9s %10s %10s %9s %9s %9s\n",
        processors(), "balls", "packing", "copied", "uncut", "one", "all", "uncut/one", "one/all", "steps",
        "cut", "repeated");
    Workers workers(processors());
    const Jobs jobs = workers.jobs();
    pin(jobs);
    for (const std::size_t count : {10000U, 100000U, 1000000U})
        shareGas(count, 0.2, count > 100000 ? 30 : 300, jobs);
    for (const double packing : {0.4, 0.5, 0.55, 0.6, 0.7})
        shareGas(100000, packing, 40, jobs);
}

namespace {

struct UnevenRun {
    UnevenCrowd crowd;
    CollisionManager shared; ///< The same with all processors.
    Times one, all;
    Times ofEven; ///< The time of a ball as multiples of that in the even crowd.
    Times ofOne;  ///< The time with all processors as multiples of that with one job.
    std::uint64_t contacts = 0, made = 0, stale = 0;

    explicit UnevenRun(UnevenCrowd&& of) : crowd(std::move(of)) {
        crowd.collisions.begin(0.0);
        crowd.collisions.addBalls(crowd.balls);
        shared = crowd.collisions;
    }
    double balls() const { return static_cast<double>(crowd.balls.size()); }

    void step(const Jobs& jobs, const UnevenRun& even) {
        const double begun = elapsedMs();
        one.measure([&] { advance(crowd.collisions, stepSeconds); });
        const double between = elapsedMs();
        advance(shared, stepSeconds, jobs);
        all.add(elapsedMs() - between);
        ofEven.add(one.last() / balls() / (even.one.last() / even.balls()));
        ofOne.add(all.last() / (between - begun));
        contacts += crowd.collisions.contactCount();
        made += crowd.collisions.predictions().made;
        stale += crowd.collisions.predictions().stale;
    }
    void print(int steps) const {
        std::printf("%-26s %7zu %9.2f %9.2f %8.2f %8.2f %9.2f ", crowd.name.c_str(), crowd.balls.size(),
                    one.median(), all.median(), ofEven.median(), ofOne.median(),
                    static_cast<double>(contacts) / balls() / steps);
        if (made > 0) // Predictions in stripes are not counted.
            std::printf("%8.2f", static_cast<double>(stale) / static_cast<double>(made));
        else
            std::printf("%8s", "-");
        const bool same = hashOf(ballsOf(crowd.collisions)) == hashOf(ballsOf(shared));
        std::printf("   %s\n", same ? "the same bits" : "OTHER BITS");
    }
};

} // namespace

void unevenCrowds(std::size_t count, int steps) {
    Workers workers(processors());
    std::vector<UnevenRun> runs;
    for (UnevenCrowd& crowd : std::vector<UnevenCrowd>{
             evenCrowd(count), crowdAroundLargeBalls(count, {20.0}), crowdAroundLargeBalls(count, {200.0}),
             crowdInCorner(count), crowdOfTwoSizes(count), denseCrowd(count), crowdInPolygon(count / 10)})
        runs.emplace_back(std::move(crowd));
    for (int step = 0; step < steps; ++step)
        for (UnevenRun& run : runs)
            run.step(workers.jobs(), runs.front());
    std::printf("\nCrowds that are not even, step by step in turn with an even one: processor time of a "
                "step with one job and elapsed time with %zu, ms;\nhow many times the even crowd's a ball, "
                "and the elapsed "
                "time of one job (medians); contacts a ball and step; the share of predictions that were "
                "stale\n%-26s "
                "%7s %9s %9s %8s %8s %9s %8s\n",
                processors(), "crowd", "balls", "one", "all", "/even", "/one", "contacts", "stale");
    for (const UnevenRun& run : runs)
        run.print(steps);
}

} // namespace arkanong::bench
