#pragma once

#include "assetgen/Canvas.hpp"

#include <functional>
#include <string>
#include <vector>

namespace arkanong {

/// How one sprite of the game is painted.
///
/// Unless stated otherwise a sprite is white and grey, to be multiplied by a colour, and its anchor (0, 0) is
/// the centre of its shape. For three-slice sprites (NAME-left, NAME-middle, NAME-right) the anchor is the
/// centre of the middle piece and, for the ends, the middle of the seam.
struct SpriteRecipe {
    std::string name;
    /// The painted rectangle, glow included, logical px around the anchor. Multiples of 2, which are whole px
    /// at every scale.
    Vec2 low;
    Vec2 high;
    std::function<void(Canvas&)> paint;
    /// Lines: half the width of the solid part, logical px; 0 for everything else.
    double core = 0.0;
    /// Nine-slice boxes: width of the unstretched border, logical px; 0 for everything else.
    double border = 0.0;
};

/// Every sprite of the game, in no particular order, each name once.
std::vector<SpriteRecipe> spriteRecipes();

/// The parts of spriteRecipes() by subject, each in a file of its own.
std::vector<SpriteRecipe> lightRecipes();
std::vector<SpriteRecipe> fieldRecipes();
std::vector<SpriteRecipe> brickRecipes();
std::vector<SpriteRecipe> lowBrickRecipes();
std::vector<SpriteRecipe> shieldRecipes();
std::vector<SpriteRecipe> capsuleRecipes();
std::vector<SpriteRecipe> powerRecipes();
std::vector<SpriteRecipe> cardRecipes();
std::vector<SpriteRecipe> effectRecipes();
std::vector<SpriteRecipe> bossRecipes();
std::vector<SpriteRecipe> menuRecipes();
std::vector<SpriteRecipe> emblemRecipes();

/// Paints a body in the game's style: a dark fill, lighter at the top, with a bright outline of this width
/// inside the shape that glows up to `glow` px.
void paintBody(Canvas& canvas, const Shape& shape, double outlineWidth, double glow);

} // namespace arkanong
