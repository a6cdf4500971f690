#pragma once

#include "arkanong/sim/replay/Highlight.hpp"
#include "arkanong/sim/replay/Statistics.hpp"

#include <array>
#include <memory>
#include <optional>

namespace arkanong {

struct Replay;

/// What has been played of what belongs together: the rounds of a series, the stages of a run, or one match.
struct SeriesStatistics {
    Statistics statistics; ///< Of all of them together.
    int matches = 0;
    std::optional<Highlight> highlight;      ///< The best one of all...
    std::shared_ptr<const Replay> recording; ///< ...and the match that it is in; null without one.
    /// The highest score with which each side has won a match; 0 without one. Index with sideIndex().
    std::array<int, 2> bestWon{};
    bool slowed = false; ///< Some of it was played slower than it is meant to be.

    /// Plays the match again and takes it in; null: nothing.
    void add(const std::shared_ptr<const Replay>& match);
};

} // namespace arkanong
