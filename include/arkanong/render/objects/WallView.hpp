#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/render/TextureManager.hpp"

#include <vector>

namespace arkanong {

/// Draws a barrier with these corners (at least 3, px): its outline, `edge` px wide, and a hatched inside. It can be
/// concave.
void drawWall(TextureManager& textures, Layer layer, const std::vector<Vec2>& corners, double edge,
              sf::Color colour);

} // namespace arkanong
