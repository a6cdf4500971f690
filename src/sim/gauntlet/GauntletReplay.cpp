#include "arkanong/sim/gauntlet/GauntletReplay.hpp"

namespace arkanong {

std::string ordinalRound(std::size_t round) { return "round " + std::to_string(round + 1); }

GauntletScore scoreOf(const GauntletRun& run) {
    GauntletScore score;
    for (const Side side : {Side::Blue, Side::Red}) {
        score.points[sideIndex(side)] = run.points(side);
        score.goals[sideIndex(side)] = run.goals(side);
        score.steals[sideIndex(side)] = run.steals(side);
        const int goal = run.fastestGoal(side);
        if (goal > 0 && (score.fastestGoal == 0 || goal < score.fastestGoal)) score.fastestGoal = goal;
    }
    for (const RoundResult& result : run.record().results) {
        score.ticks += result.ticks;
        ++score.rounds;
    }
    score.winner = run.winner();
    return score;
}

} // namespace arkanong
