#pragma once

#include "arkanong/math/Vec2.hpp"

// Capsules, which fall from broken bricks. Lengths in px, speeds in px/s.

namespace arkanong::tuning {

inline constexpr unsigned badDropShare = 6; ///< One drop in this many is bad for the catcher.
inline constexpr Vec2 capsuleSize{40.0, 18.0};
inline constexpr double capsuleSpeed = 150.0; ///< Straight towards the side that broke the brick.
inline constexpr double magnetSpeed = 260.0;  ///< The most that a magnet moves a capsule sideways.

} // namespace arkanong::tuning
