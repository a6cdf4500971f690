#include "arkanong/sim/gauntlet/GauntletReplay.hpp"

namespace arkanong {

GauntletScore scoreOf(const GauntletRun& run) {
    GauntletScore score;
    for (const Side side : {Side::Blue, Side::Red}) {
        score.points[sideIndex(side)] = run.points(side);
        score.goals[sideIndex(side)] = run.goals(side);
        score.steals[sideIndex(side)] = run.steals(side);
    }
    for (const RoundResult& result : run.record().results) {
        score.ticks += result.ticks;
        ++score.rounds;
    }
    score.winner = run.winner();
    return score;
}

} // namespace arkanong
