#pragma once

#include "arkanong/sim/Match.hpp"

#include <optional>

namespace arkanong {

struct Replay;
struct ReplaySummary;

/// How a match went for one side, so that two matches on the same level can be compared.
struct Outcome {
    Mode mode = Mode::Versus;
    bool won = false;
    int goals = 0; ///< Scored; 0 in Solo, as the next.
    int conceded = 0;
    int score = 0;
    int ticks = 0; ///< Of play.
};

/// `side` is Blue in Solo.
Outcome outcomeOf(const Match& match, Side side);
/// Of a match of this mode.
Outcome outcomeOf(const ReplaySummary& summary, Mode mode, Side side);
/// Plays the replay until its match is decided or it ends.
Outcome outcomeOf(const Replay& replay, Side side);

/// Whether `a` is better: a victory is better than none; then more goals ahead are, in Solo more points; then, of two
/// victories, the quicker one. Both are of the same mode.
bool isBetter(const Outcome& a, const Outcome& b);

} // namespace arkanong
