#pragma once

// How the touch of a paddle changes a ball. Speeds in px/s.

namespace arkanong::tuning {

/// Angle from straight ahead of a ball that touches the paddle's end.
inline constexpr double steeringDegrees = 60.0;
inline constexpr double swipe = 0.35;       ///< Share of the paddle's sideways velocity added to the ball.
inline constexpr double swipeSpeed = 640.0; ///< Sideways speed above which the swipe does not grow.
inline constexpr double smashLeast = 120.0; ///< A paddle this fast forward smashes, this fast back cushions.
/// At this speed forward or back the effect is at its full strength.
inline constexpr double smashFull = 480.0;
inline constexpr double smashFactor = 1.4;    ///< On a ball's speed, at most.
inline constexpr double cushionFactor = 0.65; ///< On a ball's speed, at least.
/// A ball leaves a paddle at least this much faster than the paddle follows.
inline constexpr double separationSpeed = 60.0;
/// A touch whose normal is within 60 degrees of straight ahead is one of the paddle's front.
inline constexpr double frontCosine = 0.5;
/// Share of a ball's speed above the rally speed that is kept after a touch.
inline constexpr double excessKept = 0.5;
/// No ball leaves a paddle slower than this share of the rally speed.
inline constexpr double slowestShare = 0.5;

} // namespace arkanong::tuning
