#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// One tick of the broken bricks that will return.
void tickRegrowths(Field& field, Events& events);
/// Versus: lets the whole field rise again when few bricks are left.
void tickRise(Field& field, Events& events);
/// The cards Gardener and Hedge: lets a brick that has just been broken on their side's half grow back.
void growForCards(Field& field, const Brick& brick);

} // namespace arkanong
