#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

namespace arkanong {

struct Field;

/// Applies the rules for a ball's contact with an object or another ball, and returns the ball's response.
ContactResponse answerTo(Field& field, const Contact& contact, Events& events);

} // namespace arkanong
