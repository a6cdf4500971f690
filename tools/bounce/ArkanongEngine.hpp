#pragma once

#include "Engine.hpp"
#include "arkanong/collision/Contact.hpp"

#include <functional>

namespace arkanong::bounce {

/// The answer to a touch in a scene of this restitution.
using TouchResponse = std::function<ContactResponse(const Contact&, double restitution)>;

/// Without friction, and with this restitution.
ContactResponse rightResponse(const Contact& contact, double restitution);

/// This project's engine; tests let it answer wrongly, to see that scenes notice.
std::unique_ptr<Engine> makeArkanong(TouchResponse response = rightResponse);

} // namespace arkanong::bounce
