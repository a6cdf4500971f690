#pragma once

#include "arkanong/sim/replay/Highlight.hpp"
#include "arkanong/sim/replay/Statistics.hpp"

namespace arkanong {

struct Replay;

/// What a match came to.
struct ReplayAnalysis {
    Statistics statistics;
    std::optional<Side> winner;         ///< Nothing where the replay ends before the match does.
    std::optional<Highlight> highlight; ///< The best one.
};

/// Plays the replay from its start to its end: a few hundredths of a second for a match.
ReplayAnalysis analysisOf(const Replay& replay);

} // namespace arkanong
