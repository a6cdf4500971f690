#include "assetgen/Sprites.hpp"

namespace arkanong {

std::vector<SpriteRecipe> spriteRecipes() {
    std::vector<SpriteRecipe> all;
    for (const auto& part : {lightRecipes(), fieldRecipes(), brickRecipes(), lowBrickRecipes(),
                             shieldRecipes(), capsuleRecipes(), powerRecipes(), cardRecipes(),
                             effectRecipes(), bossRecipes(), menuRecipes(), emblemRecipes()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

void paintBody(Canvas& canvas, const Shape& shape, double outlineWidth, double glow) {
    const double half = canvas.originY() / canvas.scale();
    canvas.fill(shape, [=](Vec2 p) { return darkGlass(0.215 - 0.08 * p.y / half, 0.95); });
    const Shape edge = outline(shape, outlineWidth);
    canvas.glow(edge, withAlpha(white, 0.6), glow);
    canvas.fill(edge, white);
}

} // namespace arkanong
