#include "collision/FlyOne.hpp"
#include "collision/Symmetry.hpp"

#include <cmath>

using namespace arkanong::test;

// Steps that begin where no ordinary one does: beyond a wall, on a side, in a jam.

TEST_CASE("a ball beyond a wall that moves outwards turns back where it is", "[collision]") {
    const Vec2 out = GENERATE(Vec2{1.0, 0.0}, Vec2{-1.0, 0.0}, Vec2{0.0, 1.0}, Vec2{0.0, -1.0});
    CollisionManager collisions = emptyField({{-100.0, -100.0}, {100.0, 100.0}});
    const MovingCircle after = flyOne(collisions, {out * 148.0, out * 60.0, 8.0}, 0.5);
    CHECK(closeTo(after.position, out * 118.0, 1e-9));
    CHECK(after.velocity == out * -60.0);
    CHECK(collisions.contactCount() == 1);
}

TEST_CASE("a ball centred exactly on a side that stands still leaves it", "[collision]") {
    const double downwards = GENERATE(-1.0, 1.0);
    const double radius = GENERATE(0.0, 8.0);
    CollisionManager collisions = emptyField();
    collisions.addPolygon({}, {{-50.0, 0.0}, {50.0, 0.0}, {0.0, 60.0}}, 0.0, 0);
    const MovingCircle after = flyOne(collisions, {{0.0, 0.0}, {7.0, downwards * 300.0}, radius}, 0.1);
    CHECK(collisions.parkedBalls() == 0);
    CHECK(collisions.contactCount() <= 2);
    CHECK(std::abs(after.position.y) > 10.0);
}

TEST_CASE("a ball centred exactly on a polygon of two corners leaves it unhindered", "[collision]") {
    const double direction = GENERATE(-1.0, 1.0);
    CollisionManager collisions = emptyField();
    collisions.addPolygon({50.0, 50.0}, {{0.0, -20.0}, {0.0, 20.0}}, 0.0, 0);
    const MovingCircle after = flyOne(collisions, {{50.0, 50.0}, {direction * 100.0, 0.0}, 5.0}, 0.5);
    CHECK(collisions.contactCount() == 0);
    CHECK(after.position == Vec2{50.0 + direction * 50.0, 50.0});
}

TEST_CASE("a ball that a spinning cast needs many looks for is hit", "[collision]") {
    // In an hour the rod turns 3,600 times before the slow ball comes within its reach.
    CollisionManager collisions = emptyField();
    const ObstacleIndex rod = collisions.addPolygon({}, {{0.0, 0.0}, {40.0, 0.0}}, 0.0, 0);
    collisions.drive(rod, {}, 1.0);
    collisions.begin(3600.0);
    collisions.addBall({{80.0, 0.0}, {-0.01, 0.0}, 5.0});
    const auto contact = collisions.next();
    REQUIRE(contact);
    CHECK(contact->time > 3499.999);
    CHECK(contact->time < 3502.0);
}

TEST_CASE("a jammed crowd costs a bounded number of contacts if those of the whole step count",
          "[collision]") {
    // Far more balls than there is room for between a spinning hexagon and a wall.
    constexpr std::size_t count = 96;
    CollisionManager collisions = emptyField({{0.0, 0.0}, {960.0, 720.0}});
    const ObstacleIndex hexagon = collisions.addPolygon({480.0, 74.0}, hexagonCorners(70.0), 0.0, 0);
    collisions.drive(hexagon, {}, 1.0);
    ContactLimits limits;
    limits.progress = 1.0;
    collisions.setLimits(limits);
    Random random(3);
    std::vector<MovingCircle> balls;
    for (std::size_t i = 0; i < count; ++i)
        balls.push_back({{440.0 + 1.7 * static_cast<double>(i % 48), 3.9 + 2.0 * static_cast<double>(i / 48)},
                         {random.between(-100.0, 100.0), random.between(-100.0, 100.0)},
                         8.0});
    for (int step = 0; step < 30; ++step) {
        advance(collisions, balls, 1.0 / 120.0);
        REQUIRE(collisions.contactCount() <=
                limits.jammedFrom(count) + static_cast<std::uint64_t>(limits.ofJammedBall) * count + 1);
        for (const MovingCircle& ball : balls)
            REQUIRE(std::isfinite(ball.position.x + ball.position.y + ball.velocity.x + ball.velocity.y));
    }
}
