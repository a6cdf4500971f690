#include "BossScene.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"
#include "sim/Played.hpp"

using namespace arkanong::test;

namespace {

void endSoon(Scene& scene, Side side, int ticks) {
    BossState state = stateOf(scene, side);
    state.actLeft = ticks;
    scene.world.putBoss(side, state);
}

} // namespace

TEST_CASE("the Clockmaker sends the enemy's balls back along their paths, but not his own", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Clockmaker, side);
    scene.world.putBall({300.0, 360.0}, {252.0, 336.0 * forward(side)}, opponent(side));
    scene.world.putBall({700.0, 360.0}, {-252.0, 336.0 * forward(side)}, side);
    const Vec2 start = scene.ball(0).position, ownStart = scene.ball(1).position;
    scene.step(19);
    act(scene, side);
    CHECK(scene.world.boss(side)->rewinding());
    REQUIRE(scene.count<BallTurnedBack>() == 1);
    CHECK(scene.all<BallTurnedBack>()[0].owner == opponent(side));
    CHECK(scene.ball(0).turnedBack);
    scene.step(20);
    CHECK_THAT(distance(scene.ball(0).position, start), WithinAbs(0.0, 1e-6));
    CHECK_THAT(distance(scene.ball(1).position, ownStart), WithinAbs(40 * 420.0 / 120.0, 1e-6));
}

TEST_CASE("after three seconds the balls that no paddle has touched fly on as before", "[sim][boss]") {
    const Side side = eitherSide();
    CHECK(actLength(Boss::Clockmaker, 1) == tuning::seconds(3.0));
    Scene scene = bossScene(Boss::Clockmaker, side);
    scene.world.putBall({300.0, 360.0}, {0.0, 420.0 * forward(side)}, opponent(side));
    act(scene, side);
    endSoon(scene, side, 10);
    scene.step(9);
    CHECK(scene.ball().velocity.y * forward(side) < 0.0);
    scene.step();
    CHECK(scene.count<BossRested>() == 1);
    CHECK(scene.count<BallTurnedBack>() == 2);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
    CHECK_FALSE(scene.ball().turnedBack);
}

TEST_CASE("a ball that a paddle has touched meanwhile is not turned again", "[sim][boss]") {
    const Side side = eitherSide();
    const Side toucher = GENERATE(Side::Blue, Side::Red);
    Scene scene = bossScene(Boss::Clockmaker, side);
    const double ahead = forward(toucher);
    scene.world.putBall(scene.paddle(toucher).position + Vec2{0.0, ahead * 60.0}, {0.0, 420.0 * ahead},
                        opponent(side));
    act(scene, side);
    REQUIRE(scene.ball().turnedBack);
    REQUIRE(scene.stepUntil(40, [&] { return scene.count<BallHitPaddle>() > 0; }));
    endSoon(scene, side, 1);
    scene.step();
    CHECK(scene.count<BossRested>() == 1);
    CHECK(scene.count<BallTurnedBack>() == 1);
    CHECK(scene.ball().velocity.y * ahead > 0.0);
}

TEST_CASE("a ball within a paddle or between the shields keeps its way", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Clockmaker, side);
    const Vec2 velocity{0.0, 420.0 * forward(side)};
    scene.world.putBall(scene.paddle(side).position - Vec2{0.0, forward(side) * 24.0}, velocity,
                        opponent(side));
    scene.step(2);
    REQUIRE(scene.ball().passing);
    scene.openGap(opponent(side), 0);
    const std::size_t kept = scene.ballCount();
    scene.world.putBall(at(opponent(side), Scene::shieldX(0), 12.0), velocity, opponent(side));
    act(scene, side);
    CHECK(scene.count<BallTurnedBack>() == 0);
    CHECK(kept == 1);
}

TEST_CASE("a ball over a paddle or a brick keeps its way, one that touches it turns", "[sim][boss]") {
    const Side side = eitherSide();
    const double gap = GENERATE(-3.0, 0.0, 1.0); // After the tick.
    Scene scene = bossScene(Boss::Clockmaker, side, levelOf({{6, 6, BrickKind::Steel, 1}}));
    const Vec2 slow{0.0, 60.0 * forward(side)};
    const double away = usualRadius + gap - 60.0 * tuning::tickSeconds;
    SECTION("a paddle") {
        const Paddle& paddle = scene.paddle(side);
        scene.world.putBall(paddle.position + Vec2{0.0, forward(side) * (paddle.size.y / 2.0 + away)}, slow,
                            opponent(side));
    }
    SECTION("a brick") {
        const Brick& brick = scene.world.objects().bricks.at(0);
        const double half = brick.box().high.y - brick.centre.y;
        scene.world.putBall(brick.centre + Vec2{0.0, forward(side) * (half + away)}, slow, opponent(side));
    }
    act(scene, side);
    CHECK(scene.count<BallTurnedBack>() == (gap >= 0.0 ? 1U : 0U));
    CHECK((scene.ball().velocity.y * forward(side) < 0.0) == (gap >= 0.0));
    if (gap >= 0.0) return;
    scene.step(10); // Now it has come clear, but what has not been turned is not turned again.
    endSoon(scene, side, 1);
    scene.step();
    CHECK(scene.count<BossRested>() == 1);
    CHECK(scene.count<BallTurnedBack>() == 0);
}

TEST_CASE("a goal while time runs backwards takes the ball, and time goes on", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Clockmaker, side);
    scene.world.putBall({300.0, 360.0}, {0.0, 420.0 * forward(side)}, opponent(side));
    act(scene, side);
    scene.openGap(opponent(side), 0);
    scene.sendOut(opponent(side), side, Scene::shieldX(0));
    scene.step(30);
    CHECK(scene.count<GoalScored>() == 1);
    endSoon(scene, side, 1);
    scene.step();
    CHECK(scene.count<BallTurnedBack>() == 1);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("in the Clockmaker's third phase hexagons run backwards, too, and then as before", "[sim][boss]") {
    const Side side = eitherSide();
    const int phase = GENERATE(2, 3);
    Level level = levelOf({}, {hexagonAt({480.0, 360.0}, 40.0)});
    level.hexagons[0].spin = 0.2;
    level.hexagons[0].pathEnd = {600.0, 360.0};
    level.hexagons[0].pathSpeed = 60.0;
    Scene scene = bossScene(Boss::Clockmaker, side, level);
    setPhase(scene, side, phase);
    scene.step(20);
    const Hexagon before = scene.world.objects().hexagons[0];
    act(scene, side);
    scene.step(10);
    const Hexagon meanwhile = scene.world.objects().hexagons[0];
    CHECK((meanwhile.spin < 0.0) == (phase == 3));
    CHECK((meanwhile.centre.x < before.centre.x) == (phase == 3));
    endSoon(scene, side, 1);
    scene.step(10);
    CHECK(scene.world.objects().hexagons[0].spin == 0.2);
    CHECK(scene.world.objects().hexagons[0].centre.x > meanwhile.centre.x);
}

TEST_CASE("a computer keeps its serve back while the Clockmaker is about to turn time back", "[sim]") {
    const Side side = eitherSide();
    Played played(opponent(side), {Difficulty::Master}, {}, 7, bossSettings(Boss::Clockmaker, side));
    played.serves = true;
    BossState state = stateOf(played.scene, side);
    state.untilAct = tuning::bossWarning;
    played.scene.world.putBoss(side, state);
    REQUIRE(isWarning(*played.scene.world.boss(side)));
    played.step(tuning::bossWarning - 1);
    CHECK(played.scene.count<BallServed>() == 0);
    played.step(tuning::seconds(2.0));
    CHECK(played.scene.count<BallServed>() > 0);
}
