#include "arkanong/render/hud/CardSigns.hpp"

namespace arkanong {

sf::Color fusionColour(const Palette& palette) { return palette.of(BrickKind::Mystery); }

void drawCardSign(TextureManager& textures, const Palette& palette, std::optional<Card> card, Side whose,
                  Vec2 centre, double side) {
    constexpr double signWidth = 24.0;
    constexpr double share = 0.66; ///< Of the frame's width that the sign takes.
    const Vec2 size{side, side};
    const sf::Color colour = card && isFusion(*card) ? fusionColour(palette) : palette.of(whose);
    textures.drawBox(Layer::Overlay, Sprite::Panel, centre - size / 2.0, size,
                     card ? colour : faded(palette.muted, 0.5));
    if (card) textures.draw(Layer::Overlay, signOf(*card), centre, colour, share * side / signWidth);
}

std::vector<Card> cardsIn(const CardSet& cards) {
    std::vector<Card> all;
    for (std::size_t i = 0; i < cardCount + fusionCount; ++i)
        if (cards.has(static_cast<Card>(i))) all.push_back(static_cast<Card>(i));
    return all;
}

} // namespace arkanong
