#pragma once

#include "arkanong/math/Vec2.hpp"

// Capsules, which fall from broken bricks. Lengths in px, speeds in px/s.

namespace arkanong::tuning {

inline constexpr unsigned badDropShare = 3; ///< One random drop in this many is bad for the catcher.
inline constexpr int fallingLimit = 2;      ///< Capsules that bricks release towards a side at once.
/// Factor on the chance of a good capsule for each power-up that is running on either side. Two medium computers catch
/// 16 capsules in a match, 2.2 bad ones a minute, and 1.3 power-ups are running. With Mutator::PowerRain the second
/// one, which leaves it a fifth of the capsules that it would have at a factor of 1 without a limit.
inline constexpr double dropFade = 0.47;
inline constexpr double rainFade = 0.9;
inline constexpr Vec2 capsuleSize{40.0, 18.0};
inline constexpr double capsuleSpeed = 150.0; ///< Straight towards the side that broke the brick.
inline constexpr double magnetSpeed = 260.0;  ///< The most that a magnet moves a capsule sideways.

} // namespace arkanong::tuning
