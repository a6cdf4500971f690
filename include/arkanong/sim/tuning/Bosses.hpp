#pragma once

#include "arkanong/sim/tuning/Layout.hpp"
#include "arkanong/sim/tuning/Time.hpp"

// What bosses do; the times between their acts are the table in Bosses.cpp. Lengths in px, speeds in px/s,
// durations in ticks.

namespace arkanong::tuning {

inline constexpr int bossWarning = seconds(1.0); ///< From a BossWarned to the act.

// The Minotaur.
inline constexpr double chargeSpeed = 800.0;
inline constexpr double walkingSpeed = 400.0;                  ///< The Minotaur's speed on its return.
inline constexpr double chargeDepth = fieldSize.y * 2.0 / 3.0; ///< The farthest from its goal line.
inline constexpr double chargeBeyond = 60.0; ///< It runs this far past the ball that it charges at.
inline constexpr int stunned = seconds(1.2);

// The Queen.
inline constexpr int droneHits = 3; ///< Hits of enemy balls that put an awake drone to sleep.
inline constexpr double droneLaneDepth = zoneDepth + 10.0; ///< Of a drone's centre, from the goal line.

} // namespace arkanong::tuning
