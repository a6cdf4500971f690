#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/render/Palette.hpp"
#include "arkanong/render/TextureManager.hpp"
#include "arkanong/render/text/Text.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// An open card of a draft, as it is drawn.
struct CardView {
    enum class State : std::uint8_t {
        Open,
        Focused, ///< The picking side has selected it.
        Taken,
        Gone, ///< Neither side has picked it.
    };
    static constexpr Vec2 size{276.0, 364.0};

    Card card{};
    State state = State::Open;
    Side side = Side::Blue;          ///< The picking side, or the side that has taken it.
    std::string footer{};            ///< Of a taken card: the name of the player who took it.
    std::optional<Card> completes{}; ///< The fusion that the card would complete for this side.
    std::optional<Card> partner{};   ///< The card of this side that makes the fusion.
};

/// English name of a card in capitals, for logs.
std::string displayName(Card card);
/// The card's description in the language in use, without the full stop.
std::string shownText(const Catalogue& catalogue, Card card);

/// Draws the card centred at `centre`. `come` in [0, 1] is the progress of its appearance.
void drawCard(TextureManager& textures, const Palette& palette, const CardView& view, Vec2 centre,
              double come = 1.0);

/// A card's description, broken into lines.
struct CardText {
    TextSize size = type::body * 0.86;
    std::vector<std::string> lines{};
};
CardText textOn(const TextureManager& textures, Card card);

} // namespace arkanong
