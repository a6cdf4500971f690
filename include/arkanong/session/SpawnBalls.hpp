#pragma once

#include "arkanong/sim/World.hpp"

namespace arkanong {

/// Puts `count` of Blue's balls on the field of the sandbox, 1 to tuning::sandboxBallLimit: evenly spread
/// over the places where nothing stands, and flying in all directions, as fast for the size that they will
/// have as one ball at the rally speed. Always the same ones.
void spawnBalls(World& world, int count);

} // namespace arkanong
