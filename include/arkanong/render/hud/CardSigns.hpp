#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/objects/Card.hpp"

#include <optional>
#include <vector>

// A side's cards as small framed signs, for panels and screens.

namespace arkanong {

/// A fusion's colour on every screen.
sf::Color fusionColour(const Palette& palette);

/// Draws the sign of a card in a frame of `side` x `side` px, centred at `centre`: in the colour of its side, or in
/// that of fusions. Without a card, draws an empty slot.
void drawCardSign(TextureManager& textures, const Palette& palette, std::optional<Card> card, Side whose,
                  Vec2 centre, double side);

/// The cards, followed by the fusions, each in the order of Card.
std::vector<Card> cardsIn(const CardSet& cards);

} // namespace arkanong
