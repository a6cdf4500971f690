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
    std::shared_ptr<const Replay> recording; ///< The match of the highlight; null without one.
    /// The highest score with which each side has won a match; 0 without one. Index with sideIndex().
    std::array<int, 2> bestWon{};
    std::array<PlayAids, 2>
        aids{}; ///< The most that helped the people in some match; index with sideIndex().

    /// Replays the match and adds its statistics. Does nothing for null.
    void add(const std::shared_ptr<const Replay>& match);
};

} // namespace arkanong
