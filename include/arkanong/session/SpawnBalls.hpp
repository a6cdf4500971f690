#pragma once

#include "arkanong/sim/world/World.hpp"

namespace arkanong {

/// Adds `count` blue balls to the sandbox, 1 to tuning::sandboxBallLimit, evenly spread over the free space
/// and flying in all directions. Their speed is the rally speed, scaled with their size. The result is
/// deterministic.
void spawnBalls(World& world, int count);

} // namespace arkanong
