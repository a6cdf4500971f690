#pragma once

#include "arkanong/collision/Contact.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

struct Field;

/// Serves for players who press serve and, after tuning::idleServe without a ball in play, for the others.
/// Releases balls that have been held long enough.
void serve(Field& field, const Commands& commands, Events& events);

/// Whether the paddle holds a ball that touches it with this normal and stroke.
bool holds(const Field& field, const Paddle& paddle, Vec2 normal, Stroke stroke);
/// Lets the paddle hold a copy of the ball that touches it, `offset` px to the right of its centre.
void holdBall(Field& field, const Contact& contact, const Paddle& paddle, double offset, Events& events);
/// Moves held balls with their paddles.
void carryHeldBalls(Field& field);

} // namespace arkanong
