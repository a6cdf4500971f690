#pragma once

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Vec2.hpp"

// How long things take that move by themselves in menus, panels and figures, seconds; their curves are in
// math/Easing.hpp. Where menus do not move (see ViewSettings), all of it is there at once.

namespace arkanong::motion {

inline constexpr double glide = 0.16;      ///< The selection's way from one item to another.
inline constexpr double enter = 0.18;      ///< A screen comes in,
inline constexpr double enterReach = 14.0; ///< px, from below, or from above where it comes back.
inline constexpr double dim = 0.2;         ///< What lies below steps back,
inline constexpr double dimSlowly = 0.5;   ///< or so, at the end of a match.
inline constexpr double fade = 0.25;       ///< A passing word or panel comes and goes.
inline constexpr double pop = 0.35;        ///< A word or sign springs up.
inline constexpr double count = 0.7;       ///< A result counts up...
inline constexpr double rowDelay = 0.06;   ///< ...each row so much later than the one above.
inline constexpr double roll = 9.0; ///< A score rolls to its new value, as the exponent's rate a second.

/// Where the pill is that set out from `from` so many seconds ago, and is on its way to `to`.
constexpr double glided(double from, double to, double seconds) {
    return from + (to - from) * easeOut(seconds / glide);
}

/// How a screen comes in that was shown first `seconds` ago.
struct Entrance {
    double opacity;
    Vec2 shift;
};
constexpr Entrance entrance(double seconds, bool back) {
    const double come = easeOut(seconds / enter);
    return {come, {0.0, (back ? -enterReach : enterReach) * (1.0 - come)}};
}

} // namespace arkanong::motion
