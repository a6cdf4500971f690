#pragma once

#include "arkanong/sim/tuning/Layout.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Time.hpp"

// Numbers of the bosses; the intervals of their acts are in the table in sim/boss/Bosses.cpp. Lengths in px,
// speeds in px/s, durations in ticks.

namespace arkanong::tuning {

inline constexpr int bossWarning = seconds(1.0); ///< From a BossWarned to the act.

// The finale, which all five share.
inline constexpr int finaleTurn = finaleLength / 5;
inline constexpr int finalePhase = 2;               ///< The phase of each during its turn.
inline constexpr int finaleFirstAct = seconds(5.0); ///< From the beginning of a turn, if it acts so rarely.
inline constexpr int finaleName =
    seconds(2.5); ///< From one brick of a turn's row to the next; the first comes at once.

// The Minotaur.
inline constexpr double chargeSpeed = 800.0;
inline constexpr double walkingSpeed = 400.0; ///< The Minotaur's speed on its return.
/// The farthest that it gets from its goal line.
inline constexpr double chargeDepth = fieldSize.y * 2.0 / 3.0;
inline constexpr double chargeBeyond = 60.0; ///< It charges this far past the ball.
inline constexpr int stunned = seconds(1.2);

// The Queen.
inline constexpr int droneHits = 3; ///< Hits of enemy balls that put an awake drone to sleep.
/// Distance of a drone's centre from the goal line.
inline constexpr double droneLaneDepth = zoneDepth + 10.0;

} // namespace arkanong::tuning
