#pragma once

#include "arkanong/sim/Level.hpp"

#include <vector>

namespace arkanong {

/// Outlines of the letters of the game's name, each convex: px relative to the centre of drawTitle()'s picture at scale
/// 1.
const std::vector<Level::WallPlace>& titleLetters();

/// The level with these letters as walls, enlarged by `scale` and centred at `centre` (field px). Omits bricks,
/// hexagons and walls that overlap them, or that are too close for a ball to pass.
Level aroundTitle(Level level, Vec2 centre, double scale);

} // namespace arkanong
