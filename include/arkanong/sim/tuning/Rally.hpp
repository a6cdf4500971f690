#pragma once

// The speeds of balls, px/s.

namespace arkanong::tuning {

inline constexpr double rallySpeed = 420.0;         ///< The speed that balls return to.
inline constexpr double fastRallySpeed = 600.0;     ///< Its value with Mutator::FastRally.
inline constexpr double newcomerRallySpeed = 360.0; ///< Its value in a person's first match.
inline constexpr double rallyGrowth = 1.02;         ///< Factor on the rally speed for each paddle hit.
inline constexpr double riseGrowth = 1.06;          ///< Factor on the rally speed for each rise of the field.
/// Share of the difference to the rally speed that a ball makes up in a second.
inline constexpr double speedReturn = 0.6;

} // namespace arkanong::tuning
