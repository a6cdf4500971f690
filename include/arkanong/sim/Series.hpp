#pragma once

#include "arkanong/sim/Objects.hpp"

#include <array>
#include <optional>

namespace arkanong {

/// Rounds between the same two sides, each a match of its own: who has won more than half of them has won the
/// series.
struct Series {
    int rounds = 1;           ///< At most so many: odd, at least 1. 1 is a single match.
    std::array<int, 2> won{}; ///< So far. Index with sideIndex().

    int wonBy(Side side) const { return won[sideIndex(side)]; }
    /// So many decide it.
    int needed() const { return rounds / 2 + 1; }
    /// Rounds that have been decided.
    int played() const { return won[0] + won[1]; }
    /// Nothing while it is undecided.
    std::optional<Side> winner() const {
        for (const Side side : {Side::Blue, Side::Red})
            if (wonBy(side) >= needed()) return side;
        return std::nullopt;
    }
    /// The standing after `winner` has won one more round. Of a series that is undecided.
    Series after(Side winner) const {
        Series next = *this;
        ++next.won[sideIndex(winner)];
        return next;
    }
    /// The same series before its first round.
    Series anew() const { return Series{rounds}; }
};

} // namespace arkanong
