#pragma once

#include "arkanong/sim/Match.hpp"

namespace arkanong {

struct Replay;
struct ReplaySummary;

/// The result of a match for one side, to compare two matches on the same level.
struct Outcome {
    Mode mode = Mode::Versus;
    bool won = false;
    int goals = 0; ///< Goals scored; 0 in Solo, like `conceded`.
    int conceded = 0;
    int score = 0;
    int ticks = 0; ///< Of play.
};

/// The outcome of a match that has ended or is still running. In Solo `side` must be Blue.
Outcome outcomeOf(const Match& match, Side side);
/// The outcome of a recorded match of this mode, by its summary.
Outcome outcomeOf(const ReplaySummary& summary, Mode mode, Side side);
/// Plays the replay until its match is decided or it ends.
Outcome outcomeOf(const Replay& replay, Side side);

/// Whether `a` is better: victory first, then the goal difference (in Solo the score), then, of two
/// victories, the shorter time. Both must be of the same mode.
bool isBetter(const Outcome& a, const Outcome& b);

} // namespace arkanong
