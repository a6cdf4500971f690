#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

namespace arkanong {

struct Field;

/// Fires the lasers of sides that hold serve: a beam hits bricks and converts enemy balls.
void fireLasers(Field& field, const Commands& commands, Events& events);

} // namespace arkanong
