#include "arkanong/sim/boss/Bosses.hpp"

#include "arkanong/sim/boss/Clockmaker.hpp"
#include "arkanong/sim/boss/Foreman.hpp"
#include "arkanong/sim/boss/Minotaur.hpp"
#include "arkanong/sim/boss/Queen.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"
#include "arkanong/sim/tuning/Momentum.hpp"

#include <algorithm>
#include <array>

namespace arkanong {

namespace {

/// A number of seconds for each phase.
using Phases = std::array<double, 3>;

/// The times and functions of a boss; a function that it does not need is null.
struct BossRule {
    Phases interval;                      ///< Interval between two acts.
    Phases length;                        ///< Length of the act; 0 for acts of a single tick.
    bool announced;                       ///< The act is announced by BossWarned.
    void (*prepare)(Field&, Side);        ///< Called before the first tick.
    void (*tick)(Field&, Side, Events&);  ///< Called in each tick.
    bool (*act)(Field&, Side, Events&);   ///< Begins the act. Returns false if the act is not possible yet.
    void (*rest)(Field&, Side, Events&);  ///< Called when an act that lasts has ended.
    void (*leave)(Field&, Side, Events&); ///< In the finale: removes what the boss has added to the field.
};

// In the order of the enumeration.
constexpr auto bossRules = tableOf<Boss, BossRule>({
    {{1.5, 1.5, 1.5}, {0.0, 0.0, 0.0}, false, prepareMortar, nullptr, layForemansBrick, nullptr, breakMortar},
    {{0.0, 0.0, 0.0}, {0.0, 0.0, 0.0}, false, prepareDrones, tickDrones, nullptr, nullptr, dismissDrones},
    {{16.0, 12.0, 9.0}, {3.0, 3.0, 3.0}, true, nullptr, nullptr, turnTimeBack, letTimeGoOn, nullptr},
    {{14.0, 11.0, 8.0}, {0.0, 0.0, 0.0}, true, nullptr, settleCharge, beginCharge, nullptr, nullptr},
    {{14.0, 12.0, 10.0}, {5.0, 5.0, 7.0}, true, nullptr, nullptr, beginAct, nullptr, nullptr},
});

const BossRule& ruleOf(Boss boss) { return bossRules[bossIndex(boss)]; }

int ticksIn(const Phases& seconds, int phase) {
    return tuning::seconds(seconds[static_cast<std::size_t>(phase - 1)]);
}

/// Whether the finale's bosses play this side in turn.
bool takesTurns(const Field& field, Side side) { return field.match.settings().finale && side == Side::Red; }

void tickPhase(const Match& match, Side side, BossState& boss, Events& events) {
    const int conceded = match.standing(opponent(side)).goals;
    const int phase = bossPhase(conceded, match.settings().goals[sideIndex(opponent(side))]);
    if (!match.playing() || phase <= boss.phase) return;
    boss.phase = phase;
    events.push_back(BossPhaseBegan{boss.boss, side, phase});
}

/// In the finale: lets the boss whose turn it is play this side, once the one before it neither acts nor is out.
void takeTurns(Field& field, Side side, Events& events) {
    BossState& boss = *field.bosses[sideIndex(side)];
    const int clock = field.match.clock();
    const int turn = std::min(clock / tuning::finaleTurn, static_cast<int>(bossCount) - 1);
    const auto next = static_cast<Boss>(turn);
    const bool due = clock == 0 || next != boss.boss;
    if (!due || !field.match.playing() || boss.actLeft > 0 || boss.out()) return;
    if (const auto leave = ruleOf(boss.boss).leave) leave(field, side, events);
    boss = makeBoss(next);
    boss.phase = tuning::finalePhase;
    boss.untilAct = std::min(actInterval(next, boss.phase), tuning::finaleFirstAct);
    events.push_back(BossPhaseBegan{next, side, boss.phase});
}

/// A super lets the boss act at once: the Foreman lays brick after brick, and the Queen's drones wake.
void tickSuper(Field& field, Side side, BossState& boss) {
    const int left = field.match.standing(side).superLeft;
    const int every = boss.boss == Boss::Foreman ? tuning::foremanRush : tuning::superTicks;
    if (left == 0 || left % every != 0) return;
    if (boss.boss == Boss::Queen)
        wakeDrones(field, side);
    else
        boss.untilAct = 1;
}

void tickAct(Field& field, Side side, BossState& boss, Events& events) {
    const BossRule& rule = ruleOf(boss.boss);
    if (boss.actLeft > 0 && --boss.actLeft == 0) {
        events.push_back(BossRested{boss.boss, side});
        if (rule.rest) rule.rest(field, side, events);
    }
    if (!rule.act || boss.out() || !field.match.playing()) return;
    if (boss.untilAct > 0) --boss.untilAct;
    if (boss.untilAct == tuning::bossWarning && rule.announced)
        events.push_back(BossWarned{boss.boss, side, boss.phase});
    if (boss.untilAct == 0 && boss.actLeft == 0 && rule.act(field, side, events))
        boss.untilAct = actInterval(boss.boss, boss.phase);
}

} // namespace

bool isWarning(const BossState& boss) {
    return ruleOf(boss.boss).announced && !boss.out() && boss.untilAct <= tuning::bossWarning;
}

BossState makeBoss(Boss boss) {
    BossState state;
    state.boss = boss;
    state.untilAct = actInterval(boss, state.phase);
    return state;
}

int actInterval(Boss boss, int phase) { return ticksIn(ruleOf(boss).interval, phase); }

int actLength(Boss boss, int phase) { return ticksIn(ruleOf(boss).length, phase); }

void prepareBosses(Field& field) {
    for (const Side side : {Side::Blue, Side::Red}) {
        const std::optional<Boss> boss = field.match.settings().bosses[sideIndex(side)];
        if (!boss) continue;
        field.bosses[sideIndex(side)] = makeBoss(*boss);
        for (const Boss each : everyOf<Boss>())
            if (const auto prepare = ruleOf(each).prepare;
                prepare && (each == *boss || takesTurns(field, side)))
                prepare(field, side);
    }
}

void tickBosses(Field& field, Events& events) {
    for (const Side side : {Side::Blue, Side::Red}) {
        if (!field.bosses[sideIndex(side)]) continue;
        BossState& boss = *field.bosses[sideIndex(side)];
        if (takesTurns(field, side))
            takeTurns(field, side, events);
        else
            tickPhase(field.match, side, boss, events);
        tickSuper(field, side, boss);
        if (const auto tick = ruleOf(boss.boss).tick) tick(field, side, events);
        tickAct(field, side, boss, events);
    }
}

bool beginAct(Field& field, Side side, Events& events) {
    BossState& boss = *field.bosses[sideIndex(side)];
    boss.actLeft = actLength(boss.boss, boss.phase);
    events.push_back(BossActed{boss.boss, side, boss.phase});
    return true;
}

} // namespace arkanong
