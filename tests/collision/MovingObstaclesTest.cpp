#include "Scenes.hpp"
#include "collision/FlyOne.hpp"
#include "collision/Symmetry.hpp"

using namespace arkanong::test;

TEST_CASE("a moving paddle pushes a resting ball away at twice its speed", "[collision]") {
    const Vec2 direction = GENERATE(Vec2{1.0, 0.0}, Vec2{-1.0, 0.0}, Vec2{0.0, 1.0}, Vec2{0.0, -1.0});
    CollisionManager collisions = emptyField();
    const ObstacleIndex paddle = collisions.addBox({}, {30.0, 30.0}, 0.0, 0);
    collisions.drive(paddle, direction * 60.0, 0.0);
    const MovingCircle after = flyOne(collisions, {direction * 50.0, {}, 8.0}, 1.0);
    CHECK(after.velocity == direction * 120.0);
    CHECK(collisions.obstacle(paddle).centre == direction * 60.0);
}

TEST_CASE("a stopped obstacle stands still for the rest of the step, for every ball", "[collision]") {
    CollisionManager collisions = emptyField();
    const ObstacleIndex paddle = collisions.addBox({}, {50.0, 10.0}, 0.0, 0);
    collisions.drive(paddle, {0.0, -100.0}, 0.0);
    collisions.begin(1.0);
    collisions.addBall({{-20.0, -38.0}, {}, 8.0}); // Hit after 0.2 s; stops the paddle.
    collisions.addBall({{20.0, -118.0}, {}, 8.0}); // Would be hit after 1 s.
    const auto first = collisions.next();
    REQUIRE(first);
    CHECK_THAT(first->time, WithinAbs(0.2, 1e-12));
    collisions.answer(*first, ContactResponse::leave({50.0, 0.0}).stoppingObstacle());
    CHECK_FALSE(collisions.next());
    CHECK_THAT(collisions.obstacle(paddle).centre.y, WithinAbs(-20.0, 1e-9));
    CHECK(collisions.ball(1).velocity == Vec2{});
    CHECK_THAT(collisions.ball(0).position.x, WithinAbs(20.0, 1e-9));
}

TEST_CASE("balls never enter a spinning hexagon and are hit by its moving surface", "[collision]") {
    const double spin = GENERATE(-2.0, 0.2, 3.0);
    Gas gas = makeGas(40, 0.05, 300.0, 17);
    const Vec2 middle = gas.arena.high / 2.0;
    std::vector<MovingCircle> balls;
    for (const MovingCircle& ball : gas.balls)
        if (distance(ball.position, middle) > 40.0) balls.push_back(ball);
    CollisionManager collisions = emptyField(gas.arena);
    const ObstacleIndex hexagon = collisions.addPolygon(middle, hexagonCorners(30.0), 0.0, 0);
    collisions.drive(hexagon, {}, spin);
    const double before = energy(balls);
    for (int step = 0; step < 600; ++step) {
        advance(collisions, balls, 1.0 / 120.0);
        const Rotation turned = rotationFromTurns(collisions.obstacle(hexagon).turns);
        for (const MovingCircle& ball : balls)
            for (int side = 0; side < 6; ++side) {
                const Vec2 a = middle + rotate(hexagonCorners(30.0)[static_cast<std::size_t>(side)], turned);
                const Vec2 b =
                    middle + rotate(hexagonCorners(30.0)[static_cast<std::size_t>((side + 1) % 6)], turned);
                const double along = dot(ball.position - a, b - a) / lengthSquared(b - a);
                const Vec2 nearest = lerp(a, b, along < 0.0 ? 0.0 : (along > 1.0 ? 1.0 : along));
                REQUIRE(distance(ball.position, nearest) > ball.radius - 1e-9);
            }
    }
    CHECK(energy(balls) != before);
}

TEST_CASE("a resting hexagon removes no energy, nor does a spinning one that stops", "[collision]") {
    CollisionManager collisions = emptyField({{-100.0, -100.0}, {100.0, 100.0}});
    collisions.addPolygon({}, hexagonCorners(30.0), 0.1, 0);
    std::vector<MovingCircle> balls{{{-80.0, 5.0}, {700.0, 220.0}, 8.0}};
    std::uint64_t contacts = 0;
    for (int step = 0; step < 1200; ++step) {
        advance(collisions, balls, 1.0 / 120.0);
        contacts += collisions.contactCount();
    }
    CHECK(contacts > 50);
    CHECK_THAT(energy(balls) / (0.5 * lengthSquared({700.0, 220.0})), WithinAbs(1.0, 1e-13));
}

TEST_CASE("a paddle pressing a ball against a wall stops at the ball if nothing lets it out", "[collision]") {
    CollisionManager collisions = emptyField({{-100.0, -100.0}, {100.0, 100.0}});
    const ObstacleIndex paddle = collisions.addBox({60.0, 0.0}, {20.0, 20.0}, 0.0, 0);
    collisions.drive(paddle, {500.0, 0.0}, 0.0);
    const MovingCircle after = flyOne(collisions, {{90.0, 0.0}, {0.0, 0.0}, 8.0}, 1.0 / 60.0);
    CHECK(collisions.parkedBalls() == 1);
    CHECK(after.position.x + 8.0 <= 100.0 + 1e-9);
    CHECK(collisions.obstacle(paddle).centre.x + 20.0 <= after.position.x - 8.0 + 1e-9);
}

TEST_CASE("an obstacle that is moved between two steps is hit where it is, not where it was", "[collision]") {
    CollisionManager collisions = emptyField();
    const ObstacleIndex box = collisions.addBox({0.0, 0.0}, {10.0, 10.0}, 0.0, 1);
    const MovingCircle first{{-50.0, 0.0}, {100.0, 0.0}, 5.0};
    const MovingCircle second{{-50.0, 600.0}, {100.0, 0.0}, 5.0};
    CHECK(closeTo(flyOne(collisions, first, 1.0).position, {-80.0, 0.0}, 1e-9));
    CHECK(closeTo(flyOne(collisions, second, 1.0).position, {50.0, 600.0}, 1e-9));
    collisions.place(box, {0.0, 600.0}, 0.0);
    CHECK(closeTo(flyOne(collisions, first, 1.0).position, {50.0, 0.0}, 1e-9));
    CHECK(closeTo(flyOne(collisions, second, 1.0).position, {-80.0, 600.0}, 1e-9));
}

TEST_CASE("a polygon that is turned between two steps is hit where it stands then", "[collision]") {
    CollisionManager collisions = emptyField();
    const ObstacleIndex line = collisions.addPolygon({0.0, 0.0}, {{-40.0, 0.0}, {40.0, 0.0}}, 0.0, 1);
    const MovingCircle ball{{-50.0, 20.0}, {100.0, 0.0}, 5.0};
    CHECK(closeTo(flyOne(collisions, ball, 1.0).position, {50.0, 20.0}, 1e-9));
    collisions.place(line, {0.0, 0.0}, 0.25);
    CHECK(closeTo(flyOne(collisions, ball, 1.0).position, {-60.0, 20.0}, 1e-9));
}

TEST_CASE("a polygon that no longer spins is hit where it has turned to", "[collision]") {
    CollisionManager collisions = emptyField();
    const ObstacleIndex line = collisions.addPolygon({0.0, 0.0}, {{-40.0, 0.0}, {40.0, 0.0}}, 0.0, 1);
    collisions.drive(line, {}, 0.25);
    flyOne(collisions, {{0.0, 600.0}, {}, 5.0}, 1.0); // Out of its reach: a quarter of a turn passes.
    collisions.drive(line, {}, 0.0);
    const MovingCircle ball{{-50.0, 20.0}, {100.0, 0.0}, 5.0};
    CHECK(closeTo(flyOne(collisions, ball, 1.0).position, {-60.0, 20.0}, 1e-9));
}
