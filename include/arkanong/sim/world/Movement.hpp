#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// Fits the paddles' widths to their effects and gives them the velocities that the commands ask for.
void movePaddles(Field& field, const Commands& commands, Events& events);
/// Sends the hexagons along their paths.
void moveHexagons(Field& field);
/// Moves everything by one tick, and answers each contact of a ball in time order.
void moveBalls(Field& field, Events& events);

} // namespace arkanong
