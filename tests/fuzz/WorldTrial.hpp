#pragma once

#include "fuzz/Choices.hpp"

#include <string>

namespace arkanong::test {

/// What happened in trials, to see that they reach what they are about.
struct TrialFigures {
    long long ticks = 0;
    int versus = 0, solo = 0, sandbox = 0; ///< Worlds of each mode.
    int finales = 0;                       ///< Of those in versus.
    int ended = 0;                         ///< Matches that came to their end.
    int goals = 0, shields = 0, bricks = 0, capsules = 0, bossActs = 0;
    int edits = 0; ///< Of a sandbox.
    std::size_t mostBalls = 0;
    int longestTie = 0;   ///< Ticks for which the next goal was to decide a match.
    int parked = 0;       ///< Balls that the engine froze for a tick.
    double slowest = 0.0; ///< The longest step with at most 1,000 balls, s of processor time.
    int slowestTick = 0;
    std::string fault; ///< The first broken promise, in words; empty if there is none.

    /// Adds the figures of another trial; keeps the slowest step of both.
    void add(const TrialFigures& other);
};

struct TrialLimits {
    int ticks = 70000; ///< A match in versus that has not ended by then has a fault.
    /// After every tick the replay is written, read and compared, and a copy of the world before it is stepped, too.
    bool heavy = false;
};

/// Plays one world: any legal level, settings and commands, some of them a computer player's, and edits of the
/// sandbox. After every tick nothing may be out of place; where no edit or gift came from outside, the replay must
/// agree. Ends with the match, the limit or the choices.
TrialFigures tryWorld(Choices choices, const TrialLimits& limits = {});

} // namespace arkanong::test
