#pragma once

// The speed limit of balls, px/s.

namespace arkanong::tuning {

inline constexpr double maximumSpeed = 900.0; ///< Limit of the rally speed, and of balls in a match.

} // namespace arkanong::tuning
