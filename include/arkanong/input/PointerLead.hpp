#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/math/Vec2.hpp"

#include <optional>

namespace arkanong {

/// Where the pointer leads a paddle. The paddle never runs to a pointer that merely lies somewhere else, as
/// after a pause, after keys or after aiming: along each axis it moves from its own position with the pointer's
/// motion, and each px of motion also brings it half a px nearer to the pointer until the two are together.
/// While the pointer is out of the paddle's reach they do not meet, so that a motion back counts at once. To a
/// pointer that leaps, as that of a touch, a tablet or a program, the paddle goes directly.
class PointerLead {
  public:
    /// The pointer has moved by `motion` in this tick and is at `pointed` now. Returns the place to go to, in
    /// `reach`; at first it starts from `paddle`. All in field px.
    Vec2 follow(const Box& reach, Vec2 paddle, Vec2 pointed, Vec2 motion);
    /// The next tick starts from the paddle again.
    void letGo() { place_.reset(); }

  private:
    std::optional<Vec2> place_;
};

} // namespace arkanong
