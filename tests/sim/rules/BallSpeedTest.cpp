#include "arkanong/sim/rules/BallSpeed.hpp"

#include "Catch.hpp"
#include "arkanong/sim/tuning/Rally.hpp"

using namespace arkanong::test;

namespace {

Ball ofVelocity(Vec2 velocity) {
    Ball ball;
    ball.velocity = velocity;
    return ball;
}

} // namespace

TEST_CASE("a ball's speed approaches the rally speed from both sides and its direction stays", "[sim]") {
    const double start = GENERATE(100.0, 300.0, 600.0, 900.0);
    Ball ball = ofVelocity(Vec2{0.6, -0.8} * start);
    for (int i = 0; i < tuning::ticksPerSecond; ++i)
        controlSpeed(ball, 420.0, tuning::speedReturn);
    const double left = (length(ball.velocity) - 420.0) / (start - 420.0);
    // Sixty per cent a second, continuously: exp(-0.6).
    CHECK_THAT(left, WithinAbs(0.5488, 2e-3));
    CHECK_THAT(cross(normalized(ball.velocity), Vec2{0.6, -0.8}), WithinAbs(0.0, 1e-12));
}

TEST_CASE("a ball above the maximum speed is slowed at once", "[sim]") {
    Ball ball = ofVelocity({0.0, 5000.0});
    controlSpeed(ball, 900.0, tuning::speedReturn);
    CHECK_THAT(length(ball.velocity), WithinAbs(900.0, 1e-9));
}

TEST_CASE("a ball at rest starts towards its owner's opponent", "[sim]") {
    const Side owner = GENERATE(Side::Blue, Side::Red);
    Ball ball = ofVelocity({0.0, 0.0});
    ball.owner = owner;
    for (int i = 0; i < tuning::ticksPerSecond; ++i)
        controlSpeed(ball, 420.0, tuning::speedReturn);
    CHECK(ball.velocity.y * forward(owner) > 150.0);
}

TEST_CASE("a speed approaches any target, and a ball at rest stays at rest", "[sim]") {
    Ball ball = ofVelocity({100.0, 0.0});
    for (int i = 0; i < 2 * tuning::ticksPerSecond; ++i)
        approachSpeed(ball, 1000.0, 4.0);
    CHECK_THAT(ball.velocity.x, WithinAbs(1000.0, 1.0));
    Ball still = ofVelocity({0.0, 0.0});
    approachSpeed(still, 1000.0, 4.0);
    CHECK(still.velocity == Vec2{});
}
