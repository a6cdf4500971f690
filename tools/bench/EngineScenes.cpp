#include "Benchmarks.hpp"
#include "Scenes.hpp"
#include "Timing.hpp"
#include "arkanong/math/Hash.hpp"

#include <algorithm>
#include <cstdio>
#include <limits>

namespace arkanong::bench {

using namespace test;

namespace {

/// Advances the scene and returns its results.
Result run(const std::string& name, CollisionManager& collisions, const std::vector<MovingCircle>& balls,
           int steps) {
    Result result;
    result.scene = name;
    result.balls = balls.size();
    const double before = energy(balls);
    Times times;
    std::uint64_t contacts = 0;
    collisions.begin(0.0);
    collisions.addBalls(balls);
    for (int step = 0; step < steps; ++step) {
        times.measure([&] { advance(collisions, stepSeconds); });
        contacts += collisions.contactCount();
    }
    const std::vector<MovingCircle> after = ballsOf(collisions);
    result.medianMs = times.median();
    result.p95Ms = times.p95();
    result.contactsPerSecond = static_cast<double>(contacts) / (times.total() / 1e3);
    result.energyDrift = energy(after) / before - 1.0;
    result.deepestOverlap = deepestOverlap(after);
    result.hash = hashOf(after);
    return result;
}

} // namespace

Result gas(std::size_t count, double packing, int steps, const std::string& name) {
    const Gas gas = makeGas(count, packing, 200.0, 1);
    CollisionManager collisions;
    collisions.setArena(gas.arena);
    return run(name, collisions, gas.balls, steps);
}

void parts() {
    std::printf("\nWhat a step of the gas consists of, ns a ball, and its predictions\n%8s %10s %10s %10s "
                "%12s %10s %12s %8s\n",
                "balls", "in and out", "first", "contacts", "contacts/ball", "a contact", "predictions",
                "stale");
    for (const std::size_t count : {1000U, 10000U, 50000U, 100000U, 1000000U}) {
        Gas gas = makeGas(count, 0.2, 200.0, 1);
        CollisionManager collisions;
        collisions.setArena(gas.arena);
        Times inAndOut, first, rest;
        std::uint64_t contacts = 0, made = 0, stale = 0;
        const int steps = count > 100000 ? 30 : 200;
        for (int step = 0; step < steps; ++step) {
            const double begun = workedMs();
            collisions.begin(stepSeconds);
            collisions.addBalls(gas.balls);
            const double added = workedMs();
            const auto contact = collisions.next();
            const double predicted = workedMs();
            if (contact) collisions.answer(*contact, ContactResponse::bounce());
            collisions.bounceAll();
            const double answered = workedMs();
            for (std::size_t i = 0; i < count; ++i)
                gas.balls[i] = collisions.ball(static_cast<BallIndex>(i));
            inAndOut.add(added - begun + workedMs() - answered);
            first.add(predicted - added);
            rest.add(answered - predicted);
            contacts += collisions.contactCount();
            made += collisions.predictions().made;
            stale += collisions.predictions().stale;
        }
        const double perBall = 1e6 / static_cast<double>(count);
        const double share = static_cast<double>(contacts) / static_cast<double>(count) / steps;
        const auto perContact = [contacts](std::uint64_t number) {
            return static_cast<double>(number) / static_cast<double>(contacts);
        };
        std::printf("%8zu %10.1f %10.1f %10.1f %12.2f %10.0f %12.2f %8.2f\n", count,
                    inAndOut.median() * perBall, first.median() * perBall, rest.median() * perBall, share,
                    rest.median() * perBall / share, perContact(made), perContact(stale));
    }
    std::printf("\n");
}

void fast() {
    constexpr int repeats = 30;
    for (const bool withIt : {false, true}) {
        Result result;
        result.scene = withIt ? "fast: one of them at 200,000" : "fast: the others alone";
        result.balls = 10000;
        Times times;
        std::uint64_t contacts = 0;
        Hash hash;
        for (int repeat = 0; repeat < repeats; ++repeat) {
            Gas gas = makeGas(result.balls, 0.2, 200.0, static_cast<std::uint64_t>(repeat));
            CollisionManager collisions;
            collisions.setArena(gas.arena);
            // The first step only allocates memory.
            std::vector<MovingCircle> balls = gas.balls;
            advance(collisions, balls, stepSeconds);
            if (withIt) gas.balls[result.balls / 2].velocity = {160000.0, 120000.0};
            const double before = energy(gas.balls);
            times.measure([&] { advance(collisions, gas.balls, stepSeconds); });
            contacts += collisions.contactCount();
            result.energyDrift = std::max(result.energyDrift, std::abs(energy(gas.balls) / before - 1.0));
            result.deepestOverlap = std::max(result.deepestOverlap, deepestOverlap(gas.balls));
            hash.add(hashOf(gas.balls));
        }
        result.medianMs = times.median();
        result.p95Ms = times.p95();
        result.contactsPerSecond = static_cast<double>(contacts) / (times.total() / 1e3);
        result.hash = hash.value();
        print(result);
    }
}

Result pinball() {
    Pinball scene = makePinball(1);
    Result result = run("pinball, 12k obstacles", scene.collisions, scene.balls, 300);
    result.energyDrift = std::numeric_limits<double>::quiet_NaN(); // Spinning hexagons add and remove energy.
    return result;
}

} // namespace arkanong::bench
