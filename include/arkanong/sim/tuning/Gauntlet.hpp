#pragma once

#include "arkanong/sim/tuning/Match.hpp"

// A round of the gauntlet. Durations in ticks of play.

namespace arkanong::gauntlet {

/// Half of all rounds of two medium computers end before 54 s.
inline constexpr int suddenDeathAt = tuning::seconds(60.0);
inline constexpr int suddenDeathEnd = suddenDeathAt + tuning::suddenDeathLength;

} // namespace arkanong::gauntlet
