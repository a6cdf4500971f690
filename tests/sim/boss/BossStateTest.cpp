#include "Catch.hpp"
#include "arkanong/sim/boss/Bosses.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"

using namespace arkanong;

TEST_CASE("only bosses that act by a timer warn, and not while the Minotaur is out", "[sim]") {
    for (std::size_t i = 0; i < bossCount; ++i) {
        BossState state = makeBoss(static_cast<Boss>(i));
        CAPTURE(i);
        state.untilAct = tuning::bossWarning + 1;
        CHECK_FALSE(isWarning(state));
        state.untilAct = tuning::bossWarning;
        CHECK(isWarning(state) == (state.boss != Boss::Foreman && state.boss != Boss::Queen));
        state.charge.stage = Charge::Stage::Out;
        CHECK_FALSE(isWarning(state));
        state.actLeft = 0;
        CHECK_FALSE(state.rewinding());
        CHECK_FALSE(state.dark());
        state.actLeft = 1;
        CHECK(state.rewinding() == (state.boss == Boss::Clockmaker));
        CHECK(state.dark() == (state.boss == Boss::Umbra));
    }
}

TEST_CASE("only the acts of the Clockmaker and of Umbra last, in every phase", "[sim][boss]") {
    for (const Boss boss : {Boss::Foreman, Boss::Queen, Boss::Clockmaker, Boss::Minotaur, Boss::Umbra})
        for (const int phase : {1, 2, 3})
            CHECK((actLength(boss, phase) > 0) == (boss == Boss::Clockmaker || boss == Boss::Umbra));
}
