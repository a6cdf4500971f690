#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"

namespace arkanong {

struct Field;
struct Jobs;

/// Adjusts the paddles' widths to the active power-ups, and sets their velocities by the commands.
void movePaddles(Field& field, const Commands& commands, Events& events);
/// Sets the velocities of the hexagons along their paths.
void moveHexagons(Field& field);
/// Moves all objects by one tick, and answers each contact of a ball in time order.
void moveBalls(Field& field, const Jobs& jobs, Events& events);

} // namespace arkanong
