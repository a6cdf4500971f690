#include "arkanong/sim/objects/Card.hpp"
#include "assetgen/Pen.hpp"
#include "assetgen/Sprites.hpp"

#include <algorithm>
#include <array>

// Each card is one drawing in the pen language, painted twice: as a sign for the panels, and as the picture on the
// card. A square of the drawing's grid is 1 px of the sign. Drawings reach from -10.5 to 10.5 and from -8 to 8.

namespace arkanong {

namespace {

constexpr double signPen = 1.7;
constexpr double signGlow = 2.5;
constexpr double pictureScale = 3.3; ///< From the sign to the picture.
constexpr double picturePen = 3.0;
constexpr double pictureGlow = 5.0;

// In the order of Card.
constexpr auto drawings = tableOf<Card, std::string_view>({
    // Piercing: an arrow through a brick.
    "M -2.8 2.8 L -10 2.8 L -10 -2.8 L -2.8 -2.8 M 2.8 2.8 L 10 2.8 L 10 -2.8 L 2.8 -2.8 M 0 -8 L 0 8 "
    "M -3.6 4.4 L 0 8 L 3.6 4.4",
    // Thief: a mask.
    "M 0 3 Q -5 5.5 -10.5 4 Q -10.5 -5 -5 -5 Q -1.8 -5 0 -2 Q 1.8 -5 5 -5 Q 10.5 -5 10.5 4 Q 5 5.5 0 3 "
    "M -7.2 0.8 Q -4.6 1.8 -2.6 -0.2 Q -5.2 -1.8 -7.2 0.8 M 7.2 0.8 Q 4.6 1.8 2.6 -0.2 Q 5.2 -1.8 7.2 0.8",
    // Wrecker: a hammer.
    "M -2.2 4.6 L 1.2 8 L 9.1 0.1 L 5.7 -3.3 L -2.2 4.6 M 1.75 0.65 L -6.7 -7.8",
    // Velvet: a ball on a cushion.
    "M -9.5 -2 Q 0 -4.6 9.5 -2 Q 8 -5 9.5 -8 Q 0 -6.6 -9.5 -8 Q -8 -5 -9.5 -2 O 0 2.2 4.6",
    // Twins: two balls from one paddle.
    "O -5 4.4 3.5 O 5 4.4 3.5 M -3.6 -1 L -1.8 -4.8 M 3.6 -1 L 1.8 -4.8 M -5 -8 L 5 -8",
    // Pinball: a ball between two walls.
    "M -10 -8 L -10 8 M 10 -8 L 10 8 M -5 -8 L 7.4 -4.2 L -7.4 0 L 0.6 3.2 O 3.6 4.6 2.8",
    // Echo: a brick and its mirror image.
    "M -10 7.6 L -1 7.6 L -1 3 L -10 3 L -10 7.6 M 1 -3 L 10 -3 L 10 -7.6 L 1 -7.6 L 1 -3 "
    "M -10.5 0 L -7.5 0 M -4.5 0 L -1.5 0 M 1.5 0 L 4.5 0 M 7.5 0 L 10.5 0",
    // Demolition: a bomb.
    "O -1.6 -2.2 5.6 M 2.4 1.8 Q 4 6.4 7.4 5 M 8.8 8 L 8.2 6.8 M 10.5 5 L 9.4 5 M 8.8 2 L 8.2 3.2",
    // Gardener: a plant on a brick.
    "M -7 -4 L 7 -4 L 7 -8 L -7 -8 L -7 -4 M 0 -4 L 0 2.5 M 0 -0.5 Q -1 5 -8 5 Q -7 -0.5 0 -0.5 "
    "M 0 2.5 Q 1 8 8 8 Q 7 2.5 0 2.5",
    // Mason: three bricks.
    "M -10 -1 L -1.3 -1 L -1.3 -7 L -10 -7 L -10 -1 M 1.3 -1 L 10 -1 L 10 -7 L 1.3 -7 L 1.3 -1 "
    "M -4.6 7.4 L 4.6 7.4 L 4.6 1.6 L -4.6 1.6 L -4.6 7.4",
    // Ghost.
    "M -6.5 -8 L -6.5 1.5 Y 0 8 X 6.5 1.5 L 6.5 -8 L 3.2 -5.2 L 0 -8 L -3.2 -5.2 L -6.5 -8 O -2.4 2 0.9 "
    "O 2.4 2 0.9",
    // Magnet: a horseshoe, and something that comes to it.
    "M -7.5 2.4 L -7.5 -1 Y 0 -8 X 7.5 -1 L 7.5 2.4 L 3.2 2.4 L 3.2 -1 Y 0 -3.8 X -3.2 -1 L -3.2 2.4 L -7.5 "
    "2.4 "
    "M -5.4 5 L -5.4 8 M 5.4 5 L 5.4 8 M -1.4 5.6 L 1.4 5.6",
    // Hoarder: a chest.
    "M -9 1 L -9 -7.5 L 9 -7.5 L 9 1 L -9 1 M -9 1 L -9 3.5 Y -5 7.5 L 5 7.5 X 9 3.5 L 9 1 M 0 -1.4 L 0 -3.2",
    // Alchemist: a flask.
    "M -2.4 7.6 L -2.4 2 L -8 -6 Q -9 -8 -6.5 -8 L 6.5 -8 Q 9 -8 8 -6 L 2.4 2 L 2.4 7.6 M -4.4 7.6 L 4.4 7.6 "
    "M -5.4 -2.6 L 5.4 -2.6 O 1 -5.4 0.6",
    // Giant: a ball larger than the paddle below it.
    "O 0 1.4 6.4 M -4.5 -8 L 4.5 -8 M -3.4 2 Q -3 4.6 -0.6 5",
    // Swift serve: a ball that hurries upwards.
    "O 0 -4.8 3.2 M -5.4 0.2 L 0 4 L 5.4 0.2 M -5.4 4.2 L 0 8 L 5.4 4.2",
    // Last stand: a flag.
    "M -5 -8 L -5 8 M -5 7 Q -1.5 9 2 7 Q 5.5 5 9 6.6 L 9 0.6 Q 5.5 -1 2 1 Q -1.5 3 -5 1.4 M -9.5 -8 L -0.5 "
    "-8",
    // Bounty: a present.
    "M -7.5 0.2 L -7.5 -8 L 7.5 -8 L 7.5 0.2 M -9.5 0.2 L 9.5 0.2 L 9.5 3.8 L -9.5 3.8 L -9.5 0.2 M 0 3.8 L "
    "0 -8 "
    "M 0 3.8 Q -2 8 -5 8 Q -7 6 0 3.8 M 0 3.8 Q 2 8 5 8 Q 7 6 0 3.8",
    // Harvest: a sickle.
    "M -8.5 -8 L -3.5 -3.2 Q 9 -9 9.5 1 Q 9.5 7.5 1.5 8 Q 7 5.5 5.5 0.5 Q 4 -4 -3.5 -3.2",
    // Sniper: a sight.
    "O 0 0 5.2 M 0 8 L 0 3 M 0 -8 L 0 -3 M -8 0 L -3 0 M 8 0 L 3 0",
    // Fog: a cloud above two streaks.
    "M -7 -1.5 Q -11 -1 -10.2 2.5 Q -9 5 -5.8 4.5 Q -4.5 8 0.5 8 Q 5 8 6 4.5 Q 10.5 5 10.5 1.5 "
    "Q 10.5 -1.5 7 -1.5 L -7 -1.5 M -9 -4.8 L 5 -4.8 M -5 -8 L 9 -8",
    // Anchor.
    "O 0 6 2 M 0 4 L 0 -8 M -4.5 1.4 L 4.5 1.4 M -8 -2.2 Q -7 -8 0 -8 Q 7 -8 8 -2.2 "
    "M -10.3 -4.4 L -8 -2 L -5.8 -4 M 10.3 -4.4 L 8 -2 L 5.8 -4",
    // Spare plate: a shield behind the shield.
    "M 0 8 Q -4 6.5 -8 6.5 L -8 1 Q -8 -5.5 0 -8 Q 8 -5.5 8 1 L 8 6.5 Q 4 6.5 0 8 "
    "M 0 4 Q -2 3.2 -4 3.2 L -4 0.6 Q -4 -2.6 0 -4 Q 4 -2.6 4 0.6 L 4 3.2 Q 2 3.2 0 4",
    // Mirror: one with a handle.
    "M 0 8 X 5.4 2.8 Y 0 -2.4 X -5.4 2.8 Y 0 8 M 0 -2.4 L 0 -8 M -2.6 -8 L 2.6 -8 M -2.2 2 L 0.8 5.2 "
    "M 0 0.8 L 2.4 3.4",
    // Lance.
    "M -7 -0.6 L -2 -6.8 M -5.8 -2 L 10.3 8 L -3.2 -5.2 M -4.6 -3.6 L -10 -8",
    // Pickpocket: a mask above a capsule.
    "M 0 5.8 Q -4 7.8 -8.6 6.8 Q -8.6 -0.4 -4 -0.4 Q -1.4 -0.4 0 2 Q 1.4 -0.4 4 -0.4 Q 8.6 -0.4 8.6 6.8 "
    "Q 4 7.8 0 5.8 M -5.6 3.8 L -3.4 3.4 M 5.6 3.8 L 3.4 3.4 "
    "M -4 -3.4 L 4 -3.4 X 6.4 -5.7 Y 4 -8 L -4 -8 X -6.4 -5.7 Y -4 -3.4 M 0 -3.4 L 0 -8",
    // Family: a large ball and two small ones.
    "O 0 2 5.6 O -7.6 -5.2 2.4 O 7.6 -5.2 2.4",
    // Chain: two explosions.
    "M -3.7 3.4 L -1 3.4 M -4.3 4.7 L -2.3 6.7 M -5.6 5.3 L -5.6 8 M -6.9 4.7 L -8.9 6.7 "
    "M -7.5 3.4 L -10.2 3.4 M -6.9 2.1 L -8.9 0.1 M -5.6 1.5 L -5.6 -1.2 M -4.3 2.1 L -2.3 0.1 "
    "M 7.5 -3.4 L 10.2 -3.4 M 6.9 -2.1 L 8.9 -0.1 M 5.6 -1.5 L 5.6 1.2 M 4.3 -2.1 L 2.3 -0.1 "
    "M 3.7 -3.4 L 1 -3.4 M 4.3 -4.7 L 2.3 -6.7 M 5.6 -5.3 L 5.6 -8 M 6.9 -4.7 L 8.9 -6.7",
    // Hedge: trees on three bricks.
    "M -10.3 -4 L -4.6 -4 L -4.6 -8 L -10.3 -8 L -10.3 -4 M -2.85 -4 L 2.85 -4 L 2.85 -8 L -2.85 -8 L -2.85 "
    "-4 "
    "M 4.6 -4 L 10.3 -4 L 10.3 -8 L 4.6 -8 L 4.6 -4 M -7.4 -4 L -7.4 -0.4 O -7.4 2.6 3 M 0 -4 L 0 1.6 O 0 "
    "4.8 3.2 "
    "M 7.4 -4 L 7.4 -0.4 O 7.4 2.6 3",
    // Toll: a barrier, and a ball before it.
    "M -9.8 -8 L -9.8 7 L -5.4 7 L -5.4 -8 L -9.8 -8 M -5.4 5.4 L 10.3 5.4 L 10.3 1 L -5.4 1 M -1.6 1 L 1 "
    "5.4 "
    "M 4 1 L 6.6 5.4 O 2.6 -4.6 2.8",
});

std::vector<Polyline> linesOf(Card card, double scale) {
    std::vector<Polyline> lines = drawWithPen(drawings[cardIndex(card)]);
    for (Polyline& line : lines)
        for (Vec2& point : line)
            point = point * (squaresPerCapital * scale);
    return lines;
}

void paint(Canvas& canvas, Card card, double scale, double pen, double glow) {
    const Shape strokes = penStrokes(linesOf(card, scale), pen);
    canvas.glow(strokes, withAlpha(white, 0.3), glow);
    canvas.fill(strokes, white);
    canvas.coarsen();
}

} // namespace

std::vector<SpriteRecipe> cardRecipes() {
    constexpr Vec2 signSize{14.0, 12.0};
    constexpr Vec2 pictureSize{44.0, 36.0};
    std::vector<SpriteRecipe> recipes;
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        const auto card = static_cast<Card>(i);
        std::string name(traitsOf(card).name);
        std::replace(name.begin(), name.end(), ' ', '-');
        recipes.push_back({"card-" + name, -signSize, signSize,
                           [card](Canvas& canvas) { paint(canvas, card, 1.0, signPen, signGlow); }});
        recipes.push_back({"picture-" + name, -pictureSize, pictureSize, [card](Canvas& canvas) {
                               paint(canvas, card, pictureScale, picturePen, pictureGlow);
                           }});
    }
    return recipes;
}

} // namespace arkanong
