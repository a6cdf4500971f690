#pragma once

#include "arkanong/sim/tuning/Time.hpp"

// Numbers of the power-ups; their durations and weights are in the table in sim/objects/PowerUp.cpp. Lengths
// in px, durations in ticks.

namespace arkanong::tuning {

inline constexpr double wideFactor = 1.5; ///< On the paddle's width; wide and narrow multiply.
inline constexpr double narrowFactor = 0.65;
inline constexpr double widthChange = 3.0;      ///< px a tick.
inline constexpr double splitDegrees = 15.0;    ///< Between the ball's own direction and each new ball's.
inline constexpr int stickyHold = seconds(2.5); ///< A held ball is released after this time.
inline constexpr int beamBlow = seconds(0.25);  ///< A beam hits a brick this often.
inline constexpr double beamHalfWidth = 2.0;
inline constexpr double slowDepth = 300.0; ///< Slow works up to this distance from the goal line.
inline constexpr double slowFactor = 0.5;  ///< Slow: target speed as a share of the rally speed.
/// Overdrive: target speed as a share of the rally speed, up to maximumSpeed.
inline constexpr double fastFactor = 1.8;
inline constexpr double paceReturn = 4.0; ///< Like speedReturn, for balls under Slow or Overdrive.
inline constexpr double blindSpotRadius = 130.0;
inline constexpr double blindSpotDepth = 310.0;  ///< Its centre, from the goal line of the hindered side.
inline constexpr double blindSpotMargin = 200.0; ///< The least distance of its centre from the side walls.

} // namespace arkanong::tuning
