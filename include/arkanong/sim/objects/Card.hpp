#pragma once

#include "arkanong/sim/objects/Tuning.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// A rule that one side has for a whole match. Two cards that fit together make a fusion: a third rule on top.
enum class Card : std::uint8_t {
    Piercing,   ///< After a touch of the paddle an own ball goes through the first brick.
    Thief,      ///< Every fourth steal repairs a shield.
    Wrecker,    ///< A smashed ball breaks the shield it meets and the nearest one beside it.
    Velvet,     ///< A cushioned ball is held for half a second.
    Twins,      ///< A serve is two small balls.
    Pinball,    ///< Side walls and hexagons make own balls faster.
    Echo,       ///< A brick broken also hits its mirror image.
    Demolition, ///< Every fifth brick of a combo explodes.
    Gardener,   ///< The bricks on the own half grow back.
    Mason,      ///< Three bricks stand before the own line at the start, and again after each goal conceded.
    Ghost,      ///< On the own half bricks break without turning own balls.
    Magnet,     ///< Good capsules come to the paddle.
    Hoarder,    ///< What the side catches for itself lasts twice as long.
    Alchemist,  ///< A bad capsule strikes the opponent.
    Giant,      ///< A serve is a giant ball.
    SwiftServe, ///< A serve is half as fast again.
    LastStand,  ///< With one shield or none the paddle is wide.
    Bounty,     ///< A goal brings its scorer a good capsule.
    Harvest,    ///< Every fifteenth brick broken holds a good capsule.
    Sniper,     ///< A laser for a moment every ten seconds.
    Fog,        ///< Each shield broken hides a part of the field from the opponent.
    Anchor,     ///< Enemy balls are slower on the own half.
    SparePlate, ///< The first shield hit after each goal conceded does not break.
    Mirror,     ///< The card that the opponent picked last: it is replaced before the match.
    // Fusions.
    Lance,      ///< Piercing and Wrecker: a smashed ball goes through all bricks until a paddle touches it.
    Pickpocket, ///< Thief and Magnet: every fourth steal brings a good capsule.
    Family,     ///< Twins and Giant: a serve is a giant ball and two small ones.
    Chain,      ///< Echo and Demolition: every explosion happens on both sides.
    Hedge,      ///< Gardener and Mason: the mason's bricks grow back.
    Toll,       ///< Anchor and SparePlate: an enemy ball that breaks one of the last three own shields
                ///< changes sides.
};
inline constexpr std::size_t cardCount = 24; ///< Without the fusions.
inline constexpr std::size_t fusionCount = 6;

constexpr std::size_t cardIndex(Card card) { return static_cast<std::size_t>(card); }
constexpr bool isFusion(Card card) { return cardIndex(card) >= cardCount; }

/// What players read of a card.
struct CardTraits {
    std::string_view name; ///< The name in files and for players: "swift serve".
    std::string_view text; ///< One sentence, to the side that has it.
};
const CardTraits& traitsOf(Card card);

/// The card or fusion with this name; empty for any other word.
std::optional<Card> cardNamed(std::string_view name);

/// The two cards that make this fusion.
std::array<Card, 2> partsOf(Card fusion);
/// The fusion of these two cards, in any order; empty where they make none.
std::optional<Card> fusionOf(Card one, Card other);

/// The cards of a side, and the fusions that they make.
class CardSet {
  public:
    bool has(Card card) const { return (bits_ & bit(card)) != 0; }
    bool empty() const { return bits_ == 0; }
    /// Adds a card and the fusions that it completes. A fusion cannot be added by itself.
    void add(Card card);
    /// The number of cards, without the fusions.
    int count() const;
    /// One bit for each card, in the enumeration's order, without the fusions.
    std::uint32_t bits() const { return bits_ & ((1U << cardCount) - 1U); }
    static CardSet fromBits(std::uint32_t bits);

    friend bool operator==(CardSet a, CardSet b) { return a.bits_ == b.bits_; }
    friend bool operator!=(CardSet a, CardSet b) { return !(a == b); }

  private:
    static constexpr std::uint32_t bit(Card card) { return 1U << cardIndex(card); }
    std::uint32_t bits_ = 0;
};

/// The numbers of the cards. Lengths in px, durations in ticks.
namespace cards {
inline constexpr int thiefSteals = 4;
inline constexpr int velvetHold = tuning::seconds(0.5);
inline constexpr double smallBall = 0.75; ///< Factor on the radius of a twin.
inline constexpr double giantBall = 1.5;  ///< Factor on the radius of a giant, up to tuning::giantBallRadius.
inline constexpr double twinDegrees = 7.0; ///< Of each twin from the direction of the serve.
inline constexpr double swiftFactor = 1.5; ///< On the speed of a serve.
inline constexpr double pinballFactor = 1.06;
inline constexpr int demolitionCombo = 5;
inline constexpr int masonBricks = 3;
inline constexpr int hoarderFactor = 2;
inline constexpr int lastStandShields = 1;
inline constexpr int harvestBricks = 15;
inline constexpr int sniperInterval = tuning::seconds(10.0);
inline constexpr int sniperShot = tuning::seconds(1.5);
inline constexpr int fog = tuning::seconds(2.0);
inline constexpr int tollShields = 3;        ///< The last ones of the line.
inline constexpr double anchorFactor = 0.85; ///< On the target speed.
} // namespace cards

} // namespace arkanong
