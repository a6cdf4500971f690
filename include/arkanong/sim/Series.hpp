#pragma once

#include "arkanong/sim/objects/Objects.hpp"

#include <array>
#include <optional>

namespace arkanong {

/// A best-of-n series between two sides, each round a match: the side that wins more than half of the rounds
/// wins the series.
struct Series {
    int rounds = 1;           ///< The most rounds: odd, at least 1. 1 is a single match.
    std::array<int, 2> won{}; ///< Rounds won so far; index with sideIndex().

    int wonBy(Side side) const { return won[sideIndex(side)]; }
    /// Rounds needed to win the series.
    int needed() const { return rounds / 2 + 1; }
    /// Rounds decided so far.
    int played() const { return won[0] + won[1]; }
    /// Empty while the series is undecided.
    std::optional<Side> winner() const {
        for (const Side side : {Side::Blue, Side::Red})
            if (wonBy(side) >= needed()) return side;
        return std::nullopt;
    }
    /// The series after `winner` has won one more round; it must be undecided.
    Series after(Side winner) const {
        Series next = *this;
        ++next.won[sideIndex(winner)];
        return next;
    }
    /// The same series with no round played.
    Series restarted() const { return Series{rounds}; }
};

} // namespace arkanong
