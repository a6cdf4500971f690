#pragma once

#include "arkanong/sim/tuning/Time.hpp"

// The plates before each goal line. Lengths in px, durations in ticks.

namespace arkanong::tuning {

inline constexpr double shieldThickness = 14.0; ///< From the goal line into the field.
inline constexpr double wallThickness = 10.0;   ///< Of a shield wall, the second row before the first.
inline constexpr double shieldSine = 0.5;       ///< A ball leaves a shield at least this steeply: 30 degrees.
/// A goal repairs this many shields of the side that scored. Without it, the next goal would often go through that
/// side's worn line, and goals would alternate: each side led in 45 % of 1,000 matches of medium equals, and 11 % were
/// won after being two goals behind. With two shields it is 51 and 18 %; with all of them nothing that was broken counts.
inline constexpr int goalRepairs = 2;
/// In a newcomer's match a shield of the side that is behind is repaired this often.
inline constexpr int newcomerRepair = seconds(10.0);
/// A ball meets the shields of a line at most this often without leaving the zone.
inline constexpr int shieldTouches = 2;
/// A ball that has bounced off its own side's shields this often, and met nothing else, makes no progress.
inline constexpr int ownShieldTouches = 3;

} // namespace arkanong::tuning
