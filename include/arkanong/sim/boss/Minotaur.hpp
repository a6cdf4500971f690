#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// The box that the Minotaur's paddle stays in while it is out of its zone: between the walls, no farther than
/// tuning::chargeDepth.
Box chargeRoom(Side side);
/// The velocity of a paddle that isCharging() for one tick, px/s.
Vec2 chargeVelocity(Field& field, const Paddle& paddle, const Command& command, Events& events);

/// The Minotaur's act: sets off towards the nearest enemy ball beyond its zone. False without one.
bool beginCharge(Field& field, Side side, Events& events);
/// One tick of the Minotaur: ends the charge, or begins another one, when it is back in its zone.
void settleCharge(Field& field, Side side, Events& events);

} // namespace arkanong
