#include "arkanong/sim/boss/Minotaur.hpp"

#include "BossScene.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Scores.hpp"

using namespace arkanong::test;

namespace {

Charge::Stage stageOf(const Scene& scene, Side side) { return stateOf(scene, side).charge.stage; }

double depthOf(const Scene& scene, Side side) {
    return (scene.paddle(side).position.y - goalLine(side)) * forward(side);
}

/// An enemy ball that hardly moves, at this distance from the goal line of the side.
void tease(Scene& scene, Side side, double x, double depth) {
    scene.world.putBall(at(side, x, depth), {0.0, forward(side)}, opponent(side));
}

/// A row of bricks before the Minotaur, two thirds of his way out.
Level hedge(Side side, BrickKind kind) {
    Level level;
    for (int column = 0; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 3, kind, 1});
    return levelFor(side, level);
}

/// Steps until he is home, and checks what holds in every tick.
void untilHome(Scene& scene, Side side) {
    REQUIRE(scene.stepUntil(900, [&] {
        CHECK(scene.world.brokenInvariant() == "");
        return stageOf(scene, side) == Charge::Stage::Home;
    }));
}

} // namespace

TEST_CASE("the Minotaur charges straight at the nearest enemy ball, fast, and walks home", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Minotaur, side);
    tease(scene, side, 700.0, 600.0);
    tease(scene, side, 600.0, 350.0);
    scene.world.putBall(at(side, 480.0, 300.0), {0.0, forward(side)}, side); // His own.
    const Vec2 start = scene.paddle(side).position;
    const Vec2 towards = normalized(scene.ball(1).position - start);
    act(scene, side);
    REQUIRE(scene.count<BossActed>() == 1);
    CHECK(stageOf(scene, side) == Charge::Stage::Out);
    scene.step(10);
    CHECK_THAT(length(scene.paddle(side).velocity), WithinAbs(tuning::chargeSpeed, 1e-6));
    CHECK_THAT(cross(normalized(scene.paddle(side).position - start), towards), WithinAbs(0.0, 1e-3));
    scene.stepUntil(200, [&] { return stageOf(scene, side) == Charge::Stage::Back; });
    CHECK(depthOf(scene, side) > tuning::zoneDepth);
    scene.step(2);
    CHECK_THAT(std::abs(scene.paddle(side).velocity.y), WithinAbs(tuning::walkingSpeed, 1e-6));
    untilHome(scene, side);
    CHECK(scene.count<BossRested>() == 1);
    CHECK(holds(zoneOf(scene.world.match().settings(), side),
                boxAround(scene.paddle(side).position, scene.paddle(side).size / 2.0)));
}

TEST_CASE("the Minotaur waits until there is an enemy ball in the field", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Minotaur, side);
    act(scene, side);
    scene.step(50);
    CHECK(scene.count<BossActed>() == 0);
    tease(scene, side, 480.0, 400.0);
    scene.step();
    CHECK(scene.count<BossActed>() == 1);
}

TEST_CASE("a held ball that is let go within the other Minotaur's paddle passes through it", "[sim][boss]") {
    const Side side = eitherSide();
    MatchSettings settings = bossSettings(Boss::Minotaur, side);
    settings.bosses[sideIndex(opponent(side))] = Boss::Minotaur;
    Scene scene({}, settings);
    scene.give(side, PowerUp::Sticky);
    scene.drop(side, side);
    const std::vector<HeldBall>& held = scene.world.objects().held;
    REQUIRE(scene.stepUntil(200, [&] { return !held.empty(); }));
    tease(scene, side, 500.0, 460.0);
    tease(scene, opponent(side), 460.0, 460.0);
    act(scene, side);
    act(scene, opponent(side));
    REQUIRE(scene.stepUntil(200, [&] {
        const Paddle& other = scene.paddle(opponent(side));
        return held.empty() || gapToBar(other.position, other.size, held.front().ball.position) < 1.0;
    }));
    REQUIRE_FALSE(held.empty());
    scene.serve(side, at(side, 480.0, 700.0));
    CHECK(scene.count<BallServed>() == 1);
    CHECK(scene.world.objects().balls.back().passing);
    untilHome(scene, side);
}

TEST_CASE("the charging Minotaur breaks the bricks in his way, and nobody scores", "[sim][boss]") {
    const Side side = eitherSide();
    const BrickKind kind =
        GENERATE(BrickKind::Normal, BrickKind::Hard, BrickKind::Blue, BrickKind::Regrowing);
    Scene scene = bossScene(Boss::Minotaur, side, hedge(side, kind));
    tease(scene, side, 480.0, 420.0);
    act(scene, side);
    untilHome(scene, side);
    CHECK(scene.count<BrickBroken>() >= 2);
    CHECK(scene.count<BrickBroken>() <= 4);
    CHECK(scene.standing(side).bricksBroken == 0);
    CHECK(scene.standing(opponent(side)).bricksBroken == 0);
    CHECK(scene.standing(side).score == tuning::convertPoints); // For the ball.
    CHECK(scene.count<CapsuleReleased>() == 0);
}

TEST_CASE("steel, bumpers and hexagons stop the Minotaur a ball's diameter before them", "[sim][boss]") {
    const Side side = eitherSide();
    const int what = GENERATE(0, 1, 2);
    const Level level = what == 2 ? levelFor(side, levelOf({}, {hexagonAt({480.0, 370.0}, 40.0)}))
                                  : hedge(side, what == 0 ? BrickKind::Steel : BrickKind::Bumper);
    Scene scene = bossScene(Boss::Minotaur, side, level);
    tease(scene, side, 480.0, 470.0);
    act(scene, side);
    REQUIRE(scene.stepUntil(200, [&] { return stageOf(scene, side) == Charge::Stage::Stunned; }));
    REQUIRE(scene.count<ChargeStopped>() == 1);
    const double obstacle = what == 2 ? 330.0 : 238.5 + 3 * tuning::brickSize.y;
    const double gap = obstacle - depthOf(scene, side) - tuning::paddleSize.y / 2.0;
    CHECK(gap >= 2.0 * usualRadius);
    CHECK(gap < 2.0 * usualRadius + 10.0);
    const Vec2 place = scene.paddle(side).position;
    scene.move(side, 600, 300);
    scene.step(tuning::stunned - 2);
    CHECK(stageOf(scene, side) == Charge::Stage::Stunned);
    CHECK(scene.paddle(side).position == place);
    untilHome(scene, side);
}

TEST_CASE("the Minotaur's paddle does not grow while he is out, not by part of a pixel", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Minotaur, side);
    scene.give(side, PowerUp::Wide);
    scene.give(side, PowerUp::Narrow);
    const double width = tuning::paddleSize.x * tuning::wideFactor;
    const double left = GENERATE(60.0, 0.15); // Still to grow when he sets off, px.
    const auto widthAfterTick = [&] { return scene.paddle(side).size.x + tuning::widthChange; };
    scene.step(60);
    REQUIRE(scene.stepUntil(traitsOf(PowerUp::Narrow).ticks, [&] {
        return widthAfterTick() > width - left - 1e-9 && widthAfterTick() < width;
    }));
    tease(scene, side, 480.0, 500.0);
    act(scene, side);
    REQUIRE(stageOf(scene, side) == Charge::Stage::Out);
    const double before = scene.paddle(side).size.x;
    CHECK(before < width);
    scene.step(10);
    CHECK(scene.paddle(side).size.x == before);
    untilHome(scene, side);
    scene.step(40);
    CHECK_THAT(scene.paddle(side).size.x, WithinAbs(width, 1e-9));
}

TEST_CASE("the Minotaur goes no farther than two thirds of the field", "[sim][boss]") {
    const Side side = eitherSide();
    const double x = GENERATE(20.0, 480.0, 940.0);
    Scene scene = bossScene(Boss::Minotaur, side);
    tease(scene, side, x, 690.0);
    act(scene, side);
    double farthest = 0.0;
    for (int i = 0; i < 300; ++i) {
        scene.step();
        farthest = std::max(farthest, depthOf(scene, side) + tuning::paddleSize.y / 2.0);
        REQUIRE(scene.world.brokenInvariant() == "");
    }
    CHECK(farthest <= tuning::chargeDepth);
    CHECK(farthest > 300.0);
    untilHome(scene, side);
}

TEST_CASE("a ball in the Minotaur's way is smashed once, becomes his, and is not dragged", "[sim][boss]") {
    const Side side = eitherSide();
    const double aside = GENERATE(-40.0, 0.0, 55.0);
    Scene scene = bossScene(Boss::Minotaur, side);
    tease(scene, side, 480.0 + aside, 300.0);
    act(scene, side);
    scene.step(60);
    REQUIRE(scene.count<BallHitPaddle>() == 1);
    CHECK(scene.all<BallHitPaddle>()[0].stroke == Stroke::Smash);
    CHECK(scene.ball().owner == side);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
    untilHome(scene, side);
    CHECK_FALSE(scene.ball().passing);
}

TEST_CASE("in his third phase the Minotaur charges twice in a row", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Minotaur, side);
    setPhase(scene, side, 3);
    tease(scene, side, 480.0, 300.0);
    act(scene, side);
    CHECK(scene.stepUntil(900, [&] {
        if (scene.ballCount() < 2) tease(scene, side, 300.0, 400.0);
        return scene.count<BossActed>() == 2;
    }));
    CHECK(scene.count<BossRested>() == 0);
    untilHome(scene, side);
    CHECK(scene.count<BossActed>() == 2);
    CHECK(scene.count<BossRested>() == 1);
}

TEST_CASE("on the way home sideways commands work, but not while he charges", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Minotaur, side);
    tease(scene, side, 480.0, 400.0);
    scene.move(side, 400, 0);
    act(scene, side);
    scene.step(20);
    const double x = scene.paddle(side).position.x;
    scene.stepUntil(200, [&] { return stageOf(scene, side) == Charge::Stage::Back; });
    CHECK_THAT(scene.paddle(side).position.x, WithinAbs(x, 1.0));
    scene.step(30);
    CHECK(scene.paddle(side).position.x > x + 50.0);
    untilHome(scene, side);
}

TEST_CASE("a Minotaur that charged past steel comes home, whatever his player does", "[sim][boss]") {
    const Side side = eitherSide();
    const int way = GENERATE(-600, 0, 600);
    // A roof with a gap at its left end, through which the Minotaur charges at an angle.
    Level level;
    for (int column = 5; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 1, BrickKind::Steel, 1});
    Scene scene = bossScene(Boss::Minotaur, side, levelFor(side, level));
    scene.drive(side, at(side, 90.0, 190.0));
    scene.events.clear();
    tease(scene, side, 330.0, 420.0);
    scene.move(side, way, 0);
    act(scene, side);
    REQUIRE(scene.count<BossActed>() == 1);
    untilHome(scene, side);
}

TEST_CASE("a brick that is due to grow back waits until the Minotaur has left its place", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Minotaur, side, hedge(side, BrickKind::Regrowing));
    const Vec2 place = scene.world.objects().bricks.at(7).centre, ahead{0.0, forward(side)};
    scene.world.putBall(place + ahead * 60.0, ahead * -shotSpeed, opponent(side));
    REQUIRE(scene.stepUntil(60, [&] { return scene.count<BrickBroken>() == 1; }));
    scene.clearBalls();
    // He is there when it is due.
    const double way = std::abs(place.y - scene.paddle(side).position.y);
    const int ticks = static_cast<int>(way / tuning::chargeSpeed * tuning::ticksPerSecond);
    const std::vector<Regrowth>& regrowths = scene.world.objects().regrowths;
    REQUIRE(scene.stepUntil(tuning::regrowth, [&] { return regrowths.at(0).ticksLeft <= ticks; }));
    tease(scene, side, place.x, 450.0);
    act(scene, side);
    scene.step(ticks + 1);
    REQUIRE(std::abs(scene.paddle(side).position.y - place.y) < scene.paddle(side).size.y / 2.0);
    CHECK(regrowths.at(0).ticksLeft <= 0);
    CHECK(scene.count<BrickRegrown>() == 0);
    untilHome(scene, side);
    CHECK(scene.count<BrickRegrown>() == 1);
}
