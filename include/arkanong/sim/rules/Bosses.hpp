#pragma once

#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/sim/rules/Clockmaker.hpp"
#include "arkanong/sim/rules/Foreman.hpp"
#include "arkanong/sim/rules/Minotaur.hpp"

namespace arkanong {

class Hash;

/// What a boss is doing: its phase, its timers, and what its rule remembers.
struct BossState {
    Boss boss = Boss::Foreman;
    int phase = 1; ///< 1 to 3, see bossPhase().
    /// Ticks of play until the next act (the Foreman: brick, phases and balls permitting). A BossWarned is
    /// reported when tuning::bossWarning ticks are left. The Queen has none: 0.
    int untilAct = 0;
    int actLeft = 0; ///< Ticks until an act that lasts ends: the Clockmaker's or Umbra's. 0 outside of it.
    ForemanMemory foreman;
    ClockmakerMemory clockmaker;
    Charge charge; ///< The Minotaur's.

    bool warning() const;
    /// Clockmaker: the enemy's balls fly back along their paths.
    bool rewinding() const { return boss == Boss::Clockmaker && actLeft > 0; }
    /// Umbra: the opponent sees neither bricks nor balls.
    bool dark() const { return boss == Boss::Umbra && actLeft > 0; }
    /// Minotaur: its paddle may be outside its zone.
    bool out() const { return charge.stage != Charge::Stage::Home; }

    void addTo(Hash& hash) const;
};

/// The boss before its first tick of play.
BossState makeBoss(Boss boss);

/// The phase of a boss that has conceded so many goals (>= 0) of those that its opponent needs in all (>= 1): 1 to 3,
/// a new one with each third.
constexpr int bossPhase(int conceded, int needed) {
    const int thirds = 3 * conceded / needed;
    return 1 + (thirds < 2 ? thirds : 2);
}

/// Ticks from one act to the next in this phase; 0 for the Queen, who has none.
int actInterval(Boss boss, int phase);
/// How many ticks the act lasts in this phase; 0 for acts of a single tick, and for the Minotaur's charge.
int actLength(Boss boss, int phase);

/// Before the first tick: adds the bosses of the match's settings and their things.
void prepareBosses(Field& field);
/// One tick of the bosses' phases, timers and acts.
void tickBosses(Field& field, Events& events);
/// Begins an act that lasts actLength(). True.
bool beginAct(Field& field, Side side, Events& events);

} // namespace arkanong
