#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

namespace arkanong {

struct Field;

/// What a ball does that meets something, with all that follows from it.
ContactResponse answerTo(Field& field, const Contact& contact, Events& events);

} // namespace arkanong
