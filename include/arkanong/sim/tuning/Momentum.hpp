#pragma once

#include "arkanong/sim/tuning/Time.hpp"

// Steals fill a side's momentum, and full momentum gives it a super.

namespace arkanong::tuning {

inline constexpr int momentumSteals = 12;         ///< Steals that fill it.
inline constexpr int momentumBehind = 2;          ///< What a steal of a side that is behind counts.
inline constexpr int superTicks = seconds(3.0);   ///< Length of a super, ticks.
inline constexpr int foremanRush = seconds(0.25); ///< Between two of the Foreman's bricks in a super, ticks.

} // namespace arkanong::tuning
