#pragma once

#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Vec2.hpp"

// Durations (s) of the animations in menus, panels and figures; the easing curves are in math/Easing.hpp.
// With menu motion off (see ViewSettings) every animation ends at once.

namespace arkanong::motion {

inline constexpr double glide = 0.16; ///< The highlight moves from one item to another.
inline constexpr double enter = 0.18; ///< Duration of a screen's slide-in.
/// Distance of the slide-in, px: from below, or from above when the player returns to the screen.
inline constexpr double enterReach = 14.0;
inline constexpr double dim = 0.2;       ///< The screen below fades to its dimmed brightness.
inline constexpr double dimSlowly = 0.5; ///< The same at the end of a match.
inline constexpr double fade = 0.25;     ///< A temporary word or panel fades in or out.
inline constexpr double pop = 0.35;      ///< A word or sign pops up.
inline constexpr double count = 0.7;     ///< A result counts up to its value.
inline constexpr double rowDelay = 0.06; ///< Delay of each row after the row above.
/// Rate (1/s) at which a displayed score approaches the score, exponentially.
inline constexpr double roll = 9.0;

/// The position of the highlight, `seconds` after it started from `from` towards `to`.
constexpr double glided(double from, double to, double seconds) {
    return from + (to - from) * easeOut(seconds / glide);
}

/// Opacity and offset (px) of a screen, `seconds` after it appeared; `back` = the player returned to it.
struct Entrance {
    double opacity;
    Vec2 shift;
};
constexpr Entrance entrance(double seconds, bool back) {
    const double come = easeOut(seconds / enter);
    return {come, {0.0, (back ? -enterReach : enterReach) * (1.0 - come)}};
}

} // namespace arkanong::motion
