#pragma once

#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

/// A ball touching a paddle.
struct PaddleDeflection {
    Side side = Side::Blue;
    Vec2 ballVelocity;   ///< Before the touch, px/s.
    Vec2 paddleVelocity; ///< px/s.
    Vec2 normal;         ///< From the paddle towards the ball, length 1.
    double offset = 0.0; ///< Where it touches: -1 at the paddle's left end, 1 at its right end.
    double rallySpeed = tuning::rallySpeed;
};

/// The distance of a point from the surface of a horizontal bar with half-round ends, px; negative inside.
/// `size` is at least as wide as high.
double gapToBar(Vec2 centre, Vec2 size, Vec2 point);

/// The direction in which a ball at `start` is served towards `aim`: at most tuning::serveDegrees from
/// straight ahead, and straight ahead where `aim` is not in front of it. Length 1.
Vec2 serveDirection(Side side, Vec2 start, Vec2 aim);

/// The velocity of the ball after the touch. From the front: at an angle proportional to the offset, at the
/// rally speed or somewhat faster if it came faster, plus a share of the paddle's velocity. From the ends: an
/// ordinary reflection off a moving surface. Faster than the paddle follows by tuning::separationSpeed, and
/// from slowestShare of the rally speed to maximumSpeed. The paddle must be no faster than paddleSpeed.
Vec2 velocityAfter(const PaddleDeflection& touch);

/// The velocity of a ball squeezed between a stopped paddle and another surface: along the surface with
/// `normal` (any length but zero), in the direction nearer to `towards`, at `speed`, and exactly not into the
/// paddle.
Vec2 escapeAlong(Vec2 normal, Vec2 towards, double speed);

/// `velocity` with a component of at least `leastNormal` along `normal` (length 1). The component along the
/// surface is reduced until the speed is at most `limit` (unless leastNormal alone exceeds it).
Vec2 leavingWithin(Vec2 velocity, Vec2 normal, double leastNormal, double limit);

} // namespace arkanong
