#include "Benchmarks.hpp"
#include "Timing.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/MatchPresets.hpp"
#include "arkanong/session/SandboxTools.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/world/World.hpp"
#include "collision/Workers.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <thread>

namespace arkanong::bench {

namespace {

World crowdedSandbox(const LoadedMatch& match, int balls) {
    World world(match.level, match.settings, match.seed);
    spawnBalls(world, balls);
    return world;
}

/// Root of the mean square, px/s.
double meanSpeed(const std::vector<Ball>& balls) {
    double squares = 0.0;
    for (const Ball& ball : balls)
        squares += dot(ball.velocity, ball.velocity);
    return std::sqrt(squares / static_cast<double>(balls.size()));
}

void inTurn(const LoadedMatch& match, int balls, const Jobs& jobs) {
    constexpr unsigned ticks = 240;
    World one = crowdedSandbox(match, balls), all = one;
    Events events;
    Times alone, shared, ratios;
    std::uint64_t contacts = 0;
    for (unsigned tick = 0; tick < ticks; ++tick) {
        const double begun = elapsedMs();
        one.step({}, events);
        const double between = elapsedMs();
        all.step({}, events, jobs);
        const double ended = elapsedMs();
        alone.add(between - begun);
        shared.add(ended - between);
        ratios.add((ended - between) / (between - begun));
        contacts += one.collisions().contactCount();
        events.clear();
    }
    const Ball& last = all.objects().balls.back();
    const CollisionManager::StripeCounts& counts = all.collisions().stripeCounts();
    std::printf(
        "%8d   one job %8.3f ms   all %8.3f ms = %.2f   %llu contacts a tick   %llu of %llu intervals "
        "repeated   %s   radius %.1f px, %.0f px/s\n",
        balls, alone.median(), shared.median(), ratios.median(),
        static_cast<unsigned long long>(contacts / ticks), static_cast<unsigned long long>(counts.repeated),
        static_cast<unsigned long long>(counts.intervals),
        one.stateHash() == all.stateHash() ? "the same state" : "ANOTHER STATE", last.radius,
        meanSpeed(one.objects().balls));
    std::fflush(stdout);
}

/// The program's memory in MB; 0 where the system does not tell.
double memoryMb() {
    std::ifstream file("/proc/self/statm");
    double pages = 0.0, resident = 0.0;
    file >> pages >> resident;
    return resident * 4096.0 / 1e6;
}

} // namespace

void sandbox() {
    const std::size_t processors = std::max(2U, std::thread::hardware_concurrency());
    std::printf("\nThe sandbox with one job and with %zu, tick by tick in turn: elapsed time of a tick "
                "(medians), that "
                "of all jobs beside one,\nand the intervals that were simulated a second time\n",
                processors);
    MatchSetup setup = sandboxSetup(Controller::AnyDevice);
    setup.seed = 1;
    const LoadedMatch match = loadMatch(setup, "assets/levels");
    test::Workers workers(processors);
    for (const int balls : {10000, 100000})
        inTurn(match, balls, workers.jobs());

    double early = 0.0;
    Events events;
    for (int built = 1; built <= 50; ++built) {
        World world = crowdedSandbox(match, 100000);
        for (int tick = 0; tick < 5; ++tick)
            world.step({}, events, workers.jobs());
        events.clear();
        if (built == 5) early = memoryMb();
    }
    std::printf("Built anew with 100,000 balls: %.1f MB after five times, %.1f MB after fifty\n", early,
                memoryMb());
}

} // namespace arkanong::bench
