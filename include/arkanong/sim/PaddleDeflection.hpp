#pragma once

#include "arkanong/sim/Objects.hpp"

namespace arkanong {

/// A ball touching a paddle, and the speed of the rally.
struct PaddleDeflection {
    Side side = Side::Blue;
    Vec2 ballVelocity;   ///< Before the touch, px/s.
    Vec2 paddleVelocity; ///< px/s.
    Vec2 normal;         ///< From the paddle towards the ball, length 1.
    double offset = 0.0; ///< Where on the paddle: -1 at its left end, 1 at its right end.
    double rallySpeed = tuning::rallySpeed;
    double wayOut = 0.0; ///< -1 or 1: behind the paddle is a wall, and the way out from there leads this way.
};

/// How far a point is from the surface of a horizontal bar with half-round ends, px; negative inside. `size`
/// is at least as wide as high.
double gapToBar(Vec2 centre, Vec2 size, Vec2 point);

/// The direction in which a ball at `start`, before the side's paddle, is served towards `aim`: at most
/// tuning::serveDegrees from straight ahead, and straight ahead where the aim is not in front. Length 1.
Vec2 serveDirection(Side side, Vec2 start, Vec2 aim);

/// The velocity that the ball leaves with. From the front: at an angle that grows evenly with the offset, at
/// the rally speed or somewhat faster if it came faster, plus the paddle's swipe. From the ends and the back:
/// reflected like off any moving thing, and off the back before a wall at least asideShare of the speed to
/// the side, for otherwise it would rattle there. Always faster than the paddle follows by
/// tuning::separationSpeed, never faster than tuning::maximumSpeed, never slower than tuning::slowestShare of
/// the rally speed. The paddle must be no faster than tuning::paddleSpeed.
Vec2 velocityAfter(const PaddleDeflection& touch);

/// The velocity of a ball that is squeezed between a paddle and something else, for a paddle that stops now:
/// along the surface with `normal` (any length but zero), on the side of `towards`, at `speed`; not into the
/// paddle, exactly.
Vec2 escapeAlong(Vec2 normal, Vec2 towards, double speed);

/// `velocity` with at least `leastNormal` along `normal` (length 1), and slowed down along the surface so far
/// as it takes to be no faster than `limit` (where leastNormal itself is not).
Vec2 leavingWithin(Vec2 velocity, Vec2 normal, double leastNormal, double limit);

} // namespace arkanong
