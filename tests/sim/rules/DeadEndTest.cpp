#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "sim/EitherSide.hpp"
#include "sim/RandomPlay.hpp"

// No ball is ever stuck.

using namespace arkanong::test;

namespace {

/// Ticks without progress after which a ball is recalled.
constexpr int takenBackAfter = (tuning::idleNudges + 1) * (tuning::idlePatience + 1);

/// Four hard bricks, so that no sparks come for a while.
const Level bricks = levelOf({{10, 0, BrickKind::Hard, 3},
                              {11, 0, BrickKind::Hard, 3},
                              {12, 0, BrickKind::Hard, 3},
                              {13, 0, BrickKind::Hard, 3}});

const Vec2 cage = brickCentre(2, 4);

} // namespace

TEST_CASE("two multiballs in one tick make no balls that fly as one", "[sim]") {
    const Side owner = eitherSide();
    Scene scene = Scene::versus();
    scene.world.putBall({480.0, 360.0}, turnedFor(owner, {30.0, -300.0}), owner);
    scene.give(owner, PowerUp::Multiball);
    scene.give(owner, PowerUp::Multiball);
    scene.step(tuning::seconds(0.25));
    const std::vector<Ball>& balls = scene.world.objects().balls;
    REQUIRE(balls.size() == static_cast<std::size_t>(tuning::maximumBallsOfASide));
    for (std::size_t i = 1; i < balls.size(); ++i)
        CHECK(distance(balls[i].position, balls[i - 1].position) > tuning::twinDistance);
}

TEST_CASE("a ball that meets two others on one spot is not frozen", "[sim]") {
    Scene scene = Scene::versus();
    for (int twin = 0; twin < 2; ++twin)
        scene.world.putBall({480.0, 360.0}, {226.4, 70.3}, Side::Blue);
    scene.world.putBall({468.0, 380.0}, {226.4, -90.0}, Side::Blue);
    for (int tick = 0; tick < tuning::seconds(0.5); ++tick) {
        scene.step();
        REQUIRE(scene.world.collisions().parkedBalls() == 0);
    }
}

TEST_CASE("a ball in a closed steel box is nudged once and then taken back at no cost", "[sim]") {
    STATIC_REQUIRE(takenBackAfter < tuning::seconds(10.0));
    const Side owner = eitherSide();
    Scene scene = Scene::versus(caged(bricks, 2, 4));
    scene.world.putBall(cage, {200.0, 370.0}, owner);
    const BallId inCage = scene.world.objects().balls.back().id;
    scene.step(tuning::seconds(1.0));
    scene.serve(owner, seenBy(owner, Vec2{940.0, 690.0})); // So that its reserve is not full.
    scene.step(takenBackAfter - tuning::seconds(1.0) - 2);
    CHECK(scene.count<BallTakenBack>() == 0);
    scene.events.clear();
    scene.step();
    REQUIRE(scene.count<BallTakenBack>() == 1);
    CHECK(scene.all<BallTakenBack>()[0].owner == owner);
    CHECK(distance(scene.all<BallTakenBack>()[0].at, cage) < 40.0);
    for (const Ball& ball : scene.world.objects().balls)
        CHECK(ball.id != inCage);
    CHECK(scene.count<GoalScored>() == 0);
    REQUIRE_FALSE(scene.standing(owner).returning.empty());
    CHECK(scene.standing(owner).returning.back() == tuning::lostBallReturn - 1);
}

TEST_CASE("a cage of the other side's colour, of bumpers or of hexagons counts as a cage too", "[sim]") {
    Level level = bricks;
    SECTION("colour and bumpers") {
        level = caged(bricks, 2, 4);
        for (Level::BrickPlace& brick : level.bricks) {
            if (brick.kind == BrickKind::Steel)
                brick.kind = brick.row == 4 ? BrickKind::Red : BrickKind::Bumper;
        }
    }
    SECTION("hexagons") {
        for (int i = 0; i < 6; ++i)
            level.hexagons.push_back(hexagonAt(cage + rotate({75.0, 0.0}, rotationFromTurns(i / 6.0)), 38.0));
    }
    Scene scene = Scene::versus(level);
    scene.world.putBall(cage, {200.0, 370.0}, Side::Blue);
    scene.step(takenBackAfter);
    CHECK(scene.count<BallTakenBack>() == 1);
}

TEST_CASE("in solo a ball taken back costs no life, and another may be served", "[sim]") {
    Scene scene = Scene::solo(caged(bricks, 2, 4));
    scene.world.putBall(cage, {200.0, 370.0}, Side::Blue);
    scene.step(takenBackAfter);
    CHECK(scene.ballCount() == 0);
    CHECK(scene.standing(Side::Blue).lives == tuning::lives);
    scene.step();
    CHECK(scene.standing(Side::Blue).lives == tuning::lives);
    scene.serve(Side::Blue, {480.0, 0.0});
    CHECK(scene.ballCount() == 1);
}

TEST_CASE("breakable bricks and moving paddles are progress, resting paddles are not", "[sim]") {
    const Side side = eitherSide();
    const bool moving = GENERATE(true, false);
    Scene scene = Scene::versus(bricks);
    scene.step(30);
    scene.move(side, moving ? 200 : 0, 0);
    scene.step(5);
    scene.drop(side, opponent(side), 0.0, 300.0, 60.0);
    REQUIRE(scene.stepUntil(30, [&] { return scene.count<BallHitPaddle>() > 0; }));
    CHECK((scene.ball().idleTicks <= 1) == moving);
}

TEST_CASE("an enemy shield is progress, an own one three times only", "[sim]") {
    const Side side = eitherSide();
    SECTION("enemy") {
        Scene scene = Scene::versus(bricks);
        scene.sendOut(side, opponent(side));
        REQUIRE(scene.stepUntil(30, [&] { return scene.count<ShieldBroken>() > 0; }));
        CHECK(scene.ball().idleTicks <= 1);
    }
    SECTION("own") {
        Level level = bricks;
        level.bricks.push_back({1, side == Side::Blue ? 8 : 0, BrickKind::Steel, 1});
        Scene scene = Scene::versus(level);
        scene.sendOut(side, side, brickCentre(1, 0).x);
        for (std::size_t touch = 1; touch <= tuning::ownShieldTouches + 1; ++touch) {
            CAPTURE(touch);
            REQUIRE(scene.stepUntil(200, [&] { return scene.count<BallHitShield>() == touch; }));
            CHECK((scene.ball().idleTicks <= 1) == (touch <= tuning::ownShieldTouches));
        }
    }
}

TEST_CASE("a ball between its own shields and steel is nudged out of its loop or taken back", "[sim]") {
    const Side side = eitherSide();
    Level level = bricks;
    for (int column = 0; column < 10; ++column)
        level.bricks.push_back({column, side == Side::Blue ? 8 : 0, BrickKind::Steel, 1});
    MatchSettings settings;
    settings.mutators.set(Mutator::NoConversion, true);
    Scene scene = Scene::versus(level, settings);
    scene.sendOut(side, side, brickCentre(1, 0).x);
    const int touches = tuning::seconds(1.0) * (tuning::ownShieldTouches + 1);
    CHECK(scene.stepUntil(touches + 2 * takenBackAfter, [&] {
        return scene.ballCount() == 0 || (scene.ball().position.y - 360.0) * forward(side) > 0.0;
    }));
}

TEST_CASE("nudges are forgotten after progress", "[sim]") {
    Random random(1);
    Ball ball;
    ball.velocity = {300.0, 300.0};
    for (int i = 0; i < takenBackAfter - 1; ++i)
        nudge(ball, random);
    CHECK(ball.nudges == tuning::idleNudges);
    CHECK_FALSE(isStuck(ball));
    Ball freed = ball;
    noteProgress(freed);
    CHECK(freed.nudges == 0);
    for (const bool progress : {false, true}) {
        Ball& one = progress ? freed : ball;
        nudge(one, random);
        CHECK(isStuck(one) == !progress);
    }
}

TEST_CASE("a ball that moves straight between a resting paddle and steel gets away", "[sim]") {
    const bool steel = GENERATE(true, false);
    const BrickKind kind = steel ? BrickKind::Steel : BrickKind::Bumper;
    Level level = bricks;
    level.bricks.push_back({6, 6, kind, 1});
    level.bricks.push_back({7, 6, kind, 1});
    Scene scene = Scene::solo(level);
    scene.world.putBall({480.0, 560.0}, {0.0, 420.0}, Side::Blue);
    scene.step(tuning::idlePatience - 5);
    CHECK(scene.ball().position.x == 480.0);
    CHECK(scene.stepUntil(2 * tuning::idlePatience, [&] {
        return scene.ballCount() == 0 || std::abs(scene.ball().position.x - 480.0) > 80.0;
    }));
}

TEST_CASE("a ball caged with regrowing bricks does not survive on them for ever", "[sim]") {
    // It can reach two of three; the third is outside its cage, so it never breaks the whole group.
    Level level = caged(bricks, 3, 4);
    for (Level::BrickPlace& brick : level.bricks) {
        if (brick.kind == BrickKind::Steel && brick.row == 4) brick.kind = BrickKind::Regrowing;
    }
    level.bricks.push_back({1, 4, BrickKind::Regrowing, 1});
    level.bricks.push_back({0, 4, BrickKind::Steel, 1});
    for (const int x : {0, 1})
        for (const int y : {3, 5})
            level.bricks.push_back({x, y, BrickKind::Steel, 1});
    level.bricks.push_back({5, 4, BrickKind::Steel, 1});
    Scene scene = Scene::solo(level);
    scene.world.putBall(brickCentre(3, 4), {300.0, 200.0}, Side::Blue);
    const BallId inside = scene.ball().id;
    const auto gone = [&] {
        return std::none_of(scene.world.objects().balls.begin(), scene.world.objects().balls.end(),
                            [&](const Ball& ball) { return ball.id == inside; });
    };
    CHECK(scene.stepUntil(3 * takenBackAfter, gone));
}

TEST_CASE("a ball is nudged however slowly it moves", "[sim]") {
    Random random(1);
    Ball ball;
    ball.velocity = {0.3, 0.4};
    std::optional<Vec2> nudged;
    for (int tick = 0; tick <= tuning::idlePatience && !nudged; ++tick)
        nudged = nudge(ball, random);
    REQUIRE(nudged);
    CHECK_THAT(length(*nudged), WithinAbs(0.5, 1e-12));
}

TEST_CASE("a ball at rest is never nudged", "[sim]") {
    Random random(1);
    Ball ball;
    for (int tick = 0; tick <= tuning::idlePatience; ++tick)
        CHECK_FALSE(nudge(ball, random));
}
