#include "Benchmarks.hpp"
#include "Timing.hpp"

#include <algorithm>
#include <cstdio>
#include <memory>

namespace arkanong::bench {

using namespace test;

std::vector<Segment> wallsOf(const UnevenCrowd& crowd) {
    const Vec2 high = crowd.collisions.arena().high;
    std::vector<Segment> walls;
    for (const std::vector<Vec2>& corners :
         {std::vector<Vec2>{{0.0, 0.0}, {high.x, 0.0}, high, {0.0, high.y}}, crowd.outline})
        for (std::size_t i = 0; i < corners.size(); ++i)
            walls.push_back({corners[i], corners[(i + 1) % corners.size()]});
    return walls;
}

namespace {

EngineScene makeOurs(const UnevenCrowd& crowd) {
    const auto collisions = std::make_shared<CollisionManager>(crowd.collisions);
    collisions->begin(0.0);
    collisions->addBalls(crowd.balls);
    return {"this one", [collisions] { advance(*collisions, stepSeconds); },
            [collisions] { return ballsOf(*collisions); }};
}

struct Entrant {
    EngineScene scene;
    Times times;
    Times ofOurs; ///< The median of each turn as multiples of this engine's in the same round.
    int stepsTaken = 0;

    /// Several steps in a row, so that only the first finds the caches full of another engine's data.
    double takeTurn(int steps) {
        Times turn;
        for (int i = 0; i < steps; ++i, ++stepsTaken) {
            turn.measure(scene.step);
            times.add(turn.last());
        }
        return turn.median();
    }
};

/// This engine and those that are there, with the settings that the page compares.
std::vector<Entrant> entrants(const UnevenCrowd& crowd, [[maybe_unused]] bool allSettings) {
    std::vector<Entrant> all;
    const auto enter = [&](EngineScene scene) { all.push_back({std::move(scene), {}, {}}); };
    enter(makeOurs(crowd));
#ifdef ARKANONG_BENCH_CHIPMUNK
    enter(makeChipmunk(crowd, 10, false)); // Its defaults.
    enter(makeChipmunk(crowd, 10, true));
    if (allSettings) enter(makeChipmunk(crowd, 1, true));
#endif
#ifdef ARKANONG_BENCH_BOX2D3
    enter(makeBox2d3(crowd, false));
    if (allSettings) enter(makeBox2d3(crowd, true));
#endif
#ifdef ARKANONG_BENCH_BOX2D
    // It takes seconds a step at 50,000 balls and minutes beyond.
    if (allSettings && crowd.balls.size() <= 10000) {
        enter(makeBox2d(crowd, false));
        enter(makeBox2d(crowd, true));
    }
#endif
    return all;
}

void compareIn(const UnevenCrowd& crowd, bool allSettings) {
    constexpr int rounds = 5, turn = 8;
    constexpr double patience = 3000.0; // ms that another engine takes, after one turn.
    std::vector<Entrant> all = entrants(crowd, allSettings);
    for (int round = 0; round < rounds; ++round) {
        const double ours = all.front().takeTurn(turn);
        for (auto one = all.begin() + 1; one != all.end(); ++one)
            if (one->times.total() < patience) one->ofOurs.add(one->takeTurn(turn) / ours);
    }
    const double before = energy(crowd.balls);
    for (const Entrant& one : all) {
        const std::vector<MovingCircle> balls = one.scene.balls();
        const bool ours = &one == &all.front();
        std::printf("%-24s %7zu  %-47s %9.3f %8.2f %+9.1e %9.4f %4d\n", crowd.name.c_str(), balls.size(),
                    one.scene.name.c_str(), one.times.median(), ours ? 1.0 : one.ofOurs.median(),
                    energy(balls) / before - 1.0, std::max(0.0, deepestOverlap(balls)), one.stepsTaken);
    }
    std::fflush(stdout);
}

} // namespace

void comparePeers() {
    std::printf(
        "\nOther engines, in turns of 8 steps of 1/60 s on one processor, compiled for the same one: "
        "time of a step, ms; how many times ours (medians);\nthe change of energy and the deepest "
        "overlap of two balls, px, after so many steps. Restitution 1, friction 0, equal masses, no "
        "gravity, no sleep.\nChipmunk finds balls by a tree (its default) or a hash of cells of 8 px. "
        "Box2D: 20 px are 1 m; version 3 takes 4 sub-steps,\nversion 2 8 and 3 iterations; bullets of "
        "version 3 have no threshold of restitution.\n%-24s %7s  %-47s %9s %8s %9s %9s %4s\n",
        "crowd", "balls", "engine", "ms", "times", "energy", "overlap", "steps");
    for (const std::size_t count : {1000U, 10000U, 50000U, 100000U})
        compareIn(crowdOf("gas", makeGas(count, 0.2, 200.0, 1)), true);
    for (const UnevenCrowd& crowd :
         {crowdAroundLargeBalls(100000, {20.0}), crowdAroundLargeBalls(100000, {200.0}),
          crowdInCorner(100000), crowdOfTwoSizes(100000), denseCrowd(100000), crowdInPolygon(10000)})
        compareIn(crowd, false);
}

} // namespace arkanong::bench
