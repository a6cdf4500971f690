#pragma once

#include "arkanong/sim/tuning/Time.hpp"

// When a ball counts as stuck, and how it is freed; see sim/rules/AntiStall.hpp. Lengths in px, durations in ticks.

namespace arkanong::tuning {

inline constexpr double flatSine = 0.2; ///< |vy|/speed below this (11.5 degrees) is near-horizontal.
inline constexpr int flatPatience = seconds(1.5); ///< A path may stay near-horizontal for this long.
inline constexpr int idlePatience = seconds(4.5); ///< A ball may make no progress for this long.
inline constexpr int idleNudges = 1;              ///< Nudges without progress after which a ball is recalled.
/// A ball that stays nearer to one place than this for stayPatience is nudged, and after twice that time recalled,
/// even if it still breaks bricks.
inline constexpr double stayDistance = 100.0;
inline constexpr int stayPatience = seconds(4.75); ///< See stayDistance.
/// Balls nearer to each other than this, with velocities that differ by less than twinSpeed, would stay together.
inline constexpr double twinDistance = 2.0;
inline constexpr double twinSpeed = 5.0;   ///< px/s; see twinDistance.
inline constexpr double nudgeLeast = 10.0; ///< Degrees: the least that a nudge rotates a ball.
inline constexpr double nudgeMost = 25.0;  ///< Degrees: the most that a nudge rotates a ball.
inline constexpr double nudgeOffHorizontal =
    20.0; ///< Degrees: the least angle from the horizontal after a nudge.
/// Degrees: an idle ball's least angle from the vertical after a nudge.
inline constexpr double nudgeOffVertical = 10.0;
/// A ball with this many contacts in one tick is caught between a moving hexagon and another object.
inline constexpr int caughtContacts = 16;
inline constexpr int squeezeHits = 3; ///< A ball that a paddle touches this often in one tick is squeezed.

} // namespace arkanong::tuning
