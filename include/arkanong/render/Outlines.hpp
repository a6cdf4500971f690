#pragma once

#include "arkanong/render/TextureManager.hpp"

// Glowing outlines of simple shapes. Lengths in logical px.

namespace arkanong {

/// A circle of `radius` > 0; `width` is the line's.
void drawCircle(TextureManager& textures, Layer layer, Vec2 centre, double radius, double width,
                sf::Color colour);

/// A box from `low` to low + size. 0 < radius of the corners <= half of the shorter side.
void drawRoundedOutline(TextureManager& textures, Layer layer, Vec2 low, Vec2 size, double radius,
                        double width, sf::Color colour);

} // namespace arkanong
