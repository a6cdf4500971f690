#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>
#include <vector>

// The anti-stall rules that keep a match going. They are apart from the collision code, which stays exact:
// between collisions balls are pulled towards the rally speed, and balls that fly in loops, stay in one place or
// fly as one are given another direction.

namespace arkanong {

struct Field;

/// One tick of all that keeps the balls of a match going; balls that are caged are taken off the field.
void preventStalls(Field& field, Events& events);

/// Moves the ball's speed towards `target` for one tick and keeps its direction; `share` (0 or more) is the
/// part of the difference made up in a second. A ball at rest stays at rest.
void approachSpeed(Ball& ball, double target, double share);

/// One tick of a match's speed control: approachSpeed(), then at most the maximum speed. A ball at rest sets
/// off towards its owner's opponent.
void controlSpeed(Ball& ball, double target, double share);

/// Resets the anti-stall count. Call it when the ball meets something that advances the match: a brick that
/// it may break (regrown ones do not count), a shield that it breaks or a paddle that moves. Anything else may
/// be part of an endless loop.
void noteProgress(Ball& ball);

/// One tick of counting how long the ball has flown near-horizontally, made no progress or stayed in one place
/// (where it may break a brick now and then, as in a pocket whose bricks rise again). Returns its new velocity, at
/// the same speed, when that has been too long.
std::optional<Vec2> nudge(Ball& ball, Random& random);

/// True when nudges have not freed the ball: it is caged and has to be taken off the field.
bool isStuck(const Ball& ball);

/// Turns the later one of two balls that lie on each other and fly alike, as power-ups in quick succession can make
/// them: they would stay together, and a third ball between them would bounce without end.
void separateTwins(std::vector<Ball>& balls);

} // namespace arkanong
