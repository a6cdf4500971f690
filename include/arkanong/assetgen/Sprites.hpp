#pragma once

#include "arkanong/assetgen/Canvas.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// How one picture of the game is made.
///
/// Unless said otherwise a sprite is painted in white and grey, for the game to multiply with a colour, and
/// its anchor (0, 0) is the middle of its shape. Sprites in three pieces (NAME-left, NAME-middle, NAME-right)
/// have their anchors in the middle of the piece and, for the ends, in the middle of the seam.
struct SpriteRecipe {
    std::string name;
    /// The rectangle that is painted, glow included, logical px around the anchor. Multiples of 2: they are
    /// whole pixels at every scale.
    Vec2 low;
    Vec2 high;
    void (*paint)(Canvas&);
    /// Half the width of the solid part of a line, logical px; 0 for everything else.
    double core = 0.0;
    /// How far the corners of a stretchable box reach inwards from its edges, logical px; 0 for everything
    /// else.
    double border = 0.0;
};

/// Every sprite of the game, in no particular order, each name once.
std::vector<SpriteRecipe> spriteRecipes();

/// The parts of that list by subject, each in its own file.
std::vector<SpriteRecipe> lightRecipes();
std::vector<SpriteRecipe> fieldRecipes();
std::vector<SpriteRecipe> brickRecipes();
std::vector<SpriteRecipe> lowBrickRecipes();
std::vector<SpriteRecipe> capsuleRecipes();
std::vector<SpriteRecipe> powerRecipes();
std::vector<SpriteRecipe> effectRecipes();
std::vector<SpriteRecipe> menuRecipes();
std::vector<SpriteRecipe> emblemRecipes();

/// A rounded body as the game's things have: a dark fill, lighter at its upper end, below a bright outline of
/// this width (inside the shape) that glows as far as `glow`.
void paintBody(Canvas& canvas, const Shape& shape, double outlineWidth, double glow);

} // namespace arkanong
