#include "arkanong/sim/paddle/PaddleDeflection.hpp"

#include "arkanong/collision/casts/Reflection.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/rules/Contacts.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "arkanong/sim/tuning/Strokes.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// The part of the paddle's velocity that a ball can outrun.
Vec2 felt(Vec2 paddleVelocity) {
    return {std::clamp(paddleVelocity.x, -tuning::swipeSpeed, tuning::swipeSpeed),
            std::clamp(paddleVelocity.y, -tuning::paddleSpeed.y, tuning::paddleSpeed.y)};
}

bool byFront(const PaddleDeflection& touch) {
    return touch.normal.y * forward(touch.side) > tuning::frontCosine || outruns(touch);
}

/// The factor of the touch's stroke on the ball's speed.
double strokeFactor(const PaddleDeflection& touch, Stroke stroke) {
    if (stroke == Stroke::Plain) return 1.0;
    const double share =
        touch.smashes ? 1.0 : std::min(std::abs(touch.paddleVelocity.y) / tuning::smashFull, 1.0);
    return 1.0 + share * ((stroke == Stroke::Smash ? tuning::smashFactor : tuning::cushionFactor) - 1.0);
}

Vec2 steered(const PaddleDeflection& touch) {
    const Rotation angle = rotationFromDegrees(std::clamp(touch.offset, -1.0, 1.0) * tuning::steeringDegrees);
    const Stroke stroke = strokeOf(touch);
    const double excess = std::max(length(touch.ballVelocity) - touch.rallySpeed, 0.0);
    const double kept = stroke == Stroke::Cushion ? 0.0 : tuning::excessKept * excess;
    const double speed = (touch.rallySpeed + kept) * strokeFactor(touch, stroke);
    const double spin = stroke == Stroke::Cushion ? 0.0 : tuning::swipe * felt(touch.paddleVelocity).x;
    return Vec2{angle.sine, forward(touch.side) * angle.cosine} * speed + Vec2{spin, 0.0};
}

Vec2 reflected(const PaddleDeflection& touch) {
    return reflect(touch.ballVelocity, touch.normal, felt(touch.paddleVelocity));
}

} // namespace

Vec2 serveDirection(Side side, Vec2 start, Vec2 aim) {
    const Vec2 ahead{0.0, forward(side)};
    const Vec2 towards = aim - start;
    if (dot(towards, ahead) <= 0.0) return ahead;
    const Rotation most = rotationFromDegrees(tuning::serveDegrees);
    const Vec2 direction = normalized(towards);
    if (dot(direction, ahead) >= most.cosine) return direction;
    return ahead * most.cosine + Vec2{direction.x < 0.0 ? -most.sine : most.sine, 0.0};
}

Stroke strokeOf(const PaddleDeflection& touch) {
    const double ahead = touch.paddleVelocity.y * forward(touch.side);
    if (touch.smashes && byFront(touch)) return Stroke::Smash;
    if (!byFront(touch) || std::abs(ahead) < tuning::smashLeast) return Stroke::Plain;
    return ahead > 0.0 ? Stroke::Smash : Stroke::Cushion;
}

bool outruns(const PaddleDeflection& touch) {
    const Vec2 notFelt = touch.paddleVelocity - felt(touch.paddleVelocity);
    return dot(notFelt, touch.normal) >= tuning::separationSpeed;
}

Vec2 velocityAfter(const PaddleDeflection& touch) {
    Vec2 velocity = byFront(touch) ? steered(touch) : reflected(touch);
    const double speed = length(velocity);
    if (speed > tuning::maximumSpeed) velocity *= tuning::maximumSpeed / speed;

    const double least = dot(felt(touch.paddleVelocity), touch.normal) + tuning::separationSpeed;
    velocity = leavingWithin(velocity, touch.normal, least, tuning::maximumSpeed);

    const double slowest = tuning::slowestShare * touch.rallySpeed;
    if (lengthSquared(velocity) >= slowest * slowest) return velocity;
    // Extra speed goes along the normal, the only direction that cannot lead into the paddle.
    const Vec2 along = velocity - touch.normal * dot(velocity, touch.normal);
    return along + touch.normal * std::sqrt(std::max(slowest * slowest - lengthSquared(along), 0.0));
}

} // namespace arkanong
