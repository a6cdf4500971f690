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

} // namespace arkanong
