#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// The box that the Minotaur's paddle stays in while it is out of its zone: between the side walls, at most
/// tuning::chargeDepth from its goal line.
Box chargeRoom(Side side);
/// The velocity of a paddle that isCharging() for one tick, px/s.
Vec2 chargeVelocity(Field& field, const Paddle& paddle, const Command& command, Events& events);

/// The Minotaur's act: begins a charge at the nearest enemy ball beyond its zone. Returns false if there is
/// none.
bool beginCharge(Field& field, Side side, Events& events);
/// One tick of the Minotaur's charge: when the paddle is back in its zone, ends the act or begins a second
/// charge.
void settleCharge(Field& field, Side side, Events& events);

} // namespace arkanong
