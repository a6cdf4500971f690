#pragma once

#include "arkanong/sim/objects/Objects.hpp"

// The speed of balls between contacts: it approaches the rally speed, or another speed under a power-up, a card
// or an aid.

namespace arkanong {

struct Field;

/// Moves the ball's speed towards `target` for one tick and keeps its direction; `share` (0 or more) is the
/// part of the difference made up in a second. A ball at rest stays at rest.
void approachSpeed(Ball& ball, double target, double share);

/// One tick of a match's speed control: approachSpeed(), then limits the ball to the maximum speed. A ball at
/// rest starts towards its owner's opponent.
void controlSpeed(Ball& ball, double target, double share);

/// controlSpeed() towards the speed that the rules of the match give this ball: the rally speed, a lower one near
/// the goal line of a side that has Slow, Anchor or MatchSettings::ownHalf, or a higher one with Overdrive.
void controlSpeed(const Field& field, Ball& ball);

} // namespace arkanong
