#pragma once

#include "arkanong/sim/Level.hpp"

#include <vector>

namespace arkanong {

/// Centres the bricks of a set's level vertically, so that both sides have equal room. They must be sorted by
/// row.
void centre(std::vector<Level::BrickPlace>& bricks);

/// If the level has a blockade (see blockadeOf()), such as the ceiling of a single-player level, turns all unbreakable
/// bricks into hard bricks of three hits.
void openPassage(Level& level);

} // namespace arkanong
