#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/math/Vec2.hpp"

#include <optional>

namespace arkanong {

/// Computes the position to which the pointer moves a paddle. The paddle never jumps to a pointer that is
/// elsewhere without having been moved, as after a pause, after using keys or after aiming. Along each axis
/// it moves with the pointer's motion, starting from its own position, and each px of motion brings it
/// another half px nearer to the pointer, until both are at the same position. A pointer outside the paddle's
/// reach does not build up a distance, so a motion back counts at once. If the pointer jumps, as on a touch
/// screen or tablet or by a program, the paddle moves directly to it.
class PointerLead {
  public:
    /// The pointer has moved by `motion` in this tick and is at `pointed` now. Returns the position for the
    /// paddle, within `reach`. The first call starts from `paddle`. All in field px.
    Vec2 follow(const Box& reach, Vec2 paddle, Vec2 pointed, Vec2 motion);
    /// The next tick starts from the paddle again.
    void letGo() { place_.reset(); }

  private:
    std::optional<Vec2> place_;
};

} // namespace arkanong
