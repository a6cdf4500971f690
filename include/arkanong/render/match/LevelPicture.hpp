#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/Level.hpp"

#include <initializer_list>

namespace arkanong {

/// The height of a level's picture of this width, px; it has the field's aspect ratio.
constexpr double levelPictureHeight(double width) {
    return width * tuning::fieldSize.y / tuning::fieldSize.x;
}

/// Draws a thumbnail of a level at its start: bricks, hexagons and the paddles of `sides`. It is `width` px
/// wide with its top left corner at `low` on the screen, in the overlay layers.
void drawLevelPicture(TextureManager& textures, const Palette& palette, const Level& level, Vec2 low,
                      double width, std::initializer_list<Side> sides = {Side::Blue, Side::Red});

} // namespace arkanong
