#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

namespace arkanong {

struct Field;
struct Paddle;

/// What a ball does that meets this paddle, with all that follows from it.
ContactResponse touchPaddle(Field& field, const Contact& contact, const Paddle& paddle, Events& events);

/// The speed at which the ball approaches the surface with this normal (length 1), px/s.
double meetingSpeed(const Contact& contact, Vec2 normal);
/// Reflects it and makes it faster by this factor, to at least `least` and at most the maximum speed, px/s.
ContactResponse throwOff(const Contact& contact, double factor, double least);
/// Reflects it off a hexagon or a moving brick. A ball caught between that and something else gets out along it.
ContactResponse offMoving(const Field& field, const Contact& contact, Vec2 normal);
/// Appends a hit to `events`; in the sandbox only the first tuning::sandboxHitEventLimit of a tick.
void reportHit(Field& field, const Event& hit, Events& events);

} // namespace arkanong
