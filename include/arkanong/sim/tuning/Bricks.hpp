#pragma once

#include "arkanong/sim/tuning/Time.hpp"

#include <cstddef>

// Numbers of bricks that are hit or broken. Durations in ticks.

namespace arkanong::tuning {

inline constexpr int bombFuse = seconds(0.12); ///< From a bomb's breaking to its explosion.
inline constexpr int regrowth = seconds(9.0);  ///< From a regrowing brick's breaking to its return.
inline constexpr double bumperFactor = 1.35;   ///< Factor of a bumper on a ball's speed.
inline constexpr double bumperLeast = 1.2;     ///< Least speed after a bumper, as a share of the rally speed.
inline constexpr std::size_t riseShare = 5;    ///< The field rises again when one brick in this many is left.
/// From one rise to the next, at least. The field rises 3.2 times in a match of two medium computers.
inline constexpr int riseInterval = seconds(25.0);
inline constexpr int riseTime = seconds(2.5); ///< From its first brick to its last.
inline constexpr double mutatorSpin =
    0.25; ///< turns/s of Mutator::SpinningHexagons, in alternating directions.

} // namespace arkanong::tuning
