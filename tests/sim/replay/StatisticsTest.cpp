#include "arkanong/sim/replay/Statistics.hpp"

#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Scores.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

/// Steps a scene and counts its statistics.
struct Counted {
    Scene scene;
    Statistics statistics;

    explicit Counted(Scene start) : scene(std::move(start)) {}

    void step(int ticks = 1) {
        for (int i = 0; i < ticks; ++i) {
            scene.events.clear();
            scene.step();
            statistics.note(scene.events, scene.world);
        }
    }
    /// A ball of `owner` falls on the front of the paddle of `side`, or past its end.
    void fallOn(Side side, Side owner, double aside = 0.0) {
        const Vec2 ahead{0.0, forward(side)};
        const Vec2 start = scene.paddle(side).position + Vec2{aside, 0.0} + ahead * 60.0;
        scene.world.putBall(start, ahead * -shotSpeed, owner);
    }
    const SideStatistics& of(Side side) const { return statistics.of(side); }
};

BallHitPaddle hit(Side side, Side owner, double towardsField, double depth = 80.0) {
    const Vec2 at{480.0, goalLine(side) + forward(side) * depth};
    return {at, {0.0, forward(side)}, 400.0, side, owner, {100.0, forward(side) * towardsField}};
}

} // namespace

TEST_CASE("a save is an approaching enemy ball deflected near the goal", "[sim]") {
    const Side side = eitherSide();
    CHECK(isSave(hit(side, opponent(side), -300.0, saveDepth), false));
    CHECK_FALSE(isSave(hit(side, opponent(side), -300.0, saveDepth + 1.0), false));
    CHECK(isSave(hit(side, opponent(side), -300.0), false));
    CHECK_FALSE(isSave(hit(side, opponent(side), 300.0), false)); // Hit from behind by the paddle.
    CHECK_FALSE(isSave(hit(side, side, -300.0), false));
    CHECK(isSave(hit(side, side, -300.0), true));
    CHECK_FALSE(isSave(hit(side, opponent(side), 300.0), true));
}

TEST_CASE("an enemy ball that the paddle meets is saved and converted, an own one is neither", "[sim]") {
    const Side side = eitherSide();
    Counted counted(Scene::versus());
    counted.fallOn(side, opponent(side));
    counted.step(30);
    CHECK(counted.of(side).saves == 1);
    CHECK(counted.of(side).conversions == 1);
    CHECK(counted.statistics.longestRally() == 1);

    Counted own(Scene::versus());
    own.fallOn(side, side);
    own.step(30);
    CHECK(own.of(side).saves == 0);
    CHECK(own.of(side).conversions == 0);
    CHECK(own.statistics.longestRally() == 1);
}

TEST_CASE("without conversion a touch still counts as a save", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings;
    settings.mutators.set(Mutator::NoConversion, true);
    Counted counted(Scene::versus({}, settings));
    counted.fallOn(side, opponent(side));
    counted.step(30);
    CHECK(counted.of(side).saves == 1);
    CHECK(counted.of(side).conversions == 0);
}

TEST_CASE("in solo every falling ball that the paddle meets is a save", "[sim]") {
    Counted counted(Scene::solo());
    counted.fallOn(Side::Blue, Side::Blue);
    counted.step(30);
    CHECK(counted.of(Side::Blue).saves == 1);
}

TEST_CASE("lost lives are counted in solo", "[sim]") {
    Counted counted(Scene::solo());
    for (int life = 1; life <= 2; ++life) {
        counted.fallOn(Side::Blue, Side::Blue, 200.0);
        counted.step(60);
        CHECK(counted.of(Side::Blue).livesLost == life);
    }
    CHECK(counted.of(Side::Red).goals == 0);
}

TEST_CASE("a rally lasts until a ball is lost", "[sim]") {
    const Side side = eitherSide();
    Counted counted(Scene::versus());
    for (int touch = 0; touch < 3; ++touch) {
        counted.fallOn(side, side);
        counted.step(20);
    }
    CHECK(counted.statistics.longestRally() == 3);
    counted.fallOn(opponent(side), side, 200.0);
    counted.step(40);
    CHECK(counted.of(side).shieldsBroken == 1);
    counted.scene.clearBalls();
    counted.fallOn(opponent(side), side, 200.0);
    counted.step(60);
    CHECK(counted.of(side).goals == 1);
    CHECK(counted.of(opponent(side)).goals == 0);
    CHECK(counted.of(opponent(side)).shieldsBroken == 0);
    CHECK(counted.of(side).livesLost == 0);
    counted.fallOn(side, side, 20.0);
    counted.step(20);
    CHECK(counted.statistics.longestRally() == 3);
}

TEST_CASE("the speed of each side's fastest ball is its top speed", "[sim]") {
    const Side side = eitherSide();
    Counted counted(Scene::versus());
    counted.scene.world.putBall({300.0, 360.0}, {0.0, 700.0 * forward(side)}, side);
    counted.scene.world.putBall({600.0, 360.0}, {0.0, 500.0 * forward(side)}, opponent(side));
    counted.step(2);
    CHECK_THAT(counted.of(side).topSpeed, WithinAbs(700.0, 5.0));
    CHECK_THAT(counted.of(opponent(side)).topSpeed, WithinAbs(500.0, 5.0));
}

TEST_CASE("serves and capsules are counted, good and bad separately", "[sim]") {
    const Side side = eitherSide();
    Counted counted(Scene::versus());
    counted.scene.command(side).buttons = Command::servePressed;
    counted.step();
    counted.scene.command(side).buttons = 0;
    const Vec2 at = counted.scene.paddle(side).position;
    counted.scene.world.putCapsule(at, {PowerUp::Wide, false}, side);
    counted.scene.world.putCapsule(at, {PowerUp::Wide, false}, side);
    counted.scene.world.putCapsule(at, {PowerUp::Narrow, true}, side);
    counted.step();
    CHECK(counted.of(side).serves == 1);
    CHECK(counted.of(side).capsules == 2);
    CHECK(counted.of(side).badCapsules == 1);
    CHECK(counted.of(opponent(side)).capsules == 0);
}

TEST_CASE("the combo factor grows by one for every fourth brick", "[sim]") {
    SideStatistics side;
    CHECK(side.highestFactor() == 1);
    side.longestCombo = tuning::comboStep;
    CHECK(side.highestFactor() == 1);
    side.longestCombo = tuning::comboStep + 1;
    CHECK(side.highestFactor() == 2);
    side.longestCombo = 1000;
    CHECK(side.highestFactor() == tuning::comboFactorLimit);
}

TEST_CASE("nothing counts once the match is over", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings;
    settings.goals[sideIndex(side)] = 1;
    Counted counted(Scene::versus({}, settings));
    for (int ball = 0; ball < 2; ++ball) {
        counted.fallOn(opponent(side), side, 200.0);
        counted.step(40);
    }
    REQUIRE(counted.scene.world.match().over());
    const int ticks = counted.statistics.ticks();
    counted.fallOn(side, opponent(side));
    counted.step(60);
    CHECK(counted.of(side).saves == 0);
    CHECK(counted.statistics.ticks() == ticks);
    CHECK(counted.of(side).score == tuning::shieldPoints + tuning::goalPoints);
    CHECK(counted.of(side).goals == 1);
}

TEST_CASE("added statistics are the sums and the better of the bests", "[sim]") {
    Counted first(Scene::versus());
    first.scene.world.putBall({300.0, 360.0}, {0.0, -800.0}, Side::Blue);
    first.fallOn(Side::Blue, Side::Red);
    first.step(30);
    Counted second(Scene::versus());
    second.fallOn(Side::Blue, Side::Red);
    second.step(50);
    Statistics both = first.statistics;
    both.add(second.statistics);
    CHECK(both.of(Side::Blue).saves == 2);
    CHECK(both.of(Side::Blue).score == 2 * tuning::convertPoints);
    CHECK(both.of(Side::Red).goals == 0);
    CHECK(both.of(Side::Blue).topSpeed == first.of(Side::Blue).topSpeed);
    CHECK(both.longestRally() == 1);
    CHECK(both.ticks() == first.statistics.ticks() + second.statistics.ticks());
}

TEST_CASE("a mirrored match has mirrored statistics", "[sim]") {
    Counted counted(Scene::versus());
    Counted mirrored(Scene::versus());
    for (int tick = 0; tick < tuning::seconds(6.0); ++tick) {
        for (const Side side : {Side::Blue, Side::Red}) {
            Command command;
            const bool blue = side == Side::Blue;
            command.moveX = static_cast<std::int16_t>(tick / (blue ? 40 : 55) % 2 == 0 ? 450 : -350);
            if (tick % (blue ? 130 : 170) == 10) command.buttons = Command::servePressed;
            command.aimX = static_cast<std::int16_t>(blue ? 300 + tick / 2 : 700 - tick / 3);
            command.aimY = static_cast<std::int16_t>(goalLine(opponent(side)));
            counted.scene.command(side) = command;
            command.aimY = static_cast<std::int16_t>(goalLine(side));
            mirrored.scene.command(opponent(side)) = command;
        }
        counted.step();
        mirrored.step();
    }
    CHECK(counted.of(Side::Blue).serves > 2);
    CHECK(counted.statistics.longestRally() > 0);
    CHECK(counted.statistics.longestRally() == mirrored.statistics.longestRally());
    for (const Side side : {Side::Blue, Side::Red}) {
        const SideStatistics& one = counted.of(side);
        const SideStatistics& other = mirrored.of(opponent(side));
        CHECK(one.score == other.score);
        CHECK(one.conversions == other.conversions);
        CHECK(one.smashes == other.smashes);
        CHECK(one.saves == other.saves);
        CHECK(one.goals == other.goals);
        CHECK(one.shieldsBroken == other.shieldsBroken);
        CHECK(one.serves == other.serves);
        CHECK_THAT(one.topSpeed, WithinAbs(other.topSpeed, 1e-6));
        CHECK_THAT(one.depthTicks, WithinAbs(other.depthTicks, 1e-6));
    }
}

TEST_CASE("statistics agree with the match's own counts", "[sim]") {
    Level level;
    for (int column = 0; column < tuning::brickColumns; ++column)
        for (int row = 2; row < 7; ++row)
            level.bricks.push_back({column, row, BrickKind::Normal, 1});
    Counted counted(Scene::versus(level));
    std::array<Bot, 2> bots{Bot(Side::Blue, Difficulty::Hard, 1), Bot(Side::Red, Difficulty::Hard, 2)};
    for (int tick = 0; tick < tuning::seconds(30.0); ++tick) {
        for (std::size_t i = 0; i < bots.size(); ++i)
            counted.scene.commands[i] = bots[i].think(counted.scene.world);
        counted.step();
    }
    for (const Side side : {Side::Blue, Side::Red}) {
        const Standing& standing = counted.scene.standing(side);
        CHECK(counted.of(side).score == standing.score);
        CHECK(counted.of(side).bricks == standing.bricksBroken);
        CHECK(counted.of(side).longestCombo == standing.bestCombo);
        CHECK(counted.of(side).conversions == standing.conversions);
        CHECK(counted.of(side).smashes == standing.smashes);
        CHECK(counted.of(side).goals == standing.goals);
        CHECK(counted.of(side).shieldsBroken == standing.shieldsBroken);
        CHECK(counted.of(side).serves > 0);
        CHECK(counted.of(side).topSpeed >= tuning::rallySpeed);
        CHECK(counted.of(side).topSpeed <= tuning::maximumSpeed * 2.0);
    }
}
