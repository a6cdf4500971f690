#pragma once

#include "arkanong/sim/tuning/Time.hpp"

// The sandbox. Lengths in px, durations in ticks.

namespace arkanong::tuning {

/// px. Balls bounce off the border behind the paddle, so the paddle leaves room there for a ball to get out.
inline constexpr double sandboxZoneMargin = 20.0;
inline constexpr int sandboxBallLimit = 100000;
/// With more balls than this all of them shrink, so that their total area stays the same.
inline constexpr int sandboxRoom = 800;
/// Ticks between two groups of balls that are added while the button is held.
inline constexpr int sandboxPourInterval = 5;
/// A group is one ball, plus one for every sandboxPourShare balls in play.
inline constexpr int sandboxPourShare = 64;
inline constexpr double pourPitch = 2.1; ///< Spacing of poured balls, in radii.

// Overdrive: the cheat key of the first Arkanong.
inline constexpr double overdriveFactor = 2.5;
inline constexpr double overdriveReturn = 4.0;     ///< Like speedReturn, while overdrive has an effect.
inline constexpr int overdriveFade = seconds(1.5); ///< Overdrive's effect lasts this long after its release.

} // namespace arkanong::tuning
