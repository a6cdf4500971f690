#pragma once

#include "arkanong/sim/replay/Highlight.hpp"
#include "arkanong/sim/replay/PlayAids.hpp"
#include "arkanong/sim/replay/Statistics.hpp"

#include <array>
#include <memory>
#include <optional>

namespace arkanong {

struct Replay;

/// The statistics of several matches: the rounds of a series, the stages of a run, or just one match.
struct SeriesStatistics {
    Statistics statistics; ///< The totals.
    int matches = 0;
    std::optional<Highlight> highlight;      ///< The best highlight of all matches.
    std::shared_ptr<const Replay> recording; ///< The match with the highlight; null without a highlight.
    /// The highest score with which each side has won a match; 0 without a win. Index with sideIndex().
    std::array<int, 2> bestWon{};
    std::array<PlayAids, 2> aids{}; ///< The strongest aids in any of the matches. Index with sideIndex().

    /// Replays `match` and adds its statistics. Does nothing if it is null.
    void add(const std::shared_ptr<const Replay>& match);
};

} // namespace arkanong
