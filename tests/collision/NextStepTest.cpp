#include "Catch.hpp"
#include "Scenes.hpp"
#include "collision/FlyOne.hpp"
#include "collision/Workers.hpp"

// Steps with the balls of the step before have the same bits as steps that are given copies of them.

using namespace arkanong::test;

namespace {

constexpr double frameSeconds = 1.0 / 60.0;

/// Requires that steps with the same balls and steps with copies of them agree after each step, in two managers that are
/// alike.
void requireSameSteps(int steps, CollisionManager same, std::vector<MovingCircle> balls,
                      std::size_t jobs = 1) {
    CollisionManager copied = same;
    same.begin(0.0);
    same.addBalls(balls);
    for (int step = 0; step < steps; ++step) {
        CAPTURE(step);
        advance(same, frameSeconds, inTurn(jobs));
        advance(copied, balls, frameSeconds, inTurn(jobs));
        REQUIRE(hashOf(ballsOf(same)) == hashOf(balls));
        REQUIRE(same.contactCount() == copied.contactCount());
        REQUIRE(same.parkedBalls() == copied.parkedBalls());
    }
}

CollisionManager fieldOf(const Gas& gas) {
    CollisionManager collisions;
    collisions.setArena(gas.arena);
    return collisions;
}

} // namespace

TEST_CASE("balls that stay from step to step move as balls that are added anew", "[collision]") {
    SECTION("few") {
        const Gas gas = makeGas(40, 0.2, 200.0, 5);
        requireSameSteps(60, fieldOf(gas), gas.balls);
    }
    SECTION("many, in one part and in several") {
        const Gas gas = makeGas(5000, 0.2, 200.0, 5);
        requireSameSteps(20, fieldOf(gas), gas.balls, GENERATE(1U, 2U, 3U));
    }
    SECTION("so many that they keep the order of the step before anyway") {
        const Gas gas = makeGas(21000, 0.2, 200.0, 5);
        requireSameSteps(3, fieldOf(gas), gas.balls);
    }
    SECTION("of different radii") {
        Gas gas = makeGas(3000, 0.2, 200.0, 5);
        for (std::size_t i = 0; i < gas.balls.size(); ++i)
            gas.balls[i].radius = 1.0 + static_cast<double>(i % 4);
        requireSameSteps(20, fieldOf(gas), gas.balls, GENERATE(1U, 2U));
    }
    SECTION("in steps of several intervals") {
        const Gas gas = makeGas(3000, 0.2, 2000.0, 5);
        requireSameSteps(10, fieldOf(gas), gas.balls, GENERATE(1U, 2U));
    }
    SECTION("among obstacles, some of which spin") {
        Pinball scene = makePinball(5, 50, 200);
        requireSameSteps(30, scene.collisions, scene.balls);
    }
}

TEST_CASE("a frozen ball moves on in the next step without being added anew", "[collision]") {
    // A gap hardly wider than the ball causes far more bounces than the limit in each step.
    CollisionManager collisions = emptyField({{-8.000001, -100.0}, {8.000001, 100.0}});
    const std::vector<MovingCircle> balls{{{0.0, 0.0}, {5000.0, 30.0}, 8.0}};
    requireSameSteps(5, collisions, balls);
    collisions.begin(0.0);
    collisions.addBalls(balls);
    for (int step = 1; step <= 3; ++step) {
        const double before = collisions.ball(0).position.y;
        advance(collisions, 1.0);
        CHECK(collisions.parkedBalls() == 1);
        CHECK(collisions.contactCount() == static_cast<std::uint64_t>(ContactLimits{}.ofBall));
        CHECK(collisions.ball(0).position.y > before);
    }
}

TEST_CASE("a removed ball stays removed and an added ball stays added in the next step", "[collision]") {
    CollisionManager collisions = emptyField({{-100.0, -100.0}, {100.0, 100.0}});
    collisions.begin(1.0);
    collisions.addBall({{-80.0, 0.0}, {-200.0, 0.0}, 8.0}); // At the left border after 0.06 s.
    collisions.addBall({{0.0, 0.0}, {-40.0, 0.0}, 8.0});
    const auto contact = collisions.next();
    REQUIRE(contact);
    REQUIRE(contact->ball == 0);
    collisions.answer(*contact, ContactResponse::remove());
    CHECK(collisions.addBall({{0.0, 50.0}, {10.0, 0.0}, 8.0}) == BallIndex{2});
    collisions.bounceAll();

    collisions.beginNext(2.0);
    const auto next =
        collisions.next(); // The second ball passes where the first one was, and is at the border.
    REQUIRE(next);
    CHECK(next->kind == ContactKind::Border);
    CHECK(next->ball == 1);
    CHECK_THAT(next->time, WithinAbs(1.3, 1e-9));
}

TEST_CASE("a ball that has never moved is where it was put", "[collision]") {
    CollisionManager collisions = emptyField();
    collisions.begin(0.0);
    collisions.addBall({{1.0, 2.0}, {30.0, -40.0}, 5.0});
    collisions.beginNext(0.5);
    CHECK(collisions.ball(0).position == Vec2{1.0, 2.0});
    CHECK_FALSE(collisions.next());
    CHECK(collisions.ball(0).position == Vec2{16.0, -18.0});
    collisions.beginNext(0.5);
    CHECK(collisions.ball(0).position == Vec2{16.0, -18.0});
    CHECK(collisions.alive(0));
}

TEST_CASE("balls that are added to those of the step before move like them", "[collision]") {
    const Gas gas = makeGas(4000, 0.2, 200.0, 5);
    CollisionManager same = fieldOf(gas), copied = fieldOf(gas);
    std::vector<MovingCircle> balls(gas.balls.begin(), gas.balls.begin() + 3000);
    same.begin(0.0);
    same.addBalls(balls);
    for (int step = 0; step < 6; ++step) {
        CAPTURE(step);
        same.beginNext(frameSeconds);
        if (step % 2 == 1) {
            // Where they may overlap others: then the two touch at once.
            for (int i = 0; i < 100; ++i) {
                const auto index = same.addBall(gas.balls[balls.size()]);
                REQUIRE(index == balls.size());
                balls.push_back(gas.balls[balls.size()]);
            }
        }
        same.bounceAll();
        advance(copied, balls, frameSeconds);
        REQUIRE(hashOf(ballsOf(same)) == hashOf(balls));
    }
}
