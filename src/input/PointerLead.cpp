#include "arkanong/input/PointerLead.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double nearing = 0.5; ///< px nearer to the pointer for each px of motion.
constexpr double leap = 120.0;  ///< px in a tick; a mouse moved by hand stays below this.

double led(double low, double high, double place, double pointed, double motion, bool leaps) {
    const double gone = std::clamp(place + motion, low, high);
    if (pointed < low || pointed > high) return gone;
    if (leaps) return pointed;
    const double nearer = nearing * std::abs(motion);
    return gone + std::clamp(pointed - gone, -nearer, nearer);
}

} // namespace

Vec2 PointerLead::follow(const Box& reach, Vec2 paddle, Vec2 pointed, Vec2 motion) {
    const bool leaps = length(motion) > leap;
    const Vec2 from = place_.value_or(paddle);
    place_ = Vec2{led(reach.low.x, reach.high.x, from.x, pointed.x, motion.x, leaps),
                  led(reach.low.y, reach.high.y, from.y, pointed.y, motion.y, leaps)};
    return *place_;
}

} // namespace arkanong
