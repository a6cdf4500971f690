#pragma once

#include "arkanong/math/Kinds.hpp"
#include "arkanong/sim/objects/CardSet.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// A rule that one side has for a whole match. Certain pairs of cards make a fusion, an additional rule.
enum class Card : std::uint8_t {
    Piercing,   ///< After touching the paddle, an own ball goes through the first brick that it breaks.
    Thief,      ///< Every fourth steal repairs a shield.
    Wrecker,    ///< A smashed ball breaks the shield it meets and the nearest one beside it.
    Velvet,     ///< A cushioned ball is held for half a second.
    Twins,      ///< A serve is two small balls.
    Pinball,    ///< Side walls and hexagons make own balls faster.
    Echo,       ///< A brick broken also hits its mirror image.
    Demolition, ///< Every fifth brick of a combo explodes.
    Gardener,   ///< Bricks on the side's half grow back.
    /// Three bricks stand before the side's line at the start, and are replaced after each goal conceded.
    Mason,
    Ghost,  ///< On the side's half, bricks do not deflect the balls of this side that break them.
    Magnet, ///< A paddle that draws back calls the good capsules that fall towards it.
    /// Each steal makes the running power-ups of the side longer, to at most twice their time.
    Hoarder,
    Alchemist,  ///< A bad capsule that this side catches affects the opponent.
    Giant,      ///< A smashed ball is a giant until a paddle touches it.
    SwiftServe, ///< A serve is half as fast again.
    LastStand,  ///< With two shields or fewer every touch of the paddle's front is a smash.
    Bounty,     ///< One enemy ball has a price: stealing it brings a good capsule.
    Harvest,    ///< One brick shines: it holds a good capsule for this side.
    Sniper,     ///< The paddle gets a laser for tuning::sniperShot every ten seconds.
    Fog,        ///< Each shield broken hides a part of the field from the opponent.
    Anchor,     ///< While the paddle stands still, enemy balls are slower on the side's half.
    SparePlate, ///< The first shield hit after each goal conceded does not break.
    Mirror,     ///< Stands for the card that the opponent picked last, which replaces it before the match.
    // Fusions.
    Lance,      ///< Piercing and Wrecker: a smashed ball goes through all bricks until a paddle touches it.
    Pickpocket, ///< Thief and Magnet: every fourth steal brings a good capsule.
    Family,     ///< Twins and Giant: a serve is a giant ball and two small ones.
    Chain,      ///< Echo and Demolition: every explosion also happens at its mirror image.
    Hedge,      ///< Gardener and Mason: the mason's bricks grow back.
    /// Anchor and SparePlate: an enemy ball that breaks one of the side's last three shields is converted.
    Toll,
};
inline constexpr std::size_t cardCount = static_cast<std::size_t>(Card::Lance); ///< Without the fusions.
inline constexpr std::size_t fusionCount = countOf<Card> - cardCount;

constexpr std::size_t cardIndex(Card card) { return static_cast<std::size_t>(card); }
constexpr bool isFusion(Card card) { return cardIndex(card) >= cardCount; }

/// The texts of a card for players.
struct CardTraits {
    std::string_view name; ///< The name in files and for players: "swift serve".
    std::string_view text; ///< One sentence that addresses the side that has it.
};
const CardTraits& traitsOf(Card card);

/// The card or fusion with this name; empty for any other word.
std::optional<Card> cardNamed(std::string_view name);

/// The two cards that make this fusion.
std::array<Card, 2> partsOf(Card fusion);
/// The fusion of these two cards, in any order; empty if they make none.
std::optional<Card> fusionOf(Card one, Card other);

} // namespace arkanong
