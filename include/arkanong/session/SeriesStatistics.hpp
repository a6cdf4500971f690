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
    /// A highlight and the match with it.
    struct Moment {
        Highlight highlight;
        std::shared_ptr<const Replay> recording;
    };

    Statistics statistics; ///< The totals.
    int matches = 0;
    /// The highlight to show: the person's best one, or the winner's where one side or both have no person or none is
    /// found of the person; of both sides while they have won equally often.
    std::optional<Highlight> highlight;
    std::shared_ptr<const Replay> recording; ///< The match with the highlight; null without a highlight.
    /// The highest score with which each side has won a match; 0 without a win. Index with sideIndex().
    std::array<int, 2> bestWon{};
    std::array<int, 2> won{}; ///< The number of matches that each side has won. Index with sideIndex().
    std::array<std::optional<Moment>, 2> moments{}; ///< The best one of each side. Index with sideIndex().
    std::array<PlayAids, 2> aids{}; ///< The strongest aids in any of the matches. Index with sideIndex().

    /// Replays `match`, adds its statistics and chooses the highlight; `person` is the side of the only person, if one
    /// plays. Does nothing if `match` is null.
    void add(const std::shared_ptr<const Replay>& match, std::optional<Side> person = std::nullopt);

  private:
    const Moment* momentToShow(std::optional<Side> person) const;
};

} // namespace arkanong
