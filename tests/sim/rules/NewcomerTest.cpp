#include "arkanong/sim/bot/Bot.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

// The match of a person who plays for the first time.

using namespace arkanong::test;

namespace {

MatchSettings withNewcomer(Side side) {
    MatchSettings settings;
    settings.newcomer = side;
    return settings;
}

/// The ticks from a computer's first serve to its third, in the sum of many matches in which no ball threatens it.
int ticksOfServes(Side side, const MatchSettings& settings) {
    int sum = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Scene scene = Scene::versus({}, settings);
        Bot bot(side, Difficulty::Novice, seed);
        while (scene.count<BallServed>() < 3) {
            scene.clearBalls();
            for (const double x : {300.0, 600.0}) // So that it is in no hurry.
                scene.world.putBall({x, 360.0}, {}, Side::Blue);
            scene.command(side) = bot.think(scene.world);
            scene.step();
            if (scene.count<BallServed>() > 0) ++sum;
        }
    }
    return sum;
}

} // namespace

TEST_CASE("a newcomer's rally begins slower", "[sim]") {
    const Scene scene = Scene::versus({}, withNewcomer(Side::Blue));
    CHECK(scene.world.match().rallySpeed() == tuning::newcomerRallySpeed);
}

TEST_CASE("a shield of the side that is behind is repaired from time to time", "[sim]") {
    const Side behind = eitherSide();
    Scene scene = Scene::versus({}, withNewcomer(Side::Blue));
    for (const Side side : {Side::Blue, Side::Red})
        scene.openGap(side, 2);
    scene.waitWithoutBalls(tuning::newcomerRepair + 1);
    CHECK(scene.count<ShieldRepaired>() == 0); // Nobody is behind.

    scene.scoreGoal(opponent(behind));
    for (const Side side : {Side::Blue, Side::Red})
        scene.openGap(side, 2);
    scene.events.clear();
    const int score = scene.standing(behind).score;
    scene.waitWithoutBalls(tuning::newcomerRepair);
    REQUIRE(scene.count<ShieldRepaired>() == 1);
    CHECK(scene.all<ShieldRepaired>()[0].side == behind);
    scene.waitWithoutBalls(tuning::newcomerRepair);
    CHECK(scene.count<ShieldRepaired>() == 1); // None is broken any more.
    CHECK(scene.standing(behind).score == score);
}

TEST_CASE("repairs for the side that is behind come after whole multiples of ten seconds of play", "[sim]") {
    const Side behind = eitherSide();
    Scene scene = Scene::versus({}, withNewcomer(Side::Blue));
    scene.scoreGoal(opponent(behind));
    for (const int place : {2, 3})
        scene.openGap(behind, place);
    for (std::size_t repairs = 1; repairs <= 2; ++repairs) {
        for (int tick = 0; tick < tuning::newcomerRepair && scene.count<ShieldRepaired>() < repairs; ++tick)
            scene.waitWithoutBalls(1);
        REQUIRE(scene.count<ShieldRepaired>() == repairs);
        CHECK(scene.world.match().clock() % tuning::newcomerRepair == 0);
    }
}

TEST_CASE("in practice, where the clock stands still, no shield of who is behind is repaired", "[sim]") {
    MatchSettings settings = withNewcomer(Side::Blue);
    settings.practice = true;
    Scene scene({}, settings);
    scene.scoreGoal(Side::Red);
    scene.openGap(Side::Blue, 2);
    scene.waitWithoutBalls(2 * tuning::newcomerRepair);
    CHECK(scene.count<ShieldRepaired>() == 0);
}

TEST_CASE("in sudden death no shield of who is behind is repaired", "[sim]") {
    MatchSettings settings = withNewcomer(Side::Blue);
    settings.suddenDeathAt = tuning::newcomerRepair / 2;
    Scene scene = Scene::versus({}, settings);
    scene.scoreGoal(Side::Red);
    REQUIRE(scene.stepUntil(tuning::newcomerRepair, [&] { return !scene.world.match().shieldsHold(); }));
    scene.waitWithoutBalls(2 * tuning::newcomerRepair);
    REQUIRE(scene.world.match().playing());
    CHECK(scene.count<ShieldRepaired>() == 0);
}

TEST_CASE("without a newcomer no shield is repaired", "[sim]") {
    Scene scene = Scene::versus();
    scene.scoreGoal(Side::Red);
    scene.openGap(Side::Blue, 2);
    scene.waitWithoutBalls(2 * tuning::newcomerRepair);
    CHECK(scene.count<ShieldRepaired>() == 0);
}

TEST_CASE("a computer serves a newcomer half as often", "[sim]") {
    const int usual = ticksOfServes(Side::Red, {});
    CHECK_THAT(1.0 * ticksOfServes(Side::Red, withNewcomer(Side::Blue)) / usual, WithinAbs(2.0, 0.2));
    CHECK(ticksOfServes(Side::Red, withNewcomer(Side::Red)) == usual);
}
