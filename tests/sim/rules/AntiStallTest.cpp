#include "arkanong/sim/rules/AntiStall.hpp"

#include "Catch.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"

#include <cmath>

using namespace arkanong::test;

namespace {

Ball flying(Vec2 velocity) {
    Ball ball;
    ball.position = {480.0, 360.0};
    ball.velocity = velocity;
    return ball;
}

double degreesOffHorizontal(Vec2 v) { return std::atan2(std::abs(v.y), std::abs(v.x)) * 180.0 / pi; }

double degreesBetween(Vec2 a, Vec2 b) { return std::atan2(std::abs(cross(a, b)), dot(a, b)) * 180.0 / pi; }

/// The first nudge within `limit` ticks, and the number of ticks until it.
std::optional<Vec2> nudgeWithin(Ball& ball, int limit, Random& random, int& ticks) {
    for (ticks = 1; ticks <= limit; ++ticks) {
        if (const auto velocity = nudge(ball, random)) return velocity;
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("a ball that moves near-horizontally too long is nudged away from the horizontal", "[sim]") {
    const double degrees = GENERATE(0.0, 3.0, 11.0, -11.0, 180.0, 175.0, -170.0);
    Random random(static_cast<std::uint64_t>(degrees + 360.0));
    const Vec2 before = rotate({500.0, 0.0}, rotationFromDegrees(degrees));
    Ball ball = flying(before);
    int ticks = 0;
    const auto after = nudgeWithin(ball, 1000, random, ticks);
    REQUIRE(after.has_value());
    CHECK(ticks == tuning::flatPatience + 1);
    CHECK(degreesOffHorizontal(*after) >= 20.0 - 1e-9);
    CHECK(degreesBetween(before, *after) <= 25.0 + 1e-9);
    CHECK_THAT(length(*after), WithinAbs(500.0, 1e-9));
    CHECK(after->x * before.x > 0.0);
    CHECK(after->y * before.y >= 0.0);
    CHECK(ball.flatTicks == 0);
}

TEST_CASE("a ball that leaves the horizontal in between is not nudged", "[sim]") {
    Random random(1);
    Ball ball = flying({500.0, 20.0});
    int ticks = 0;
    CHECK_FALSE(nudgeWithin(ball, tuning::flatPatience, random, ticks).has_value());
    ball.velocity = {300.0, 300.0};
    CHECK_FALSE(nudge(ball, random).has_value());
    ball.velocity = {500.0, 20.0};
    CHECK_FALSE(nudgeWithin(ball, tuning::flatPatience, random, ticks).has_value());
}

TEST_CASE("an idle ball is nudged off both axes", "[sim]") {
    const double degrees = GENERATE(15.0, 30.0, 45.0, 85.0, 90.0, -90.0, 135.0, -100.0);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Random random(seed);
        const Vec2 before = rotate({450.0, 0.0}, rotationFromDegrees(degrees));
        Ball ball = flying(before);
        int ticks = 0;
        const auto after = nudgeWithin(ball, 2000, random, ticks);
        REQUIRE(after.has_value());
        REQUIRE(ticks == tuning::idlePatience + 1);
        REQUIRE(degreesOffHorizontal(*after) >= 20.0 - 1e-9);
        REQUIRE(degreesOffHorizontal(*after) <= 80.0 + 1e-9);
        REQUIRE(degreesBetween(before, *after) > 1.0);
        REQUIRE_THAT(length(*after), WithinAbs(450.0, 1e-9));
        REQUIRE(ball.idleTicks == 0);
    }
}

TEST_CASE("a ball in one place is nudged and then stuck, even if it breaks a brick now and then", "[sim]") {
    const double reach = GENERATE(30.0, 95.0, 105.0);
    Random random(5);
    Ball ball = flying({200.0, 370.0});
    ball.place = ball.position;
    const Vec2 start = ball.position;
    int nudged = 0;
    int tick = 0;
    for (; tick < tuning::seconds(10.0) && !isStuck(ball); ++tick) {
        if (tick % tuning::seconds(4.0) == 0) noteProgress(ball);
        ball.position = start + Vec2{tick / 20 % 2 == 0 ? 0.0 : reach, 0.0};
        if (nudge(ball, random)) ++nudged;
    }
    const bool stays = reach < tuning::stayDistance;
    CHECK(isStuck(ball) == stays);
    CHECK(nudged == (stays ? 1 : 0));
    if (stays) CHECK_THAT(tick, WithinAbs(2.0 * tuning::stayPatience, 2.0));
}

TEST_CASE("of two balls that lie on each other and fly alike the later one is turned aside", "[sim]") {
    std::vector<Ball> balls{flying({200.0, 370.0}), flying({200.0, -370.0}), flying({201.0, 371.0})};
    balls[2].position.x += 1.0;
    separateTwins(balls);
    CHECK(balls[0].velocity == Vec2{200.0, 370.0});
    CHECK(balls[1].velocity == Vec2{200.0, -370.0});
    CHECK_THAT(degreesBetween(balls[2].velocity, {201.0, 371.0}),
               WithinAbs(tuning::splitDegrees / 2.0, 1e-6));
    CHECK_THAT(length(balls[2].velocity), WithinAbs(length(Vec2{201.0, 371.0}), 1e-9));
}
