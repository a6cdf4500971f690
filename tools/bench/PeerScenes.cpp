#include "Benchmarks.hpp"
#include "Timing.hpp"

#include <cstdio>
#include <memory>

namespace arkanong::bench {

namespace {

EngineScene makeOurs(const test::Gas& gas) {
    const auto collisions = std::make_shared<CollisionManager>();
    collisions->setArena(gas.arena);
    collisions->begin(0.0);
    collisions->addBalls(gas.balls);
    return {"ours", [collisions] { test::advance(*collisions, stepSeconds); },
            [collisions] { return test::ballsOf(*collisions); }};
}

struct Entrant {
    EngineScene scene;
    Times times;
    int stepsTaken = 0;

    /// Several steps in a row, so that only the first finds the caches full of another engine's data.
    void takeTurn(int steps) {
        for (int i = 0; i < steps; ++i, ++stepsTaken)
            times.measure(scene.step);
    }
};

/// This engine and those that are there. Box2D 2.4 takes seconds a step at 50,000 balls and minutes beyond.
std::vector<Entrant> entrants(const test::Gas& gas) {
    std::vector<Entrant> all;
    all.push_back({makeOurs(gas), {}});
    for ([[maybe_unused]] const PeerSetting setting : {PeerSetting::Careful, PeerSetting::Fast}) {
#ifdef ARKANONG_BENCH_CHIPMUNK
        all.push_back({makeChipmunkGas(gas, setting), {}});
#endif
#ifdef ARKANONG_BENCH_BOX2D
        if (gas.balls.size() <= 10000) all.push_back({makeBox2dGas(gas, setting), {}});
#endif
#ifdef ARKANONG_BENCH_BOX2D3
        all.push_back({makeBox2d3Gas(gas, setting), {}});
#endif
    }
    return all;
}

} // namespace

void comparePeers() {
    std::printf("\nThe gas in other engines: median time of a step, how many times ours that is, the change "
                "of energy "
                "and the deepest overlap of two balls (of radius 4 px) after so many steps\n");
    constexpr int rounds = 5, turn = 8;
    constexpr double patience = 3000.0; // ms an engine and scene, after one turn.
    for (const std::size_t count : {1000U, 10000U, 50000U, 100000U}) {
        const test::Gas gas = test::makeGas(count, 0.2, 200.0, 1);
        std::vector<Entrant> all = entrants(gas);
        for (int round = 0; round < rounds; ++round)
            for (Entrant& one : all)
                if (one.times.total() < patience) one.takeTurn(turn);
        const double ours = all.front().times.median(), before = test::energy(gas.balls);
        for (const Entrant& one : all) {
            const std::vector<MovingCircle> balls = one.scene.balls();
            std::printf("%7zu  %-38s %9.3f ms = %7.1fx   energy %+8.1e   overlap %7.4f px   %3d steps\n",
                        count, one.scene.name.c_str(), one.times.median(), one.times.median() / ours,
                        test::energy(balls) / before - 1.0, std::max(0.0, test::deepestOverlap(balls)),
                        one.stepsTaken);
        }
        std::fflush(stdout);
    }
}

} // namespace arkanong::bench
