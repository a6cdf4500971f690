#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/World.hpp"

#include <vector>

// What only the sandbox shows. In field coordinates: the origin must be the field's.

namespace arkanong {

/// The barriers that a person has drawn.
void drawPolygons(TextureManager& textures, const Palette& palette, const std::vector<Polygon>& polygons);

/// The shapes that the collision engine knows, each in its own colour, where they are `alpha` of a tick after
/// the one before the last; and how far each ball flies in the next tenth of a second, unless they are a
/// crowd.
void drawWireframe(TextureManager& textures, const Palette& palette, const World& world, double alpha);

} // namespace arkanong
