#pragma once

#include "arkanong/sim/tuning/Match.hpp"

// A round of the gauntlet. Durations in ticks of play.

namespace arkanong::gauntlet {

inline constexpr int goals = 2; ///< Goals that win a round.
inline constexpr int suddenDeathAt = tuning::seconds(45.0);
inline constexpr int suddenDeathEnd = suddenDeathAt + tuning::suddenDeathLength;

} // namespace arkanong::gauntlet
