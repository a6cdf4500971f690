#pragma once

#include "arkanong/sim/tuning/Time.hpp"

// What decides a match, and when. Durations in ticks.

namespace arkanong::tuning {

/// The goals that win a match without a window. The game's modes set their own: see VersusMatch and
/// campaign::goalsIn().
inline constexpr int goals = 5;
inline constexpr int goalLimit = 9;
inline constexpr int lives = 5; ///< In Solo.
inline constexpr int lifeLimit = 9;
inline constexpr int countdown = seconds(3.0);
inline constexpr int suddenDeathAt = seconds(150.0);
inline constexpr int suddenDeathLength = seconds(90.0);
inline constexpr int suddenDeathEnd = suddenDeathAt + suddenDeathLength;
inline constexpr int suddenDeathClimb =
    seconds(30.0); ///< The rally speed climbs to its maximum in this time.

} // namespace arkanong::tuning
