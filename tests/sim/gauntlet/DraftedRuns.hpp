#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/sim/gauntlet/GauntletRun.hpp"

#include <initializer_list>

// Runs without matches.

namespace arkanong::test {

using Stage = GauntletRun::Stage;

inline constexpr int fiftyLevels = 50;

/// Both sides pick the first card that is left.
inline void draft(GauntletRun& run) {
    for (std::size_t i = 0; run.stage() == Stage::Draft; ++i)
        if (run.mayPick(i)) run.pick(i);
}

inline RoundResult wonBy(Side side, int goals = 2, int against = 0) {
    RoundResult result;
    result.winner = side;
    result.goals[sideIndex(side)] = goals;
    result.goals[sideIndex(opponent(side))] = against;
    return result;
}

inline void play(GauntletRun& run, const RoundResult& result) {
    draft(run);
    run.finishRound(result);
}

/// A run in which these sides have won.
inline GauntletRun after(std::initializer_list<Side> winners) {
    GauntletRun run({7, fiftyLevels});
    for (const Side side : winners)
        play(run, wonBy(side));
    return run;
}

/// A run in which both pick at random and win at random, until it is over.
inline GauntletRun randomRun(std::uint64_t seed) {
    Random random(seed, 3);
    GauntletRun run({seed, fiftyLevels});
    while (run.stage() != Stage::Over) {
        if (run.stage() == Stage::Draft) {
            const std::size_t index = random.below(3);
            if (run.mayPick(index)) run.pick(index);
        } else {
            run.finishRound(
                wonBy(random.below(2) == 0 ? Side::Blue : Side::Red, 2, static_cast<int>(random.below(2))));
        }
    }
    return run;
}

} // namespace arkanong::test
