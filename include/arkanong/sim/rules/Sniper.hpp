#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

struct SniperMemory {
    int untilShot = 0; ///< Ticks of play until the next laser.
};

/// Sets the timer before the first tick.
void prepareSniper(Field& field, Side side);
/// One tick of a side that may have the card Sniper.
void tickSniper(Field& field, Side side, Events& events);

} // namespace arkanong
