#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/sim/objects/EventKinds.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>
#include <vector>

// The anti-stall rules that keep a match going: balls that fly in loops, stay in one place or move as a pair
// change direction. They are kept apart from the collision code, which stays exact.

namespace arkanong {

struct Field;

/// One tick for all balls of a match: corrects their speed, see controlSpeed(), and nudges or separates balls that get
/// nowhere. A ball that stays stuck returns to its owner's reserve at no cost.
void preventStalls(Field& field, Events& events);

/// Resets the anti-stall count. Call it when the ball meets something that advances the match: a brick that
/// it may break (regrown ones do not count), a shield that it breaks or a paddle that moves. Anything else may
/// be part of an endless loop.
void noteProgress(Ball& ball);

/// One tick of counting how long the ball has flown near-horizontally, made no progress, or stayed in one
/// place (even if it breaks a brick there now and then, as in a pocket whose bricks return). Returns a new
/// velocity of the same speed once that has lasted too long.
std::optional<Vec2> nudge(Ball& ball, Random& random);

/// True if nudges have not freed the ball: it is caged and must be recalled.
bool isStuck(const Ball& ball);

/// Changes the direction of the later one of two balls with almost the same position and velocity, which
/// power-ups in quick succession can produce. They would stay together, and a third ball between them would
/// bounce without end.
void separateTwins(std::vector<Ball>& balls);

} // namespace arkanong
