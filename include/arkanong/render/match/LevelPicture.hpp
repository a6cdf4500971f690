#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/Level.hpp"

#include <initializer_list>

namespace arkanong {

/// The height of a level's picture of this width, px: it has the field's shape.
constexpr double levelPictureHeight(double width) {
    return width * tuning::fieldSize.y / tuning::fieldSize.x;
}

/// A small picture of a level as it stands at the start: its bricks, hexagons and the paddles of these sides,
/// `width` px wide, the top left corner at `low` on the screen. In the overlay layers.
void drawLevelPicture(TextureManager& textures, const Palette& palette, const Level& level, Vec2 low,
                      double width, std::initializer_list<Side> sides = {Side::Blue, Side::Red});

} // namespace arkanong
