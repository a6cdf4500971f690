#include "arkanong/sim/PaddleDeflection.hpp"

#include "arkanong/collision/Reflection.hpp"
#include "arkanong/collision/Shapes.hpp"
#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

Vec2 steered(const PaddleDeflection& touch) {
    const Rotation angle = rotationFromDegrees(std::clamp(touch.offset, -1.0, 1.0) * tuning::steeringDegrees);
    const double excess = std::max(length(touch.ballVelocity) - touch.rallySpeed, 0.0);
    const double speed = touch.rallySpeed + tuning::excessKept * excess;
    return Vec2{angle.sine, forward(touch.side) * angle.cosine} * speed +
           touch.paddleVelocity * tuning::swipe;
}

Vec2 reflected(const PaddleDeflection& touch) {
    return reflect(touch.ballVelocity, touch.normal, touch.paddleVelocity);
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

double gapToBar(Vec2 centre, Vec2 size, Vec2 point) {
    const double half = size.y / 2.0;
    const Box core = boxAround(centre, {size.x / 2.0 - half, 0.0});
    return distance(point, nearestPoint(core, point)) - half;
}

Vec2 leavingWithin(Vec2 velocity, Vec2 normal, double leastNormal, double limit) {
    const double away = std::max(dot(velocity, normal), leastNormal);
    const Vec2 along = velocity - normal * dot(velocity, normal);
    const double room = std::sqrt(std::max(limit * limit - away * away, 0.0));
    const double sliding = length(along);
    return normal * away + (sliding > room ? along * (room / sliding) : along);
}

Vec2 velocityAfter(const PaddleDeflection& touch) {
    const bool front = touch.normal.y * forward(touch.side) > tuning::frontCosine;
    Vec2 velocity = front ? steered(touch) : reflected(touch);
    const double speed = length(velocity);
    if (speed > tuning::maximumSpeed) velocity *= tuning::maximumSpeed / speed;

    const double least = dot(touch.paddleVelocity, touch.normal) + tuning::separationSpeed;
    velocity = leavingWithin(velocity, touch.normal, least, tuning::maximumSpeed);

    const double slowest = tuning::slowestShare * touch.rallySpeed;
    if (lengthSquared(velocity) >= slowest * slowest) return velocity;
    // Extra speed goes along the normal, the only direction that cannot lead into the paddle.
    const Vec2 along = velocity - touch.normal * dot(velocity, touch.normal);
    return along + touch.normal * std::sqrt(std::max(slowest * slowest - lengthSquared(along), 0.0));
}

Vec2 escapeAlong(Vec2 normal, Vec2 towards, double speed) {
    Vec2 along = perpendicular(normal);
    if (dot(along, towards) < 0.0) along = -along;
    Vec2 velocity = along * (speed / length(normal));
    // Rounding may leave a slight approach, which would cause another touch.
    const double approach = dot(velocity, normal);
    if (approach < 0.0) velocity -= normal * (2.0 * approach / lengthSquared(normal));
    return velocity;
}

} // namespace arkanong
