#pragma once

#include "arkanong/render/Palette.hpp"
#include "arkanong/render/Text.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// An open card as it stands on the table.
struct CardView {
    enum class State : std::uint8_t {
        Open,
        Focused, ///< The side whose turn it is looks at it.
        Taken,
        Gone, ///< Both sides have picked others.
    };
    static constexpr Vec2 size{276.0, 364.0};

    Card card{};
    State state = State::Open;
    Side side = Side::Blue;          ///< Whose turn it is, or who has taken it.
    std::string footer{};            ///< Of a card that is taken: by whom.
    std::optional<Card> completes{}; ///< The fusion that it would make for this side...
    std::optional<Card> partner{};   ///< ...with this card, which the side has.
};

/// A card's name in capitals.
std::string shownName(Card card);
/// Its sentence, in capitals without the full stop.
std::string shownText(Card card);

/// Draws the card with its middle at `centre`. `come` from 0 to 1: how far it has appeared.
void drawCard(TextureManager& textures, const Palette& palette, const CardView& view, Vec2 centre,
              double come = 1.0);

/// The size of letters, and the lines, of a card's sentence.
struct CardText {
    TextSize size = type::body * 0.86;
    std::vector<std::string> lines{};
};
CardText textOn(const TextureManager& textures, Card card);

} // namespace arkanong
