#pragma once

#include "arkanong/math/Rotation.hpp"

#include <algorithm>

namespace arkanong {

/// Easing curves from (0, 0) to (1, 1); t outside [0, 1] is clamped.
constexpr double easeInOut(double t) {
    const double u = std::clamp(t, 0.0, 1.0);
    return u * u * (3.0 - 2.0 * u);
}
/// Starts at full speed and slows down.
constexpr double easeOut(double t) {
    const double u = 1.0 - std::clamp(t, 0.0, 1.0);
    return 1.0 - u * u * u;
}
/// Overshoots to about 1.1 before it settles at 1: for things that pop in.
constexpr double easeOutBack(double t) {
    const double u = std::clamp(t, 0.0, 1.0) - 1.0;
    return 1.0 + u * u * (2.7 * u + 1.7);
}

/// A sine wave between -1 and 1 with `perSecond` periods a second, for pulsing effects; `shift` is its phase
/// in turns.
inline double swing(double seconds, double perSecond, double shift = 0.0) {
    return rotationFromTurns(wrapTurns(seconds * perSecond + shift)).sine;
}

} // namespace arkanong
