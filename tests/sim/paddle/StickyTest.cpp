#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

#include <cmath>

using namespace arkanong::test;

namespace {

constexpr double reach = 22.0; // Half a paddle's height and a ball's radius.

/// With a ball held `aside` px from its paddle's middle.
Scene holding(Side side, double aside = 0.0, const Level& level = {}, const MatchSettings& settings = {}) {
    Scene scene = Scene::versus(level, settings);
    scene.give(side, PowerUp::Sticky);
    scene.drop(side, side, aside);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHeld>() > 0; }));
    return scene;
}

const HeldBall& held(const Scene& scene) { return scene.world.objects().held.at(0); }

} // namespace

TEST_CASE("a sticky paddle holds a ball that touches its front, at that position, and carries it", "[sim]") {
    const Side side = eitherSide();
    const double aside = GENERATE(-40.0, 0.0, 25.0);
    Scene scene = holding(side, aside);
    CHECK(scene.ballCount() == 0);
    CHECK(scene.world.objects().ballsOf(side) == 1);
    CHECK(scene.count<BallHitPaddle>() == 1);
    CHECK_THAT(held(scene).offset, WithinAbs(aside, 1e-9));
    scene.move(side, 640, side == Side::Blue ? -640 : 640);
    for (int tick = 0; tick < 60; ++tick) {
        scene.step();
        REQUIRE(scene.world.brokenInvariant() == "");
        const Vec2 expected = scene.paddle(side).position + Vec2{aside, forward(side) * reach};
        REQUIRE(held(scene).ball.position == expected);
    }
    CHECK(scene.count<BallServed>() == 0);
}

TEST_CASE("a sticky paddle converts an enemy ball and then holds it", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::Sticky);
    scene.drop(side, opponent(side));
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHeld>() > 0; }));
    CHECK(scene.count<BallConverted>() == 1);
    CHECK(held(scene).ball.owner == side);
    CHECK(scene.world.objects().ballsOf(opponent(side)) == 0);
}

TEST_CASE("the serve button sends a held ball towards the aim point, without using the reserve", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, 20.0);
    const int reserve = scene.standing(side).reserve;
    const BallId id = held(scene).ball.id;
    const Vec2 from = held(scene).ball.position;
    const Vec2 aim = seenBy(side, Vec2{200.0, 300.0});
    scene.serve(side, aim);
    REQUIRE(scene.ballCount() == 1);
    CHECK(scene.world.objects().held.empty());
    CHECK(scene.ball().id == id);
    CHECK(scene.standing(side).reserve == reserve);
    const BallServed served = scene.all<BallServed>().at(0);
    CHECK(served.at == from);
    CHECK_THAT(cross(normalized(served.velocity), normalized(aim - from)), WithinAbs(0.0, 1e-9));
    CHECK_THAT(length(served.velocity), WithinAbs(scene.world.match().rallySpeed(), 1e-9));

    SECTION("and the next press serves from the reserve") {
        scene.step(tuning::serveCooldown);
        scene.serve(side, aim);
        CHECK(scene.ballCount() == 2);
        CHECK(scene.standing(side).reserve == reserve - 1);
    }
}

TEST_CASE("held balls are served one a press, the one held longest first", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, -30.0);
    scene.drop(side, side, 30.0);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHeld>() == 2; }));
    const BallId first = scene.world.objects().held[0].ball.id;
    scene.serve(side, seenBy(side, Vec2{480.0, 100.0}));
    CHECK(scene.ball().id == first);
    CHECK(scene.world.objects().held.size() == 1);
    scene.serve(side, seenBy(side, Vec2{480.0, 100.0}));
    CHECK(scene.world.objects().held.empty());
    CHECK(scene.ballCount() == 2);
}

TEST_CASE("a held ball is released by itself, at the angle at which it would have bounced off", "[sim]") {
    const Side side = eitherSide();
    const double aside = GENERATE(-50.0, 0.0, 30.0);
    Scene scene = holding(side, aside);
    scene.step(tuning::stickyHold - 1);
    CHECK(scene.world.objects().held.size() == 1);
    scene.step();
    REQUIRE(scene.count<BallServed>() == 1);
    const Vec2 velocity = scene.all<BallServed>()[0].velocity;
    const double degrees = std::atan2(velocity.x, velocity.y * forward(side)) * 180.0 / 3.14159265358979;
    CHECK_THAT(degrees, WithinAbs(60.0 * aside / 63.0, 1e-6));
}

TEST_CASE("a ball already held stays held when the paddle is no longer sticky", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::Sticky);
    scene.step(traitsOf(PowerUp::Sticky).ticks - 30);
    scene.drop(side, side);
    scene.step(60);
    CHECK(scene.count<PowerUpEnded>() == 1);
    CHECK(scene.world.objects().held.size() == 1);
    scene.drop(side, side, 40.0);
    scene.step(20);
    CHECK(scene.count<BallHeld>() == 1);
}

TEST_CASE("the ends and the back of a sticky paddle hold nothing", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::Sticky);
    const Vec2 paddle = scene.paddle(side).position;
    bool hits = true;
    SECTION("the back, which lets it through") {
        hits = false;
        scene.world.putBall(paddle + Vec2{0.0, -forward(side) * 40.0}, {0.0, 420.0 * forward(side)}, side);
    }
    SECTION("an end") { scene.world.putBall(paddle + Vec2{95.0, 0.0}, {-420.0, 0.0}, side); }
    scene.step(20);
    CHECK(scene.count<BallHitPaddle>() == (hits ? 1U : 0U));
    CHECK(scene.count<BallHeld>() == 0);
}

TEST_CASE("a sticky paddle that presses a ball against a wall lets it go like any other", "[sim]") {
    const Side side = eitherSide();
    const int x = GENERATE(-640, 640);
    for (int i = 0; i < 12; ++i) {
        Scene scene = Scene::versus();
        scene.drive(side, {x < 0 ? 130.0 : 830.0, scene.paddle(side).position.y});
        scene.give(side, PowerUp::Sticky);
        const Vec2 wall{x < 0 ? 9.0 : 951.0, scene.paddle(side).position.y - 18.0 + 3.0 * i};
        scene.world.putBall(wall, {0.0, 30.0}, opponent(side));
        scene.move(side, x, 0);
        for (int tick = 0; tick < 60; ++tick) {
            scene.step();
            CAPTURE(i, tick);
            REQUIRE(scene.world.brokenInvariant() == "");
            REQUIRE(scene.world.collisions().contactCount() < 50);
        }
    }
}

TEST_CASE("a sticky paddle that presses a ball against steel holds it and serves it again", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus(levelOf({{6, 0, BrickKind::Steel, 1},
                                         {7, 0, BrickKind::Steel, 1},
                                         {6, 8, BrickKind::Steel, 1},
                                         {7, 8, BrickKind::Steel, 1}}));
    scene.give(side, PowerUp::Sticky);
    scene.drive(side, seenBy(side, Vec2{480.0, 504.0}));
    scene.world.putBall(scene.paddle(side).position + Vec2{0.0, forward(side) * (reach + 0.4)}, {}, side);
    scene.stepSoundly(2 * tuning::stickyHold);
    CHECK(scene.count<BallHeld>() >= 1);
    CHECK(scene.count<BallServed>() >= 1);
}

TEST_CASE("a frozen sticky paddle holds and serves; a narrowing one keeps its ball on itself", "[sim]") {
    const Side side = eitherSide();
    const double aside = GENERATE(-54.0, 54.0);
    Scene scene = holding(side, aside);
    SECTION("frozen") {
        scene.give(side, PowerUp::Freeze);
        scene.serve(side, {480.0, 360.0});
        CHECK(scene.count<BallServed>() == 1);
    }
    SECTION("narrowing") {
        scene.give(side, PowerUp::Narrow);
        scene.stepSoundly(60);
        CHECK_THAT(std::abs(held(scene).offset), WithinAbs(126.0 * 0.65 / 2.0 - 8.0, 1e-9));
    }
}

TEST_CASE("a shield wall behind a sticky paddle still saves the line", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side);
    scene.give(side, PowerUp::ShieldWall);
    scene.world.putBall({100.0, goalLine(side) + forward(side) * 50.0}, {0.0, -420.0 * forward(side)},
                        opponent(side));
    scene.step(20);
    REQUIRE(scene.count<ShieldBroken>() == 1);
    CHECK(scene.all<ShieldBroken>()[0].row == ShieldRow::Wall);
    CHECK(scene.standingShields(side) == tuning::shieldsOfRow);
    CHECK(scene.world.objects().held.size() == 1);
}

TEST_CASE("without conversion a sticky paddle lets enemy balls bounce off", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings;
    settings.mutators.set(Mutator::NoConversion, true);
    Scene scene = Scene::versus({}, settings);
    scene.give(side, PowerUp::Sticky);
    scene.drop(side, opponent(side));
    scene.step(20);
    CHECK(scene.count<BallHitPaddle>() == 1);
    CHECK(scene.count<BallHeld>() == 0);
    CHECK(scene.ball().owner == opponent(side));
}

TEST_CASE("nothing collides with a held ball", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side);
    scene.world.putBall(held(scene).ball.position + Vec2{60.0, forward(side)}, {-420.0, 0.0}, opponent(side));
    scene.step(18);
    CHECK(scene.count<BallsCollided>() == 0);
    CHECK(scene.ball().position.x < held(scene).ball.position.x);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("a held ball cannot be converted, by a beam or otherwise", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side);
    scene.give(opponent(side), PowerUp::Laser);
    scene.command(opponent(side)).buttons = Command::serveHeld;
    scene.step(100);
    CHECK(held(scene).ball.owner == side);
    CHECK(scene.count<BallConverted>() == 0);
    REQUIRE(scene.world.objects().beams.size() == 1);
    // The beam ends at the paddle.
    const double front = scene.paddle(side).position.y + forward(side) * 14.0;
    CHECK_THAT(scene.world.objects().beams[0].to.y, WithinAbs(front, 1e-6));
}

TEST_CASE("after the end a held ball cannot be served and is released by itself", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings;
    settings.goals = {1, 1};
    Scene scene = holding(side, 0.0, {}, settings);
    scene.scoreGoal(side);
    REQUIRE(scene.world.match().over());
    scene.serve(side, {480.0, 360.0});
    CHECK(scene.world.objects().held.size() == 1);
    scene.step(tuning::stickyHold);
    CHECK(scene.world.objects().held.empty());
    CHECK(scene.count<MatchEnded>() == 1);
}

TEST_CASE("clearing the sandbox removes held balls too", "[sim]") {
    Scene scene = Scene::sandbox();
    scene.give(Side::Blue, PowerUp::Sticky);
    scene.drop(Side::Blue, Side::Blue);
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BallHeld>() > 0; }));
    scene.command(Side::Blue).buttons = Command::clearBalls;
    scene.step();
    CHECK(scene.world.objects().ballCount() == 0);
}
