#include "HudParts.hpp"
#include "arkanong/render/hud/CardSigns.hpp"
#include "arkanong/render/hud/Hud.hpp"

// The cards of a side in its panel: Red's below its figures, Blue's above.

namespace arkanong {

using namespace hudpanel;

namespace {

constexpr double cardFrame = 32.0;
constexpr double cardStep = 36.0;
constexpr std::size_t cardsInRow = 3;
constexpr double redCardsTop = 236.0;
constexpr double blueCardsBottom = 510.0;
constexpr double aboveMission = 446.0;

} // namespace

void Hud::drawCards(TextureManager& textures, const Match& match, Side side) const {
    const std::vector<Card> cards = cardsIn(match.settings().cards[sideIndex(side)]);
    if (cards.empty()) return;
    const std::size_t rows = (cards.size() + cardsInRow - 1) / cardsInRow;
    const double height = cardStep * static_cast<double>(rows - 1) + cardFrame;
    const double more = textures.type().growth();
    const bool captioned = !textures.type().isLarge(); // Else the panels leave no room.
    const double top = side == Side::Red ? redCardsTop + 12.0 * more
                                         : (mission_ ? aboveMission : blueCardsBottom) -
                                               (mission_ ? 64.0 : 36.0) * more - height;
    if (captioned) drawText(textures, "Cards", {leftMargin, top - 10.0}, {type::label, palette_.muted});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::size_t row = i / cardsInRow;
        const Vec2 place{cardStep * static_cast<double>(i % cardsInRow), cardStep * static_cast<double>(row)};
        drawCardSign(textures, palette_, cards[i], side,
                     Vec2{leftMargin, top} + place + Vec2{cardFrame, cardFrame} / 2.0, cardFrame);
    }
}

} // namespace arkanong
