#include "arkanong/headless/PlayMonitor.hpp"

#include "Catch.hpp"
#include "arkanong/sim/objects/Event.hpp"

using namespace arkanong::test;

namespace {

Ball ballAt(unsigned id, Vec2 position) {
    Ball ball;
    ball.id = BallId{id};
    ball.position = position;
    return ball;
}

} // namespace

TEST_CASE("a ball that stays within 100 px for ten seconds is stuck, one that leaves is not", "[headless]") {
    const double reach = GENERATE(0.0, 99.0, 101.0);
    PlayMonitor monitor;
    std::string stuck;
    int tick = 0;
    for (; tick <= 1200 && stuck.empty(); ++tick)
        stuck = monitor.stuckBall({ballAt(7, {300 + (tick % 100 < 50 ? 0 : reach), 200})}, tick);
    CHECK(stuck.empty() == (reach > 100.0));
    if (!stuck.empty()) {
        CHECK(tick - 1 == 1200);
        CHECK_THAT(stuck, ContainsSubstring("ball 7 has been stuck near 3"));
    }
}

TEST_CASE("a ball is tracked while other balls appear and disappear", "[headless]") {
    PlayMonitor monitor;
    std::string stuck;
    for (int tick = 0; tick <= 1200; ++tick) {
        CHECK(stuck.empty());
        std::vector<Ball> balls;
        // A new ball every second, always at the same position, and one ball that stays throughout.
        balls.push_back(ballAt(static_cast<unsigned>(tick / 120), {500, 500}));
        balls.push_back(ballAt(50, {100, 100}));
        if (tick % 300 < 150) balls.push_back(ballAt(60, {100, 100}));
        stuck = monitor.stuckBall(balls, tick);
    }
    CHECK_THAT(stuck, ContainsSubstring("ball 50"));
}

TEST_CASE("the monitor finds no fault in an ordinary match", "[headless]") {
    World world(Level{}, {}, 1);
    PlayMonitor monitor;
    std::vector<Event> events;
    for (int tick = 0; tick < 600; ++tick) {
        world.step({}, events);
        REQUIRE(monitor.check(world).empty());
    }
}

TEST_CASE("a stuck ball is found even after a paddle has caught and released another one", "[headless]") {
    // A ball that was caught returns with its old id, behind newer ones.
    PlayMonitor monitor;
    std::string stuck;
    for (int tick = 0; tick <= 1200; ++tick) {
        CHECK(stuck.empty());
        stuck = monitor.stuckBall({ballAt(9, {500.0 + (tick % 200), 500}), ballAt(3, {100, 100})}, tick);
    }
    CHECK_THAT(stuck, ContainsSubstring("ball 3 has been stuck"));
}
