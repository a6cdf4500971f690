#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Scores.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "sim/EitherSide.hpp"
#include "sim/rules/Bricks.hpp"

#include <cmath>

// The power-ups that affect balls: multiball, fireball, slow, overdrive.

using namespace arkanong::test;

namespace {

/// A brick hit by a fireball of `side`.
Scene burned(Side side, const Level& level) {
    Scene scene = Scene::versus(level);
    scene.give(side, PowerUp::Fireball);
    scene.shoot(side, brickPlace);
    scene.step(25);
    return scene;
}

bool flewOn(const Scene& scene, Side side) { return scene.ball().velocity.y * forward(side) > 0.0; }

} // namespace

TEST_CASE("multiball turns every own ball into three, fifteen degrees apart, but no enemy ball", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.world.putBall({300.0, 360.0}, {250.0, 330.0}, side);
    scene.world.putBall({600.0, 360.0}, {0.0, -400.0}, opponent(side));
    scene.give(side, PowerUp::Multiball);
    CHECK(scene.ballCount() == 4);
    CHECK(scene.count<BallSplit>() == 2);
    const Vec2 velocity = scene.ball(0).velocity;
    for (const std::size_t copy : {2U, 3U}) {
        const Ball& ball = scene.ball(copy);
        CHECK(ball.owner == side);
        CHECK(ball.position == scene.ball(0).position);
        CHECK_THAT(length(ball.velocity), WithinAbs(length(velocity), 1e-9));
        const double cosine = dot(ball.velocity, velocity) / lengthSquared(velocity);
        CHECK_THAT(cosine, WithinAbs(0.9659258262890683, 1e-12));
    }
    CHECK(cross(scene.ball(2).velocity, velocity) * cross(scene.ball(3).velocity, velocity) < 0.0);
    scene.step(60);
    CHECK(scene.ballCount() == 4);
    CHECK(scene.count<BallsCollided>() == 0);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("multiball stops at the limit of balls, held balls included", "[sim]") {
    const Side side = eitherSide();
    const int flying = GENERATE(1, 2, 3, 5, 6);
    const bool holding = GENERATE(false, true);
    Scene scene = Scene::versus();
    if (holding) {
        scene.give(side, PowerUp::Sticky);
        scene.shoot(opponent(side), scene.paddle(side).position);
        REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHeld>() > 0; }));
    }
    for (int i = holding ? 1 : 0; i < flying; ++i)
        scene.world.putBall({100.0 + 90.0 * i, 360.0}, {250.0, 330.0}, side);
    scene.give(side, PowerUp::Multiball);
    const int inPlay = holding ? flying - 1 : flying;
    const int expected = std::min(3 * inPlay + (holding ? 1 : 0), tuning::maximumBallsOfASide);
    CHECK(scene.world.objects().ballsOf(side) == static_cast<std::size_t>(expected));
    CHECK(scene.world.objects().held.size() == (holding ? 1U : 0U));
    scene.step(30);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("multiball without a ball in play does nothing", "[sim]") {
    Scene scene = Scene::versus();
    scene.give(Side::Red, PowerUp::Multiball);
    CHECK(scene.ballCount() == 0);
    CHECK(scene.count<PowerUpBegan>() == 1);
}

TEST_CASE("a fireball breaks the bricks that it may break at one touch, undeflected", "[sim]") {
    const Side side = eitherSide();
    struct Kind {
        BrickKind kind;
        int hits;
    };
    const Kind given =
        GENERATE(Kind{BrickKind::Normal, 1}, Kind{BrickKind::Hard, 3}, Kind{BrickKind::Glass, 1},
                 Kind{BrickKind::Bomb, 1}, Kind{BrickKind::Regrowing, 1}, Kind{BrickKind::Mystery, 1});
    const Scene scene = burned(side, oneBrick(given.kind, given.hits));
    CHECK(scene.all<BallHitBrick>().at(0).hitsLeft == 0);
    CHECK(scene.count<BrickBroken>() >= 1);
    CHECK(scene.all<BrickBroken>()[0].points == given.hits * tuning::brickPoints);
    CHECK(flewOn(scene, side));
    CHECK(scene.ball().velocity.x == 0.0);
}

TEST_CASE("a fireball bounces off steel, bumpers and bricks of the other side's colour", "[sim]") {
    const Side side = eitherSide();
    const BrickKind enemy = side == Side::Blue ? BrickKind::Red : BrickKind::Blue;
    for (const BrickKind kind : {BrickKind::Steel, BrickKind::Bumper, enemy}) {
        const Scene scene = burned(side, oneBrick(kind));
        CHECK_FALSE(flewOn(scene, side));
        CHECK(scene.count<BrickBroken>() == 0);
        CHECK(scene.count<BallHitBrick>() == 1);
    }
}

TEST_CASE("a fireball that breaks a splitter continues as two", "[sim]") {
    const Side side = eitherSide();
    const Scene scene = burned(side, oneBrick(BrickKind::Splitter));
    REQUIRE(scene.ballCount() == 2);
    for (const std::size_t i : {0U, 1U}) {
        const Vec2 velocity = scene.ball(i).velocity;
        CHECK_THAT(std::abs(velocity.x / velocity.y), WithinAbs(0.2679491924311227, 1e-9));
        CHECK(velocity.y * forward(side) > 0.0);
    }
}

TEST_CASE("a fireball breaks a whole column of bricks", "[sim]") {
    const Side side = eitherSide();
    std::vector<Level::BrickPlace> places{{0, 0, BrickKind::Normal, 1}};
    for (int y = 0; y < tuning::brickRows; ++y)
        places.push_back({7, y, y % 2 == 0 ? BrickKind::Hard : BrickKind::Normal, y % 2 == 0 ? 2 : 1});
    Scene scene = Scene::versus(levelOf(places));
    scene.give(side, PowerUp::Fireball);
    scene.shoot(side, brickCentre(7, side == Side::Blue ? 8 : 0));
    scene.step(90);
    CHECK(scene.count<BrickBroken>() == 9);
    CHECK(scene.all<BrickBroken>().back().combo == 9);
    CHECK(flewOn(scene, side));
}

TEST_CASE("fireball affects only its side's balls, and a converted ball follows its new owner", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus(oneBrick(BrickKind::Hard, 3));
    scene.give(opponent(side), PowerUp::Fireball);
    scene.shoot(side, brickPlace);
    scene.step(25);
    CHECK(scene.all<BallHitBrick>().at(0).hitsLeft == 2);
}

TEST_CASE("slow halves the speed of enemy balls near the own goal line, and of no others", "[sim]") {
    const Side side = eitherSide();
    const Side owner = GENERATE(Side::Blue, Side::Red);
    const double depth = GENERATE(150.0, 450.0);
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::Slow);
    // Steep enough not to be near-horizontal, slanted enough to stay near the goal line.
    const Vec2 start{100.0, goalLine(side) + forward(side) * depth};
    scene.world.putBall(start, {400.0, forward(side) * 90.0}, owner);
    scene.step(60);
    const bool slow = owner != side && depth < tuning::slowDepth;
    const double speed = length(scene.ball().velocity);
    CHECK((speed < 0.75 * tuning::rallySpeed) == slow);
    CHECK(speed > 0.5 * tuning::rallySpeed - 1.0);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("overdrive brings own balls to nearly twice the rally speed and later back", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.world.putBall({480.0, 360.0}, {300.0, 300.0}, side);
    scene.world.putBall({200.0, 360.0}, {300.0, -300.0}, opponent(side));
    scene.give(side, PowerUp::Overdrive);
    scene.step(60);
    CHECK(length(scene.ball(0).velocity) > 1.5 * tuning::rallySpeed);
    CHECK_THAT(length(scene.ball(1).velocity), WithinAbs(tuning::rallySpeed, 5.0));
}

TEST_CASE("overdrive never makes a ball faster than the maximum", "[sim]") {
    MatchSettings settings;
    settings.mutators.set(Mutator::FastRally, true);
    Scene scene = Scene::versus({}, settings);
    scene.give(Side::Blue, PowerUp::Overdrive);
    scene.world.putBall({480.0, 360.0}, {620.0, 630.0}, Side::Blue);
    for (int tick = 0; tick < 30; ++tick) {
        scene.step();
        REQUIRE(length(scene.ball().velocity) <= tuning::maximumSpeed + 1e-6);
    }
    CHECK(length(scene.ball().velocity) > 880.0);
}

TEST_CASE("of slow and overdrive on a ball, slow rules near the goal line, overdrive elsewhere", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::Slow);
    scene.give(opponent(side), PowerUp::Overdrive);
    scene.world.putBall({30.0, goalLine(side) + forward(side) * 200.0}, {390.0, forward(side) * 90.0},
                        opponent(side));
    scene.world.putBall({930.0, goalLine(side) + forward(side) * 500.0}, {-390.0, forward(side) * 90.0},
                        opponent(side));
    scene.step(50);
    CHECK(length(scene.ball(0).velocity) < 0.75 * tuning::rallySpeed);
    CHECK(length(scene.ball(1).velocity) > 1.4 * tuning::rallySpeed);
}
