#pragma once

// Limits on events a tick, so that a hundred thousand balls do not flood their readers.

namespace arkanong::tuning {

inline constexpr int ballEventLimit = 64;        ///< BallsCollided, in every mode.
inline constexpr double softestHit = 1.0;        ///< px/s; slower collisions of balls are not reported.
inline constexpr int sandboxHitEventLimit = 256; ///< All hits together, in the sandbox.

} // namespace arkanong::tuning
