#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

#include <optional>

namespace arkanong {

struct Field;

/// Applies the rules for a ball's contact with an object or another ball, and returns the ball's response.
ContactResponse answerTo(Field& field, const Contact& contact, Events& events);
/// What answerTo() is going to return for a contact with a border or an object that is not a ball; empty if that depends
/// on the contacts before, or if the contact breaks or removes something.
std::optional<ContactResponse> forecastOf(const Field& field, const Contact& contact);

} // namespace arkanong
