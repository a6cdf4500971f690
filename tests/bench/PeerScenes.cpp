#include "Benchmarks.hpp"
#include "Timing.hpp"

#include <cstdio>
#include <memory>

namespace arkanong::bench {

namespace {

std::function<void()> makeOurs(const test::Gas& gas) {
    struct State {
        CollisionManager collisions;
        std::vector<MovingCircle> balls;
    };
    const auto state = std::make_shared<State>();
    state->collisions.setArena(gas.arena);
    state->balls = gas.balls;
    return [state] { test::advance(state->collisions, state->balls, stepSeconds); };
}

/// Runs several steps in a row, so that only the first finds the caches full of another engine's data.
void takeTurn(const std::function<void()>& step, Times& times, int steps) {
    for (int i = 0; i < steps; ++i)
        times.measure(step);
}

void printRatio(const char* name, const Times& theirs, const Times& ours) {
    std::printf("  %s %9.3f ms = %6.1fx", name, theirs.median(), theirs.median() / ours.median());
}

} // namespace

void comparePeers() {
    std::printf("\ngas in other engines, median ms a step, and how many times ours that is\n");
    constexpr int rounds = 5;
    constexpr int turn = 8;
    for (const std::size_t count : {1000U, 10000U, 50000U, 100000U}) {
        const test::Gas gas = test::makeGas(count, 0.2, 200.0, 1);
        const std::function<void()> ours = makeOurs(gas);
        Times oursTimes, chipmunkTimes, box2dTimes;
        std::function<void()> chipmunk, box2d;
#ifdef ARKANONG_BENCH_CHIPMUNK
        chipmunk = makeChipmunkGas(gas);
#endif
#ifdef ARKANONG_BENCH_BOX2D
        // It takes seconds a step at 50,000 balls, and minutes beyond.
        if (count <= 50000) box2d = makeBox2dGas(gas);
#endif
        for (int round = 0; round < rounds; ++round) {
            takeTurn(ours, oursTimes, turn);
            if (chipmunk) takeTurn(chipmunk, chipmunkTimes, turn);
            if (box2d && (count < 50000 || round < 2)) takeTurn(box2d, box2dTimes, 1);
        }
        std::printf("%7zu  ours %8.3f ms", count, oursTimes.median());
        if (chipmunk) printRatio("Chipmunk", chipmunkTimes, oursTimes);
        if (box2d) printRatio("Box2D", box2dTimes, oursTimes);
        std::printf("\n");
        std::fflush(stdout);
    }
}

} // namespace arkanong::bench
