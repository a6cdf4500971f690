#pragma once

#include "arkanong/sim/replay/Highlight.hpp"
#include "arkanong/sim/replay/Statistics.hpp"

namespace arkanong {

struct Replay;

/// Statistics, winner and highlights of a match.
struct ReplayAnalysis {
    Statistics statistics;
    std::optional<Side> winner; ///< Empty where the replay ends before the match does.
    std::array<std::optional<Highlight>, 2>
        highlights; ///< The best one of each side. Index with sideIndex().
};

/// Plays the replay from start to end: some hundredths of a second for a match.
ReplayAnalysis analysisOf(const Replay& replay);

} // namespace arkanong
