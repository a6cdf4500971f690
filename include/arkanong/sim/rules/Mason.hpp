#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

struct MasonMemory {
    bool layAgain = false; ///< A goal was conceded: tickMason() replaces missing bricks.
};

/// Before the first tick: lays the bricks of a side that has the card Mason.
void prepareMason(Field& field, Side side);
/// After a goal conceded: lays the missing bricks, in the cells nearest to the side's zone, then to the
/// middle.
void tickMason(Field& field, Side side, Events& events);

} // namespace arkanong
