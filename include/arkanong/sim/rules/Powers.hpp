#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// Gives the side that catches a capsule, or its opponent, the effect of it.
void applyPowerUp(Field& field, PowerUpDrop drop, Side catcher, Events& events);
/// Chooses a random place for the side's blind spot.
void placeBlindSpot(Field& field, Side side);

} // namespace arkanong
