#pragma once

#include "arkanong/math/Random.hpp"
#include "arkanong/sim/Objects.hpp"

#include <optional>

// The two rules that keep play alive. They stand outside the collision code, which stays exact: between
// collisions a match's balls are drawn to the rally speed, and those that fly in loops are given another
// direction.

namespace arkanong {

/// Brings the ball's speed nearer to `target` by `share` (of the difference, in a second; one tick's worth),
/// keeping its direction. A ball at rest stays at rest.
void drawSpeed(Ball& ball, double target, double share);

/// One tick of a match's care for a ball's speed: nearer to `target` by `share` as in drawSpeed(), never
/// above the maximum. A ball at rest sets off towards its owner's opponent.
void careForSpeed(Ball& ball, double target, double share = tuning::speedReturn);

/// The ball met something that brings the match on: a brick that it may break (grown back ones do not count)
/// or a paddle that moves. Whatever else it meets, it may be in a loop that nobody ends.
void noteProgress(Ball& ball);

/// One tick of counting how long the ball has flown flat or made no progress; its new velocity when it has
/// been too long, at the same speed. The counts then start anew.
std::optional<Vec2> nudge(Ball& ball, Random& random);

/// True when nudges have not freed the ball: nothing will, it is caged.
bool isStuck(const Ball& ball);

} // namespace arkanong
