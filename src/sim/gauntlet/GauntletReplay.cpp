#include "arkanong/sim/gauntlet/GauntletReplay.hpp"

#include <algorithm>

namespace arkanong {

void FastestGoal::note(int clock) {
    const int since = clock - last;
    last = clock;
    ticks = ticks == 0 ? since : std::min(ticks, since);
}

GauntletScore scoreOf(const GauntletRun& run) {
    GauntletScore score;
    for (const Side side : {Side::Blue, Side::Red}) {
        score.points[sideIndex(side)] = run.points(side);
        score.goals[sideIndex(side)] = run.goals(side);
    }
    for (const RoundResult& result : run.record().results) {
        for (std::size_t side = 0; side < score.steals.size(); ++side)
            score.steals[side] += result.steals[side];
        score.ticks += result.ticks;
        ++score.rounds;
    }
    score.winner = run.winner();
    return score;
}

} // namespace arkanong
