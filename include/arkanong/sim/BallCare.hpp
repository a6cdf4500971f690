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

/// One tick of a match's care for a ball's speed: nearer to the rally speed, never above the maximum. A ball
/// at rest sets off towards its owner's opponent.
void careForSpeed(Ball& ball, double rallySpeed);

/// One tick of counting how long the ball has flown flat or met nothing but unbreakable things; its new
/// velocity when it has been too long, at the same speed. The counts then start anew.
std::optional<Vec2> nudge(Ball& ball, Random& random);

} // namespace arkanong
