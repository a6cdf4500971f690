#pragma once

#include "arkanong/sim/Level.hpp"

#include <vector>

namespace arkanong {

/// The outlines of the letters of the game's name, each convex: px about the middle of drawTitle()'s picture
/// at scale 1.
const std::vector<Level::WallPlace>& titleLetters();

/// The level with those letters as walls, `scale` times as large, their middle at `centre` (field px).
/// Bricks, hexagons and walls in their place, or too near for a ball to pass between, are left out.
Level aroundTitle(Level level, Vec2 centre, double scale);

} // namespace arkanong
