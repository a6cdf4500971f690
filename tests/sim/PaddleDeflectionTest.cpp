#include "arkanong/sim/PaddleDeflection.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/math/Rotation.hpp"

#include <cmath>

using namespace arkanong;
using namespace arkanong::test;

namespace {

PaddleDeflection frontTouch(Side side, double offset, double speed = tuning::rallySpeed) {
    PaddleDeflection touch;
    touch.side = side;
    touch.normal = {0.0, forward(side)};
    touch.ballVelocity = Vec2{0.6, -0.8 * forward(side)} * speed;
    touch.offset = offset;
    return touch;
}

double degreesFromStraight(Side side, Vec2 velocity) {
    return std::atan2(velocity.x, velocity.y * forward(side)) * 180.0 / pi;
}

} // namespace

TEST_CASE("the position on the paddle's front decides the ball's angle, evenly up to 60 degrees", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double offset = GENERATE(-1.0, -0.75, -0.5, -0.1, 0.0, 0.25, 0.6, 1.0);
    const Vec2 velocity = velocityAfter(frontTouch(side, offset));
    CHECK_THAT(degreesFromStraight(side, velocity), WithinAbs(60.0 * offset, 1e-9));
    CHECK_THAT(length(velocity), WithinAbs(tuning::rallySpeed, 1e-9));
}

TEST_CASE("a touch outside the paddle's width counts as its end", "[sim]") {
    const Vec2 velocity = velocityAfter(frontTouch(Side::Blue, 1.2));
    CHECK_THAT(degreesFromStraight(Side::Blue, velocity), WithinAbs(60.0, 1e-9));
}

TEST_CASE("a slow ball leaves at the rally speed, a fast one keeps half of its excess", "[sim]") {
    CHECK_THAT(length(velocityAfter(frontTouch(Side::Blue, 0.3, 100.0))), WithinAbs(420.0, 1e-9));
    CHECK_THAT(length(velocityAfter(frontTouch(Side::Blue, 0.3, 620.0))), WithinAbs(520.0, 1e-9));
    CHECK_THAT(length(velocityAfter(frontTouch(Side::Blue, 0.3, 5000.0))), WithinAbs(900.0, 1e-9));
}

TEST_CASE("a moving paddle adds a share of its velocity to the ball", "[sim]") {
    PaddleDeflection touch = frontTouch(Side::Blue, 0.0);
    touch.paddleVelocity = {400.0, 0.0};
    const Vec2 velocity = velocityAfter(touch);
    CHECK_THAT(velocity.x, WithinAbs(140.0, 1e-9));
    CHECK_THAT(velocity.y, WithinAbs(-420.0, 1e-9));
}

TEST_CASE("the back and the ends of a paddle reflect like any moving surface", "[sim]") {
    PaddleDeflection touch;
    touch.side = Side::Blue;
    SECTION("the back") {
        touch.normal = {0.0, 1.0};
        touch.ballVelocity = {300.0, -400.0};
        CHECK_THAT(velocityAfter(touch).x, WithinAbs(300.0, 1e-9));
        CHECK_THAT(velocityAfter(touch).y, WithinAbs(400.0, 1e-9));
    }
    SECTION("an end that moves towards the ball") {
        touch.normal = {1.0, 0.0};
        touch.ballVelocity = {-300.0, 200.0};
        touch.paddleVelocity = {100.0, 0.0};
        CHECK_THAT(velocityAfter(touch).x, WithinAbs(500.0, 1e-9));
        CHECK_THAT(velocityAfter(touch).y, WithinAbs(200.0, 1e-9));
    }
}

TEST_CASE("a ball always leaves faster than the paddle follows, neither too fast nor too slow", "[sim]") {
    Random random(5);
    for (int i = 0; i < 100000; ++i) {
        PaddleDeflection touch;
        touch.side = random.below(2) == 0 ? Side::Blue : Side::Red;
        touch.normal = rotate({1.0, 0.0}, rotationFromTurns(random.unit()));
        touch.ballVelocity = rotate({random.between(0.0, 900.0), 0.0}, rotationFromTurns(random.unit()));
        touch.paddleVelocity = rotate({random.between(0.0, 640.0), 0.0}, rotationFromTurns(random.unit()));
        touch.offset = random.between(-1.0, 1.0);
        touch.rallySpeed = random.between(420.0, 900.0);
        if (dot(touch.ballVelocity - touch.paddleVelocity, touch.normal) >= 0.0) continue;
        const Vec2 velocity = velocityAfter(touch);
        const double separation = dot(velocity - touch.paddleVelocity, touch.normal);
        const double speed = length(velocity);
        if (separation < tuning::separationSpeed - 1e-9 || speed > tuning::maximumSpeed + 1e-9 ||
            speed < touch.rallySpeed / 2.0 - 1e-9) {
            CAPTURE(touch.normal, touch.ballVelocity, touch.paddleVelocity, velocity);
            FAIL("separation " << separation << " speed " << speed);
        }
    }
}

TEST_CASE("a squeezed ball escapes along the surface and never into it, even by rounding", "[sim]") {
    Random random(6);
    for (int i = 0; i < 10000; ++i) {
        const Vec2 normal = rotate({random.between(0.01, 30.0), 0.0}, rotationFromTurns(random.unit()));
        const Vec2 towards = rotate({1.0, 0.0}, rotationFromTurns(random.unit()));
        const Vec2 velocity = escapeAlong(normal, towards, 500.0);
        REQUIRE(dot(velocity, normal) >= 0.0);
        REQUIRE_THAT(dot(velocity, normalized(normal)), WithinAbs(0.0, 1e-9));
        REQUIRE_THAT(length(velocity), WithinAbs(500.0, 1e-9));
        REQUIRE(dot(velocity, towards) >= -1e-9);
    }
}
