#pragma once

#include "arkanong/sim/tuning/Time.hpp"

// The reserve of balls, and how they are served. Durations in ticks.

namespace arkanong::tuning {

inline constexpr int reserveSize = 3;
inline constexpr int reserveReturn = seconds(8.0);  ///< A ball returns to the reserve this often.
inline constexpr int lostBallReturn = seconds(3.0); ///< A lost ball returns to its owner after this time.
/// In a newcomer's match the computer of the other side waits this many times longer between two serves.
inline constexpr double newcomerServeFactor = 2.0;
inline constexpr int serveCooldown = seconds(0.3);
inline constexpr double serveDegrees = 70.0; ///< Largest angle of a serve from straight ahead.
/// After this long without a ball in play, the match serves one.
inline constexpr int idleServe = seconds(5.0);

} // namespace arkanong::tuning
