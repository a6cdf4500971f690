#pragma once

// Points, before the combo factor.

namespace arkanong::tuning {

inline constexpr int brickPoints = 50;   ///< For each hit that a brick takes.
inline constexpr int shieldPoints = 100; ///< For an enemy shield.
inline constexpr int goalPoints = 500;
inline constexpr int convertPoints = 20; ///< For converting an enemy ball.
inline constexpr int comboStep = 4;      ///< Bricks between two steps of the factor.
inline constexpr int comboFactorLimit = 8;

} // namespace arkanong::tuning
