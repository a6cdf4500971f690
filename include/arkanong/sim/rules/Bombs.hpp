#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"

namespace arkanong {

struct Field;

/// One tick of the fuses of bombs that have been set off; those at their end explode.
void tickBlasts(Field& field, Events& events);

} // namespace arkanong
