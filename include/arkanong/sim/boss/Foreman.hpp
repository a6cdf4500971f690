#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// Before the first tick: finds the cells in which bricks can be laid for the side.
void prepareMortar(Field& field, Side side);
/// The Foreman's act: lays a brick before his paddle. Returns false if no cell is free.
bool layForemansBrick(Field& field, Side side, Events& events);
/// Breaks all bricks that were laid on this side's half. They give no points.
void breakMortar(Field& field, Side side, Events& events);

} // namespace arkanong
