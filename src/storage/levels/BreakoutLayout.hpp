#pragma once

#include "arkanong/sim/Level.hpp"

#include <vector>

namespace arkanong {

/// Centres the bricks of a set's level vertically, so that both sides have equal room. They must be sorted by
/// row.
void centre(std::vector<Level::BrickPlace>& bricks);

/// If unbreakable bricks block every path from one side to the other, as a ceiling does in a single-player
/// level, turns them into hard bricks of three hits.
void openWay(std::vector<Level::BrickPlace>& bricks);

} // namespace arkanong
