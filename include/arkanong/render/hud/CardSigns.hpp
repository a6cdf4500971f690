#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/objects/Card.hpp"

#include <optional>
#include <vector>

// The cards of a side as small framed signs, for panels and screens.

namespace arkanong {

/// A fusion's colour on every screen.
sf::Color fusionColour(const Palette& palette);

/// The sign of a card in a frame, `side` px wide and high, around `centre`; fusions have a colour of their own, other
/// cards that of their side. Without a card it is an empty place.
void drawCardSign(TextureManager& textures, const Palette& palette, std::optional<Card> card, Side whose,
                  Vec2 centre, double side);

/// The cards and then the fusions, in the order of Card.
std::vector<Card> cardsIn(const CardSet& cards);

} // namespace arkanong
