#pragma once

#include "arkanong/storage/player/GauntletFile.hpp"

namespace arkanong::test {

/// A run of a person against a computer after so many rounds, at most four, which the sides win in turn, and half of
/// the next draft.
inline SavedGauntlet playedGauntlet(int rounds) {
    GauntletRun run({0xFFFF'FFFF'FFFF'FFF0U, 35});
    while (run.round() < rounds) {
        for (std::size_t i = 0; run.stage() == GauntletRun::Stage::Draft; ++i)
            if (run.mayPick(i)) run.pick(i);
        RoundResult result;
        result.winner = run.round() % 2 == 0 ? Side::Blue : Side::Red;
        result.goals[sideIndex(result.winner)] = 2;
        result.score = {4000 + run.round(), 3000};
        result.steals = {5, 12};
        result.ticks = 2400;
        run.finishRound(result);
    }
    run.pick(2);
    SavedGauntlet saved;
    saved.record = run.record();
    saved.players[0].plays = "any device";
    saved.players[1] = {"computer", "The \"Foreman\"", {*Strength::ofHundredths(235), Personality::Hunter}};
    saved.fastestGoal = 321;
    return saved;
}

} // namespace arkanong::test
