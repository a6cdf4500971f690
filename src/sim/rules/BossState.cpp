#include "arkanong/sim/rules/BossState.hpp"

#include "arkanong/sim/tuning/Bosses.hpp"

#include <array>

namespace arkanong {

namespace {

/// A number for each phase.
using Phases = std::array<double, 3>;

struct Timing {
    Phases interval; ///< Seconds from one act to the next.
    Phases length;   ///< Seconds that the act lasts.
};

// In the order of the enumeration.
constexpr auto timings = tableOf<Boss, Timing>({
    {{1.5, 1.5, 1.5}, {0.0, 0.0, 0.0}},
    {{0.0, 0.0, 0.0}, {0.0, 0.0, 0.0}},
    {{16.0, 12.0, 9.0}, {3.0, 3.0, 3.0}},
    {{14.0, 11.0, 8.0}, {0.0, 0.0, 0.0}},
    {{14.0, 12.0, 10.0}, {5.0, 5.0, 7.0}},
});

int ticksIn(const Phases& seconds, int phase) {
    return tuning::seconds(seconds[static_cast<std::size_t>(phase - 1)]);
}

} // namespace

bool BossState::warning() const {
    return boss != Boss::Foreman && boss != Boss::Queen && !out() && untilAct <= tuning::bossWarning;
}

void BossState::addTo(Hash& hash) const {
    for (const int number : {static_cast<int>(boss), phase, untilAct, actLeft, laid, hexagonsTurned ? 1 : 0,
                             static_cast<int>(charge.stage), charge.stunnedFor, charge.another ? 1 : 0})
        hash.add(number);
    hash.add(charge.start);
    hash.add(charge.direction);
    hash.add(charge.left);
}

BossState makeBoss(Boss boss) {
    BossState state;
    state.boss = boss;
    state.untilAct = actInterval(boss, state.phase);
    return state;
}

int actInterval(Boss boss, int phase) { return ticksIn(timings[bossIndex(boss)].interval, phase); }

int actLength(Boss boss, int phase) { return ticksIn(timings[bossIndex(boss)].length, phase); }

} // namespace arkanong
