#pragma once

#include "arkanong/sim/tuning/Time.hpp"

// The sparks that break the last bricks of a match without progress. Durations in ticks.

namespace arkanong::tuning {

/// With sparkBricks or fewer left for this long, sparks break them one by one.
inline constexpr int sparkPatience = seconds(20.0);
inline constexpr int sparkBricks = 3;              ///< See sparkPatience.
inline constexpr int sparkInterval = seconds(2.0); ///< Time between two sparks.
/// With more bricks left: this long after a side last broke one, sparks begin.
inline constexpr int stalledPatience = seconds(45.0);

/// A tie counts as stalled after this time in the phase NextGoal. From then on the field does not rise again,
/// and every tieInterval sparks remove one brick, breakable or not, then one hexagon or wall, until the field
/// is empty.
inline constexpr int tiePatience = seconds(120.0);
inline constexpr int tieInterval = seconds(0.5);

} // namespace arkanong::tuning
