#include "arkanong/sim/paddle/PaddleDeflection.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "arkanong/sim/tuning/Strokes.hpp"

#include <cmath>

using namespace arkanong::test;

namespace {

PaddleDeflection frontTouch(Side side, double offset, double speed = tuning::rallySpeed) {
    PaddleDeflection touch;
    touch.side = side;
    touch.normal = {0.0, forward(side)};
    touch.ballVelocity = Vec2{0.6, -0.8 * forward(side)} * speed;
    touch.offset = offset;
    touch.rallySpeed = tuning::rallySpeed;
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
    const double end = GENERATE(-1.0, 1.0);
    const Vec2 velocity = velocityAfter(frontTouch(Side::Blue, 1.2 * end));
    CHECK_THAT(degreesFromStraight(Side::Blue, velocity), WithinAbs(60.0 * end, 1e-9));
}

TEST_CASE("a slow ball leaves at the rally speed, a fast one keeps half of its excess", "[sim]") {
    CHECK_THAT(length(velocityAfter(frontTouch(Side::Blue, 0.3, 100.0))), WithinAbs(420.0, 1e-9));
    CHECK_THAT(length(velocityAfter(frontTouch(Side::Blue, 0.3, 620.0))), WithinAbs(520.0, 1e-9));
    CHECK_THAT(length(velocityAfter(frontTouch(Side::Blue, 0.3, 5000.0))), WithinAbs(900.0, 1e-9));
}

TEST_CASE("a paddle that moves sideways swipes the ball, but no harder than at 640 px/s", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    PaddleDeflection touch = frontTouch(side, 0.0);
    const auto [speed, swiped] =
        GENERATE(std::pair{400.0, 140.0}, std::pair{640.0, 224.0}, std::pair{-3000.0, -224.0});
    touch.paddleVelocity = {speed, 0.0};
    const Vec2 velocity = velocityAfter(touch);
    CHECK_THAT(velocity.x, WithinAbs(swiped, 1e-9));
    CHECK_THAT(velocity.y, WithinAbs(420.0 * forward(side), 1e-9));
    CHECK(strokeOf(touch) == Stroke::Plain);
}

TEST_CASE("a paddle that moves forward smashes the ball, the faster the harder, up to 40 % faster", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double offset = GENERATE(-0.8, 0.0, 0.5);
    const auto [ahead, factor] = GENERATE(std::pair{119.0, 1.0}, std::pair{120.0, 1.1}, std::pair{240.0, 1.2},
                                          std::pair{480.0, 1.4}, std::pair{520.0, 1.4});
    PaddleDeflection touch = frontTouch(side, offset);
    touch.paddleVelocity = {0.0, ahead * forward(side)};
    touch.rallySpeed = 600.0;
    const Vec2 velocity = velocityAfter(touch);
    const double straight = 600.0 * factor * std::cos(offset * pi / 3.0);
    const double least = ahead + tuning::separationSpeed;
    CHECK_THAT(velocity.x, WithinAbs(600.0 * factor * std::sin(offset * pi / 3.0), 1e-6));
    CHECK_THAT(velocity.y * forward(side), WithinAbs(std::max(straight, least), 1e-6));
    CHECK(strokeOf(touch) == (ahead < 120.0 ? Stroke::Plain : Stroke::Smash));
}

TEST_CASE("a paddle that moves back cushions the ball: slow, and exactly where it aims", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double offset = GENERATE(-1.0, -0.3, 0.0, 0.7);
    const auto [back, factor] =
        GENERATE(std::pair{120.0, 0.9125}, std::pair{480.0, 0.65}, std::pair{520.0, 0.65});
    PaddleDeflection touch = frontTouch(side, offset, 800.0);
    touch.paddleVelocity = {500.0, -back * forward(side)};
    const Vec2 velocity = velocityAfter(touch);
    CHECK_THAT(length(velocity), WithinAbs(420.0 * factor, 1e-9));
    CHECK_THAT(degreesFromStraight(side, velocity), WithinAbs(60.0 * offset, 1e-9));
    CHECK(strokeOf(touch) == Stroke::Cushion);
}

TEST_CASE("a touch with a paddle's back or end is neither smash nor cushion", "[sim]") {
    PaddleDeflection touch = frontTouch(Side::Blue, 0.0);
    touch.normal = GENERATE(Vec2{0.0, 1.0}, Vec2{1.0, 0.0}, Vec2{-1.0, 0.0});
    touch.paddleVelocity = {0.0, GENERATE(-500.0, 500.0)};
    CHECK(strokeOf(touch) == Stroke::Plain);
}

TEST_CASE("a paddle whose end no ball can outrun strikes it forward, as with the end of its front", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double way = GENERATE(-1.0, 1.0);
    PaddleDeflection touch = frontTouch(side, way);
    touch.normal = {way, 0.0};
    touch.ballVelocity = {0.0, -400.0 * forward(side)};
    touch.paddleVelocity = {way * 3000.0, 0.0};
    REQUIRE(outruns(touch));
    const Vec2 velocity = velocityAfter(touch);
    CHECK(velocity.x * way > 300.0);
    CHECK(velocity.y * forward(side) > 150.0);
    CHECK(length(velocity) <= tuning::maximumSpeed + 1e-9);
    touch.paddleVelocity = {way * 640.0, 0.0};
    CHECK_FALSE(outruns(touch));
    touch.normal = {0.0, forward(side)};
    touch.paddleVelocity = {way * 3000.0, 0.0};
    CHECK_FALSE(outruns(touch));
}

TEST_CASE("the back and the ends of a paddle reflect like any moving surface", "[sim]") {
    PaddleDeflection touch;
    touch.side = Side::Blue;
    touch.rallySpeed = tuning::rallySpeed;
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
        touch.paddleVelocity = {random.between(-900.0, 900.0), random.between(-600.0, 600.0)};
        touch.offset = random.between(-1.0, 1.0);
        touch.rallySpeed = random.between(420.0, 900.0);
        if (dot(touch.ballVelocity - touch.paddleVelocity, touch.normal) >= 0.0 || outruns(touch)) continue;
        const Vec2 velocity = velocityAfter(touch);
        const double separation = dot(velocity - touch.paddleVelocity, touch.normal);
        const double speed = length(velocity);
        if (separation <= 0.0 || speed > tuning::maximumSpeed + 1e-9 ||
            speed < touch.rallySpeed / 2.0 - 1e-9) {
            CAPTURE(touch.normal, touch.ballVelocity, touch.paddleVelocity, velocity);
            FAIL("separation " << separation << " speed " << speed);
        }
    }
}

TEST_CASE("a serve that aims barely ahead leaves as far to that side as it may", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double sideways = GENERATE(-40.0, 40.0);
    const double ahead = GENERATE(0.001, 0.9);
    const Vec2 direction =
        serveDirection(side, {480.0, 360.0}, {480.0 + sideways, 360.0 + forward(side) * ahead});
    CHECK_THAT(degreesFromStraight(side, direction), WithinAbs(sideways > 0.0 ? 70.0 : -70.0, 1e-9));
}

TEST_CASE("a serve that aims exactly sideways, or nowhere, leaves straight ahead", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double sideways = GENERATE(-40.0, 0.0, 40.0);
    CHECK(serveDirection(side, {480.0, 360.0}, {480.0 + sideways, 360.0}) == Vec2{0.0, forward(side)});
}

TEST_CASE("a ball that would leave too slowly gets the rest along the normal, however little", "[sim]") {
    const double missing = GENERATE(0.001, 0.5, 40.0); // px/s
    PaddleDeflection touch;
    touch.side = Side::Blue;
    touch.normal = {1.0, 0.0};
    touch.paddleVelocity = {-tuning::separationSpeed, 0.0};
    touch.rallySpeed = 420.0;
    const double slowest = tuning::slowestShare * touch.rallySpeed;
    touch.ballVelocity = {-tuning::separationSpeed - 1.0, slowest - missing};
    const Vec2 velocity = velocityAfter(touch);
    CHECK(velocity.x > 0.0);
    CHECK(velocity.y == slowest - missing);
    CHECK_THAT(length(velocity), WithinAbs(slowest, 1e-9));
}
