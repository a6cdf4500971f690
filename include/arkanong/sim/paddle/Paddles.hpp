#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// The velocity that the command gives a paddle in its zone for one tick, px/s, before the zone's edges limit
/// it.
Vec2 steeredVelocity(const Field& field, const Paddle& paddle, const Command& command);
/// Whether the ball overlaps a paddle.
bool isOnPaddle(const Field& field, const Ball& ball);
/// Whether this is the Minotaur's paddle and it is out of its zone.
bool isCharging(const Field& field, const Paddle& paddle);

} // namespace arkanong
