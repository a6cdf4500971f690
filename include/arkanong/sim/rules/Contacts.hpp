#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

#include <optional>

namespace arkanong {

struct Field;
struct Paddle;

/// Applies a ball's contact with this paddle, and returns the ball's response.
ContactResponse touchPaddle(Field& field, const Contact& contact, const Paddle& paddle, Events& events);
/// The same response without the effects; empty if it depends on other contacts of the tick.
std::optional<ContactResponse> forecastPaddle(const Field& field, const Contact& contact,
                                              const Paddle& paddle);

/// Reflects the ball and multiplies its speed by `factor`, to at least `least` and at most the maximum speed,
/// px/s.
ContactResponse throwOff(const Contact& contact, double factor, double least);
/// Reflects the ball off a hexagon or a moving brick. A ball caught between that and another object leaves
/// along its surface.
ContactResponse offMoving(const Field& field, const Contact& contact, Vec2 normal);
/// Appends a hit to `events`; in the sandbox only the first tuning::sandboxHitEventLimit of a tick.
void reportHit(Field& field, const Event& hit, Events& events);

} // namespace arkanong
