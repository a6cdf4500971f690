#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// The velocity of a paddle in its zone for one tick, px/s, before the zone's edges stop it.
Vec2 steeredVelocity(const Field& field, const Paddle& paddle, const Command& command);
/// Whether the ball overlaps a paddle.
bool isOnPaddle(const Field& field, const Ball& ball);
/// Whether the Minotaur plays with this paddle, and is out of its zone.
bool isCharging(const Field& field, const Paddle& paddle);

} // namespace arkanong
