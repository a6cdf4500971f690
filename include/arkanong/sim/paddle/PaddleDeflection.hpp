#pragma once

#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

/// A ball's touch of a paddle, from which its new velocity follows.
struct PaddleDeflection {
    Side side = Side::Blue;
    Vec2 ballVelocity;       ///< Before the touch, px/s.
    Vec2 paddleVelocity;     ///< px/s. The part that no ball can outrun is ignored.
    Vec2 normal;             ///< From the paddle towards the ball, length 1.
    double offset = 0.0;     ///< Where it touches: -1 at the paddle's left end, 1 at its right end.
    double rallySpeed = 0.0; ///< px/s.
    bool smashes = false;    ///< Any touch of the front is a smash at full strength, see Card::LastStand.
};

/// The direction in which a ball at `start` is served towards `aim`: at most tuning::serveDegrees from
/// straight ahead, and straight ahead if `aim` is not in front of the ball. Length 1.
Vec2 serveDirection(Side side, Vec2 start, Vec2 aim);

/// Smash or Cushion if the front of a paddle touches the ball while it moves forward or back at
/// tuning::smashLeast or faster; else Plain. Always Smash by the front with PaddleDeflection::smashes.
Stroke strokeOf(const PaddleDeflection& touch);

/// Whether the paddle moves along the normal faster than any ball can fly. Such a touch counts as one of the
/// front, and afterwards the ball must pass through the paddle.
bool outruns(const PaddleDeflection& touch);

/// The velocity of the ball after the touch. From the front: at an angle proportional to the offset, at the
/// rally speed or somewhat faster if it came faster, plus a share of the paddle's sideways velocity. A smash
/// is up to tuning::smashFactor as fast, a cushion down to tuning::cushionFactor, and goes exactly where the
/// offset sends it. From the ends: an ordinary reflection off a moving surface. Always at least
/// tuning::separationSpeed faster than the paddle follows, unless it outruns the ball, and between
/// slowestShare of the rally speed and maximumSpeed.
Vec2 velocityAfter(const PaddleDeflection& touch);

} // namespace arkanong
