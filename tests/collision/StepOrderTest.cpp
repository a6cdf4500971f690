#include "collision/FlyOne.hpp"

#include <cmath>
#include <limits>

using namespace arkanong::test;

// Steps that are begun or ended twice or given up, and arguments that are infinite, not numbers or too large.

TEST_CASE("after its end a step finds nothing more and moves nothing", "[collision]") {
    CollisionManager collisions = emptyField();
    collisions.begin(1.0);
    collisions.addBall({{100.0, 0.0}, {10.0, 0.0}, 5.0});
    CHECK(collisions.bounceAll().exactUntil == 1.0);
    CHECK(collisions.ball(0).position == Vec2{110.0, 0.0});
    collisions.bounceAll();
    CHECK_FALSE(collisions.next());
    CHECK(collisions.ball(0).position == Vec2{110.0, 0.0});
    collisions.beginNext(1.0);
    collisions.bounceAll();
    CHECK(collisions.ball(0).position == Vec2{120.0, 0.0});
}

TEST_CASE("an obstacle that was stopped in a step that was given up moves in the next one", "[collision]") {
    CollisionManager collisions = emptyField();
    const ObstacleIndex paddle = collisions.addBox({0.0, 0.0}, {20.0, 20.0}, 0.0, 0);
    collisions.drive(paddle, {60.0, 0.0}, 0.0);
    collisions.begin(1.0);
    collisions.addBall({{50.0, 0.0}, {}, 8.0});
    const auto contact = collisions.next();
    REQUIRE(contact);
    collisions.answer(*contact, ContactResponse::bounce().stoppingObstacle());
    collisions.begin(1.0);
    collisions.bounceAll();
    CHECK(collisions.obstacle(paddle).centre == Vec2{60.0, 0.0});
}

TEST_CASE("a ball that a box has caught from behind touches it once if the touch stops the box",
          "[collision]") {
    CollisionManager collisions = emptyField();
    const ObstacleIndex box = collisions.addBox({0.0, 0.0}, {20.0, 20.0}, 0.0, 0);
    collisions.drive(box, {100.0, 0.0}, 0.0);
    collisions.begin(1.0);
    collisions.addBall({{38.0, 0.0}, {50.0, 0.0}, 8.0}); // Caught after 0.2 s.
    const auto contact = collisions.next();
    REQUIRE(contact);
    CHECK_THAT(contact->time, WithinAbs(0.2, 1e-12));
    collisions.answer(*contact, ContactResponse::bounce().stoppingObstacle());
    CHECK_FALSE(collisions.next());
    CHECK_THAT(collisions.ball(0).position.x, WithinAbs(88.0, 1e-9));
    CHECK(collisions.ball(0).velocity == Vec2{50.0, 0.0});
}

TEST_CASE("numbers that are none or too large are refused and change nothing", "[collision]") {
    const double bad =
        GENERATE(std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
                 std::numeric_limits<double>::quiet_NaN(), 1e300, 2.0 * CollisionManager::largest);
    CAPTURE(bad);
    CollisionManager collisions = emptyField({{-100.0, -100.0}, {100.0, 100.0}});
    const ObstacleIndex box = collisions.addBox({50.0, 50.0}, {10.0, 10.0}, 0.0, 0);
    CHECK_FALSE(collisions.setArena({{-100.0, -100.0}, {bad, 100.0}}));
    CHECK_FALSE(collisions.setArena({{-100.0, bad}, {100.0, 100.0}}));
    CHECK(collisions.arena().high == Vec2{100.0, 100.0});
    CHECK_FALSE(collisions.drive(box, {bad, 0.0}, 0.0));
    CHECK_FALSE(collisions.drive(box, {0.0, bad}, 0.0));
    CHECK_FALSE(collisions.drive(box, {}, bad));
    CHECK_FALSE(collisions.begin(bad));
    CHECK_FALSE(collisions.beginNext(bad));
    REQUIRE(collisions.begin(1.0));
    for (const MovingCircle& ball :
         {MovingCircle{{bad, 0.0}, {}, 1.0}, MovingCircle{{0.0, bad}, {}, 1.0},
          MovingCircle{{}, {bad, 0.0}, 1.0}, MovingCircle{{}, {0.0, bad}, 1.0}, MovingCircle{{}, {}, bad}})
        CHECK_FALSE(collisions.addBall(ball));
    CHECK(collisions.ballCount() == 0);
    CHECK_FALSE(collisions.addBalls({{{}, {20.0, 0.0}, 1.0}, {{bad, 0.0}, {}, 1.0}, {{}, {}, 1.0}}));
    CHECK(collisions.ballCount() == 1);
    collisions.bounceAll();
    CHECK(collisions.ball(0).position == Vec2{20.0, 0.0});
    CHECK(collisions.obstacle(box).centre == Vec2{50.0, 50.0});
}

TEST_CASE("negative durations and radii and an arena inside out are refused", "[collision]") {
    CollisionManager collisions = emptyField();
    CHECK_FALSE(collisions.begin(-1.0));
    CHECK_FALSE(collisions.setArena({{1.0, 0.0}, {0.0, 1.0}}));
    REQUIRE(collisions.begin(1.0));
    CHECK_FALSE(collisions.addBall({{}, {}, -1.0}));
}

TEST_CASE("a response with a velocity that is no number is refused, and the ball keeps its own",
          "[collision]") {
    CollisionManager collisions = emptyField({{-100.0, -100.0}, {100.0, 100.0}});
    collisions.begin(1.0);
    collisions.addBall({{}, {200.0, 0.0}, 5.0});
    const auto contact = collisions.next();
    REQUIRE(contact);
    const double infinity = std::numeric_limits<double>::infinity();
    CHECK_FALSE(collisions.answer(*contact, ContactResponse::leave({infinity, 0.0})));
    CHECK_FALSE(collisions.next());
    CHECK(collisions.ball(0).velocity == Vec2{200.0, 0.0});
    CHECK_THAT(collisions.ball(0).position.x, WithinAbs(200.0, 1e-9));
}

TEST_CASE("jobs without a function are done by the caller alone", "[collision]") {
    const Gas gas = makeGas(5000, 0.2, 200.0, 5);
    CollisionManager one = emptyField(gas.arena), none = emptyField(gas.arena);
    std::vector<MovingCircle> ones = gas.balls, nones = gas.balls;
    advance(one, ones, 1.0 / 60.0);
    advance(none, nones, 1.0 / 60.0, Jobs{4, {}});
    CHECK(hashOf(nones) == hashOf(ones));
}
