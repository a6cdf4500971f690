#include "arkanong/input/PointerLead.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace arkanong {

namespace {

constexpr double nearing = 0.5; ///< px nearer to the pointer for each px of motion.

double led(double low, double high, double place, double pointed, double motion, bool meets) {
    const double gone = std::clamp(place + motion, low, high);
    if (pointed < low || pointed > high) return gone;
    if (meets) return pointed;
    const double nearer = nearing * std::abs(motion);
    return gone + std::clamp(pointed - gone, -nearer, nearer);
}

} // namespace

Vec2 PointerLead::follow(const Box& reach, Vec2 paddle, Vec2 pointed, Vec2 motion) {
    const bool meets = std::exchange(meets_, false);
    const Vec2 from = place_.value_or(paddle);
    place_ = Vec2{led(reach.low.x, reach.high.x, from.x, pointed.x, motion.x, meets),
                  led(reach.low.y, reach.high.y, from.y, pointed.y, motion.y, meets)};
    return *place_;
}

} // namespace arkanong
