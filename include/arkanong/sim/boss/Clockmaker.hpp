#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// Begins the Clockmaker's act: reverses the enemy's balls, in phase 3 also the hexagons. Always returns
/// true.
bool turnTimeBack(Field& field, Side side, Events& events);
/// Ends the act: reverses the hexagons again, and the balls that no side has converted meanwhile.
void letTimeGoOn(Field& field, Side side, Events& events);

} // namespace arkanong
