#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"

namespace arkanong {

struct Field;

/// One tick of the fuses of bombs that were set off. Bombs whose fuses end explode.
void tickBlasts(Field& field, Events& events);

} // namespace arkanong
