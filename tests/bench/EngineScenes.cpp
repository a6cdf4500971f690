#include "Benchmarks.hpp"
#include "Timing.hpp"
#include "arkanong/math/Hash.hpp"

#include <limits>

namespace arkanong::bench {

using namespace test;

namespace {

/// Advances the scene and returns its results.
Result run(const std::string& name, CollisionManager& collisions, std::vector<MovingCircle>& balls,
           int steps) {
    Result result;
    result.scene = name;
    result.balls = balls.size();
    const double before = energy(balls);
    Times times;
    std::uint64_t contacts = 0;
    for (int step = 0; step < steps; ++step) {
        times.measure([&] { advance(collisions, balls, stepSeconds); });
        contacts += collisions.contactCount();
    }
    result.medianMs = times.median();
    result.p95Ms = times.p95();
    result.contactsPerSecond = static_cast<double>(contacts) / (times.total() / 1e3);
    result.energyDrift = energy(balls) / before - 1.0;
    result.deepestOverlap = deepestOverlap(balls);
    result.hash = hashOf(balls);
    return result;
}

} // namespace

Result gas(std::size_t count, double packing, int steps, const std::string& name) {
    Gas gas = makeGas(count, packing, 200.0, 1);
    CollisionManager collisions;
    collisions.setArena(gas.arena);
    return run(name, collisions, gas.balls, steps);
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
