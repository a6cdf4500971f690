#include "Catch.hpp"
#include "arkanong/collision/casts/SpinningCast.hpp"
#include "collision/FlyOne.hpp"

// What happens exactly at a bound of the engine, and next to it.

using namespace arkanong::test;

TEST_CASE("a circle in the middle of a square is let out to the left, unless it flies there", "[collision]") {
    const Box square{{-5.0, -5.0}, {5.0, 5.0}};
    const auto hit = castCircleBox({{0.0, 0.0}, 2.0}, {1.0, 0.0}, square, 0.0, 1.0);
    REQUIRE(hit);
    CHECK(hit->normal == Vec2{-1.0, 0.0});
    for (const Vec2 velocity : {Vec2{-1.0, 0.0}, Vec2{0.0, 1.0}, Vec2{0.0, -1.0}})
        CHECK_FALSE(castCircleBox({{0.0, 0.0}, 2.0}, velocity, square, 0.0, 1.0));
}

TEST_CASE("a spinning segment shorter than a pixel has two ends and a face between them", "[collision]") {
    const SpinningSegment rod{{{-0.4, 0.0}, {0.4, 0.0}}, {}, 1e-6};
    const auto touchAt = [&](double x) {
        const auto hit = castCircleSpinning({{x, -10.0}, 1.0}, {0.0, 10.0}, rod, 2.0);
        REQUIRE(hit);
        return 10.0 - 10.0 * hit->time;
    };
    CHECK_THAT(touchAt(0.0), WithinAbs(1.0, 1e-4));
    CHECK_THAT(touchAt(0.3), WithinAbs(1.0, 1e-4));
    CHECK_THAT(touchAt(1.0), WithinAbs(0.8, 1e-4));
    CHECK_THAT(touchAt(-1.0), WithinAbs(0.8, 1e-4));
}

TEST_CASE("an obstacle stopped in one step moves in the next, however long it is", "[collision]") {
    CollisionManager collisions = emptyField();
    const ObstacleIndex paddle = collisions.addBox({}, {50.0, 10.0}, 0.0, 0);
    collisions.drive(paddle, {0.0, -10.0}, 0.0);
    collisions.begin(1.0);
    collisions.addBall({{0.0, -19.0}, {}, 8.0});
    const auto first = collisions.next();
    REQUIRE(first);
    collisions.answer(*first, ContactResponse::leave({50.0, 0.0}).stoppingObstacle());
    CHECK_FALSE(collisions.next());
    CHECK_THAT(collisions.obstacle(paddle).centre.y, WithinAbs(-1.0, 1e-9));
    collisions.drive(paddle, {0.0, -10.0}, 0.0);
    collisions.begin(4.0);
    CHECK_FALSE(collisions.next());
    CHECK_THAT(collisions.obstacle(paddle).centre.y, WithinAbs(-41.0, 1e-9));
}
