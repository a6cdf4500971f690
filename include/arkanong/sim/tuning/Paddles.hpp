#pragma once

#include "arkanong/math/Vec2.hpp"

// Sizes and movement of paddles. Lengths in px, speeds in px/s.

namespace arkanong::tuning {

inline constexpr Vec2 paddleSize{126.0, 28.0}; ///< A bar with half-round ends.
/// Along each axis: from wall to wall in a third of a second. Forward it stays slower than a smashed ball.
inline constexpr Vec2 paddleSpeed{3000.0, 520.0};
inline constexpr double paddleSetOff = 0.06; ///< Seconds from rest to the top speed.
/// Distance of the paddle's centre from the goal line at the start.
inline constexpr double paddleStart = 84.0;

} // namespace arkanong::tuning
