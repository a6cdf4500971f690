#pragma once

#include "arkanong/sim/replay/BestMoment.hpp"
#include "arkanong/sim/replay/Statistics.hpp"

namespace arkanong {

struct Replay;

/// What a match came to.
struct Review {
    Statistics statistics;
    std::optional<Side> winner;   ///< Nothing where the replay ends before the match does.
    std::optional<Moment> moment; ///< The best one.
};

/// Plays the replay from its start to its end: a few hundredths of a second for a match.
Review reviewOf(const Replay& replay);

} // namespace arkanong
