#include "arkanong/sim/tuning/Scores.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

constexpr ShieldRow wall = ShieldRow::Wall;

/// A match in which the side has a shield wall.
Scene walled(Side side, const MatchSettings& settings = {}) {
    Scene scene = Scene::versus({}, settings);
    scene.give(side, PowerUp::ShieldWall);
    scene.step();
    scene.events.clear();
    return scene;
}

} // namespace

TEST_CASE("a shield wall is a second row of six before the line's", "[sim]") {
    const Side side = eitherSide();
    const Scene scene = walled(side);
    CHECK(scene.standingShields(side, wall) == 6);
    CHECK(scene.standingShields(opponent(side), wall) == 0);
    CHECK(scene.standingShields(side) == 6);
    for (int place = 0; place < tuning::shieldsOfRow; ++place) {
        const Box line = scene.shield(side, place).box;
        const Box plate = scene.shield(side, place, wall).box;
        CHECK(plate.low.x == line.low.x);
        CHECK(plate.high.x == line.high.x);
        CHECK(plate.high.y - plate.low.y == tuning::wallThickness);
        CHECK((side == Side::Blue ? plate.high.y == line.low.y : plate.low.y == line.high.y));
    }
}

TEST_CASE("enemy balls break a shield wall plate by plate, then the line behind it", "[sim]") {
    const Side side = eitherSide();
    Scene scene = walled(side);
    const double ahead = forward(side);
    scene.sendOut(side, opponent(side));
    REQUIRE(scene.stepUntil(30, [&] { return scene.count<ShieldBroken>() == 1; }));
    const ShieldBroken broken = scene.all<ShieldBroken>()[0];
    CHECK(broken.row == wall);
    CHECK(broken.place == 0);
    CHECK(broken.left == 5);
    CHECK_THAT(broken.at.y,
               WithinAbs(goalLine(side) + ahead * (tuning::shieldThickness + tuning::wallThickness), 1e-9));
    CHECK(scene.standingShields(side) == 6);
    CHECK(scene.ball().velocity.y * ahead > 0.0);
    CHECK(scene.ball().owner == opponent(side));
    CHECK(scene.standing(opponent(side)).score == tuning::shieldPoints);

    scene.sendOut(side, opponent(side));
    REQUIRE(scene.stepUntil(40, [&] { return scene.count<ShieldBroken>() == 2; }));
    CHECK(scene.all<ShieldBroken>()[1].row == ShieldRow::Line);
    scene.sendOut(side, opponent(side));
    REQUIRE(scene.stepUntil(40, [&] { return scene.count<GoalScored>() == 1; }));
    CHECK(scene.standingShields(side) == 6);
    CHECK(scene.standingShields(side, wall) == 5); // Goals restore the line only.
}

TEST_CASE("own balls bounce off a shield wall without harm", "[sim]") {
    const Side side = eitherSide();
    Scene scene = walled(side);
    scene.sendOut(side, side);
    REQUIRE(scene.stepUntil(30, [&] { return scene.count<BallHitShield>() > 0; }));
    CHECK(scene.standingShields(side, wall) == 6);
    CHECK(scene.ball().velocity.y * forward(side) > 0.0);
}

TEST_CASE("two balls that arrive together break a plate each, or the second meets the line", "[sim]") {
    const Side side = eitherSide();
    Scene scene = walled(side);
    SECTION("a plate each") {
        scene.sendOut(side, opponent(side), 100.0);
        scene.sendOut(side, opponent(side), 860.0);
        scene.step(30);
        CHECK(scene.standingShields(side, wall) == 4);
        CHECK(scene.standingShields(side) == 6);
    }
    SECTION("the second meets the line") {
        scene.sendOut(side, opponent(side), 60.0);
        scene.sendOut(side, opponent(side), 100.0);
        scene.step(30);
        CHECK(scene.standingShields(side, wall) == 5);
        CHECK(scene.standingShields(side) == 5);
    }
    CHECK(scene.count<BallLost>() == 0);
    CHECK(scene.ballCount() == 2);
}

TEST_CASE("a shield wall ends after its time, broken or not", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::ShieldWall);
    const int time = traitsOf(PowerUp::ShieldWall).ticks;
    REQUIRE(time == tuning::seconds(12.0));
    scene.step(100);
    scene.sendOut(side, opponent(side));
    scene.step(30);
    CHECK(scene.standingShields(side, wall) == 5);
    scene.step(time - 131);
    CHECK(scene.standingShields(side, wall) == 5);
    CHECK(scene.count<PowerUpEnded>() == 0);
    scene.step();
    CHECK(scene.count<PowerUpEnded>() == 1);
    CHECK(scene.standingShields(side, wall) == 0);
    CHECK(scene.world.objects().shieldsOf(side, wall) == 0);
    CHECK(scene.standingShields(side) == 6);
}

TEST_CASE("another shield wall restores its plates and its time", "[sim]") {
    const Side side = eitherSide();
    Scene scene = walled(side);
    scene.sendOut(side, opponent(side));
    scene.step(200);
    REQUIRE(scene.standingShields(side, wall) == 5);
    scene.give(side, PowerUp::ShieldWall);
    scene.step();
    CHECK(scene.standingShields(side, wall) == 6);
    CHECK(scene.world.powers().ticksLeft(side, PowerUp::ShieldWall) ==
          traitsOf(PowerUp::ShieldWall).ticks - 1);
    CHECK(scene.world.objects().shields.size() == 4 * tuning::shieldsOfRow);
}

TEST_CASE("a shield wall's plate waits for a ball in its place or behind it", "[sim]") {
    const Side side = eitherSide();
    const double depth = GENERATE(25.0, 7.9, 0.0, -3.9, -7.0);
    const double x = GENERATE(8.0, 100.0);
    const bool giant = GENERATE(false, true);
    MatchSettings settings;
    settings.mutators.set(Mutator::GiantBalls, giant);
    Scene scene = Scene::versus({}, settings);
    scene.openGap(side, 0);
    scene.world.putBall({giant && x < 13.0 ? 13.0 : x, goalLine(side) + forward(side) * depth},
                        {0.0, -100.0 * forward(side)}, opponent(side));
    scene.give(side, PowerUp::ShieldWall);
    scene.step();
    CHECK_FALSE(scene.stands(side, 0, wall));
    CHECK(scene.stands(side, 1, wall));
    scene.step(60);
    CHECK(scene.count<GoalScored>() == 1);
    CHECK(scene.standingShields(side, wall) == 6);
    CHECK(scene.world.brokenInvariant() == "");
}

TEST_CASE("a shield wall saves in sudden death and at a tie, from every ball of the opponent", "[sim]") {
    const Side side = eitherSide();
    const bool tie = GENERATE(false, true);
    MatchSettings settings;
    settings.suddenDeathAt = 5;
    if (tie) settings.suddenDeathEnd = 5;
    Scene scene = Scene::versus({}, settings);
    scene.step(10);
    REQUIRE(scene.world.match().phase() == (tie ? Phase::NextGoal : Phase::SuddenDeath));
    scene.give(side, PowerUp::ShieldWall);
    scene.step();
    scene.sendOut(side, opponent(side));
    scene.step(30);
    CHECK(scene.count<GoalScored>() == 0);
    CHECK(scene.count<ShieldBroken>() == 1);
    scene.sendOut(side, opponent(side));
    scene.step(40);
    CHECK(scene.count<GoalScored>() == 1);
    CHECK(scene.world.match().over() == tie);
}

TEST_CASE("a paddle at its line overlaps its shield wall, and balls about them are never stuck", "[sim]") {
    const Side side = eitherSide();
    const Side owner = GENERATE(Side::Blue, Side::Red);
    const int sideways = GENERATE(-640, 0, 640);
    Scene scene = Scene::versus();
    scene.move(side, 0, side == Side::Blue ? 640 : -640);
    scene.step(60);
    scene.give(side, PowerUp::ShieldWall);
    const Vec2 paddle = scene.paddle(side).position;
    for (const double aside : {-90.0, -74.0, -30.0, 30.0, 74.0, 90.0})
        scene.world.putBall(paddle + Vec2{aside, forward(side) * 40.0},
                            {aside > 0.0 ? -200.0 : 200.0, -300.0 * forward(side)}, owner);
    scene.move(side, sideways, side == Side::Blue ? 640 : -640);
    scene.stepSoundly(240);
}
