#pragma once

#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// Starts the power-up of a caught capsule: on the side that caught it, or on its opponent.
void applyPowerUp(Field& field, PowerUpDrop drop, Side catcher, Events& events);
/// Chooses a random position for the side's blind spot.
void placeBlindSpot(Field& field, Side side);

} // namespace arkanong
