#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

namespace arkanong {

struct Field;

/// Reflects the ball and multiplies its speed by `factor`, to at least `least` and at most the maximum speed,
/// px/s.
ContactResponse throwOff(const Contact& contact, double factor, double least);
/// Reflects the ball off a hexagon or a moving brick. A ball caught between that and another object leaves
/// along its surface.
ContactResponse offMoving(const Field& field, const Contact& contact, Vec2 normal);

/// The velocity of a ball squeezed between a stopped paddle and another surface: along the surface with
/// `normal` (any length but zero), in the direction nearer to `towards`, at `speed`, and exactly not into the
/// paddle.
Vec2 escapeAlong(Vec2 normal, Vec2 towards, double speed);

/// `velocity` with a component of at least `leastNormal` along `normal` (length 1). The component along the
/// surface is reduced until the speed is at most `limit` (unless leastNormal alone exceeds it).
Vec2 leavingWithin(Vec2 velocity, Vec2 normal, double leastNormal, double limit);

/// Appends a hit to `events`; in the sandbox only the first tuning::sandboxHitEventLimit of a tick.
void reportHit(Field& field, const Event& hit, Events& events);

} // namespace arkanong
