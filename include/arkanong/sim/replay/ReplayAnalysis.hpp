#pragma once

#include "arkanong/sim/replay/Highlight.hpp"
#include "arkanong/sim/replay/Statistics.hpp"

namespace arkanong {

struct Replay;

/// Statistics, winner and highlight of a match.
struct ReplayAnalysis {
    Statistics statistics;
    std::optional<Side> winner;         ///< Empty where the replay ends before the match does.
    std::optional<Highlight> highlight; ///< The best one.
};

/// Plays the replay from start to end: some hundredths of a second for a match.
ReplayAnalysis analysisOf(const Replay& replay);

} // namespace arkanong
