#include "Catch.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/Strength.hpp"
#include "arkanong/sim/boss/BossState.hpp"
#include "arkanong/sim/campaign/MissionProgress.hpp"

#include <limits>

// Small values of the simulation: commands, strengths, missions and the states of bosses.

using namespace arkanong;

TEST_CASE("a command holds the nearest whole number that fits", "[sim]") {
    CHECK(commandValue(0.49) == 0);
    CHECK(commandValue(0.5) == 1);
    CHECK(commandValue(-0.5) == -1);
    CHECK(commandValue(-1234.4) == -1234);
    CHECK(commandValue(1e9) == 32767);
    CHECK(commandValue(-1e9) == -32767);
    CHECK(commandValue(std::numeric_limits<double>::infinity()) == 32767);
}

TEST_CASE("a strength is a name or a number from 0 to 4 with two decimals at most", "[sim]") {
    for (const char* const text : {"", "2.", "2.355", "22", "x", "x.35", ":.1", "/.1", "2,35", "2.3x", "2.x5",
                                   "4.01", "5", "-1", "Medium"}) {
        CAPTURE(text);
        CHECK_FALSE(strengthNamed(text));
    }
    CHECK(strengthNamed("2.35")->hundredths() == 235);
    CHECK(strengthNamed("2.3")->hundredths() == 230);
    CHECK(strengthNamed("4")->hundredths() == 400);
    CHECK(strengthNamed("medium")->hundredths() == 200);
    CHECK_FALSE(Strength::ofHundredths(-1));
    CHECK_FALSE(Strength::ofHundredths(401));
    CHECK_FALSE(Strength::of(-0.01));
    CHECK_FALSE(Strength::of(4.01));
    CHECK_FALSE(Strength::of(std::numeric_limits<double>::quiet_NaN()));
    CHECK(Strength::of(0.0)->hundredths() == 0);
    CHECK(Strength::of(3.999)->hundredths() == 400);
}

TEST_CASE("only bosses that act by a timer warn, and not while the Minotaur is out", "[sim]") {
    for (std::size_t i = 0; i < bossCount; ++i) {
        BossState state = makeBoss(static_cast<Boss>(i));
        CAPTURE(i);
        state.untilAct = bossWarning + 1;
        CHECK_FALSE(state.warning());
        state.untilAct = bossWarning;
        CHECK(state.warning() == (state.boss != Boss::Foreman && state.boss != Boss::Queen));
        state.charge.stage = Charge::Stage::Out;
        CHECK_FALSE(state.warning());
        state.actLeft = 0;
        CHECK_FALSE(state.rewinding());
        CHECK_FALSE(state.dark());
        state.actLeft = 1;
        CHECK(state.rewinding() == (state.boss == Boss::Clockmaker));
        CHECK(state.dark() == (state.boss == Boss::Umbra));
    }
}

TEST_CASE("a combo counts for its own side alone, and only by bricks that balls broke", "[sim]") {
    MissionProgress progress({MissionKind::Combo, 9});
    const auto note = [&](Side by, int combo, bool bySpark) {
        progress.note(BrickBroken{{}, {}, BrickId{}, BrickKind::Normal, by, combo, 50, bySpark});
    };
    note(Side::Blue, 3, false);
    note(Side::Red, 7, false);
    note(Side::Blue, 8, true);
    progress.note(FieldRising{});
    CHECK(progress.count() == 3);
}

TEST_CASE("a held ball of the opponent's does not make the next serve a release", "[sim]") {
    MissionProgress progress({MissionKind::Serves, 9});
    progress.note(BallHeld{{}, Side::Red});
    progress.note(BallServed{{}, {}, Side::Blue});
    CHECK(progress.count() == 1);
    progress.note(BallHeld{{}, Side::Blue});
    progress.note(BallServed{{}, {}, Side::Blue});
    CHECK(progress.count() == 1);
}

TEST_CASE("two missions are the same where kind and count are", "[sim]") {
    const Mission mission{MissionKind::Bombs, 3};
    CHECK(mission == Mission{MissionKind::Bombs, 3});
    CHECK_FALSE(mission == Mission{MissionKind::Bombs, 4});
    CHECK_FALSE(mission == Mission{MissionKind::Glass, 3});
}
