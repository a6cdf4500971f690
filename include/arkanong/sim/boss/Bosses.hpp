#pragma once

#include "arkanong/sim/objects/BossState.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// Whether the boss has announced its act with BossWarned and not begun it yet.
bool isWarning(const BossState& boss);

/// The state of a boss before its first tick of play.
BossState makeBoss(Boss boss);

/// The phase, 1 to 3, of a boss that has conceded `conceded` goals (>= 0) of the `needed` (>= 1) with which
/// its opponent wins. Each third of them begins a new phase.
constexpr int bossPhase(int conceded, int needed) {
    const int thirds = 3 * conceded / needed;
    return 1 + (thirds < 2 ? thirds : 2);
}

/// Ticks from one act to the next in this phase; 0 for the Queen, who has none.
int actInterval(Boss boss, int phase);
/// How many ticks the act lasts in this phase; 0 for acts of a single tick, and for the Minotaur's charge.
int actLength(Boss boss, int phase);

/// Before the first tick: adds the bosses of the match's settings, with their mortar or drones.
void prepareBosses(Field& field);
/// One tick of the bosses' phases, timers and acts.
void tickBosses(Field& field, Events& events);
/// Begins an act that lasts actLength(). Always returns true.
bool beginAct(Field& field, Side side, Events& events);

} // namespace arkanong
