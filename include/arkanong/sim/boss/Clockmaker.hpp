#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// The Clockmaker's act: turns the enemy's balls back along their paths, in phase 3 also the hexagons. True.
bool turnTimeBack(Field& field, Side side, Events& events);
/// The end of his act: turns the hexagons again, and the balls that nobody has taken meanwhile.
void letTimeGoOn(Field& field, Side side, Events& events);

} // namespace arkanong
