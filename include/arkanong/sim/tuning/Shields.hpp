#pragma once

#include "arkanong/sim/tuning/Time.hpp"

// The plates before each goal line. Lengths in px, durations in ticks.

namespace arkanong::tuning {

inline constexpr double shieldThickness = 14.0; ///< From the goal line into the field.
inline constexpr double wallThickness = 10.0;   ///< Of a shield wall, the second row before the first.
inline constexpr double shieldSine = 0.5;       ///< A ball leaves a shield at least this steeply: 30 degrees.
/// In a newcomer's match a shield of the side that is behind is repaired this often.
inline constexpr int newcomerRepair = seconds(10.0);
/// A ball meets the shields of a line at most this often without leaving the zone.
inline constexpr int shieldTouches = 2;
/// A ball that has bounced off its own side's shields this often, and met nothing else, makes no progress.
inline constexpr int ownShieldTouches = 3;

} // namespace arkanong::tuning
