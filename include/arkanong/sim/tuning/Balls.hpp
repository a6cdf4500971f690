#pragma once

// Sizes and limits of balls. Lengths in px.

namespace arkanong::tuning {

inline constexpr double ballRadius = 8.0;
inline constexpr double giantBallRadius = 13.0; ///< With Mutator::GiantBalls.
/// The least width of a passage for the balls of every match; see Blockade.hpp.
inline constexpr double passageWidth = 2.0 * giantBallRadius;
inline constexpr int maximumBallsOfASide = 6; ///< In play at once, in a match.

} // namespace arkanong::tuning
