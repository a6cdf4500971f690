#include "collision/FlyOne.hpp"

using namespace arkanong::test;

TEST_CASE("the number and corners of a removed obstacle are used again", "[collision]") {
    CollisionManager collisions = emptyField();
    const std::vector<Vec2> square{{-5.0, -5.0}, {5.0, -5.0}, {5.0, 5.0}, {-5.0, 5.0}};
    std::uint32_t highest = 0;
    std::vector<ObstacleIndex> alive;
    for (int frame = 0; frame < 200; ++frame) {
        for (int i = 0; i < 3; ++i) {
            const Vec2 at{20.0 * (frame % 10), 20.0 * i};
            alive.push_back(i == 0 ? collisions.addPolygon(at, square, 0.1, 0)
                                   : collisions.addBox(at, {5.0, 5.0}, 0.0, 0));
            if (i == 1) collisions.drive(alive.back(), {1.0, 0.0}, 0.0);
            highest = std::max(highest, obstacleNumber(alive.back()));
        }
        for (; alive.size() > 30; alive.erase(alive.begin()))
            collisions.removeObstacle(alive.front());
        collisions.begin(1.0 / 60.0);
        collisions.bounceAll();
    }
    CHECK(highest < 40);
}

TEST_CASE("an obstacle with the number of a removed one is hit where it is and as it is", "[collision]") {
    CollisionManager collisions = emptyField();
    const ObstacleIndex moving = collisions.addBox({-200.0, 0.0}, {10.0, 10.0}, 0.0, 1);
    collisions.drive(moving, {50.0, 0.0}, 0.0);
    flyOne(collisions, {{}, {}, 1.0}, 1.0);
    collisions.removeObstacle(moving);
    flyOne(collisions, {{}, {}, 1.0}, 1.0);
    const ObstacleIndex standing = collisions.addBox({100.0, 0.0}, {10.0, 10.0}, 0.0, 2);
    REQUIRE(standing == moving);
    collisions.begin(1.0);
    collisions.addBall({{0.0, 0.0}, {100.0, 0.0}, 5.0});
    const auto contact = collisions.next();
    REQUIRE(contact);
    CHECK(contact->tag == 2);
    CHECK_THAT(contact->time, WithinAbs(0.85, 1e-12));
    CHECK(contact->surfaceVelocity == Vec2{});
    collisions.answer(*contact, ContactResponse::bounce());
    CHECK_FALSE(collisions.next());
    CHECK(collisions.obstacle(standing).centre == Vec2{100.0, 0.0});
}

TEST_CASE("of obstacles touched at the same time cast() reports the lowest, with or without a grid",
          "[collision]") {
    CollisionManager collisions = emptyField();
    // Beside each other: a ball between them touches both.
    for (const double y : {13.0, -13.0, 300.0})
        collisions.addBox({100.0, y}, {10.0, 10.0}, 0.0, 0);
    const MovingCircle ball{{0.0, 0.0}, {100.0, 0.0}, 8.0};
    const auto before = collisions.cast(ball, 2.0); // No step has begun since the obstacles were added.
    collisions.begin(0.0);
    collisions.bounceAll();
    const auto after = collisions.cast(ball, 2.0);
    REQUIRE(before);
    REQUIRE(after);
    CHECK(obstacleNumber(before->obstacle) == 0);
    CHECK(obstacleNumber(after->obstacle) == 0);
    CHECK(before->time == after->time);
}
