#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/world/World.hpp"

#include <vector>

// Outlines of the objects on the field, for the sandbox and for ghosts. The origin must be the field's.

namespace arkanong {

/// The collision shapes, each kind in its own colour, interpolated by `alpha` as in Scene; and each ball's
/// path in the next 0.1 s, unless there are very many balls.
void drawWireframe(TextureManager& textures, const Palette& palette, const World& world, double alpha);

/// The corners of a paddle's outline, interpolated by `alpha`; the last corner is connected to the first.
std::vector<Vec2> outlineOf(const Paddle& paddle, double alpha);

/// Draws a thin circle as a ball's outline.
void drawRing(TextureManager& textures, Layer layer, Vec2 centre, double radius, sf::Color colour);

} // namespace arkanong
