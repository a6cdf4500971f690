#include "arkanong/sim/objects/Card.hpp"

#include <cassert>

namespace arkanong {

namespace {

constexpr std::size_t allCards = cardCount + fusionCount;
static_assert(allCards <= 32, "CardSet::bits_ has a bit for each card and fusion: make it wider");

// In the order of the enumeration.
constexpr auto cardTraits = tableOf<Card, CardTraits>({
    {"piercing", "After each touch of your paddle your ball goes through the first brick."},
    {"thief", "Every fourth ball that you steal repairs a shield."},
    {"wrecker", "Your smashed ball breaks two shields: the one it meets and one beside it."},
    {"velvet", "Draw back and your paddle holds the ball for half a second: serve it again."},
    {"twins", "Your serve is two small balls."},
    {"pinball", "Side walls and hexagons make your balls faster."},
    {"echo", "A brick that you break also hits its mirror image."},
    {"demolition", "Every fifth brick of your combo explodes."},
    {"gardener", "The bricks on your half grow back."},
    {"mason", "Three bricks stand before your line, and again after each goal you concede."},
    {"ghost", "On your half your balls fly on through the bricks that they break."},
    {"magnet", "Draw back, and the good capsules that fall fly to your paddle."},
    {"hoarder", "Each ball that you steal makes your running power-ups last 1 s longer."},
    {"alchemist", "Bad capsules that you catch strike your opponent."},
    {"giant", "A ball that you smash is a giant until a paddle touches it."},
    {"swift serve", "Your serves are 50 % faster."},
    {"last stand", "With two shields left or fewer, every ball that you hit is a smash."},
    {"bounty", "One enemy ball carries a price: steal it for a good capsule."},
    {"harvest", "One brick shines: break it and it holds a good capsule."},
    {"sniper", "Every 10 s: hold serve for one laser burst."},
    {"fog", "Each shield that you break hides a part of the field from your opponent."},
    {"anchor", "While your paddle stands still, enemy balls are slower on your half."},
    {"spare plate", "After you concede, the first hit on your shields does nothing."},
    {"mirror", "You have the card that your opponent picked last."},
    {"lance", "Your smashed ball goes through all bricks until a paddle touches it."},
    {"pickpocket", "Every fourth ball that you steal brings you a good capsule."},
    {"family", "Your serve is a giant ball and two small ones."},
    {"chain", "Each of your explosions happens at its mirror image, too."},
    {"hedge", "The three bricks before your line grow back."},
    {"toll", "An enemy ball that breaks one of your last three shields becomes yours."},
});

// In the order of the enumeration.
constexpr auto parts = rowsOf<fusionCount, std::array<Card, 2>>({
    {Card::Piercing, Card::Wrecker},
    {Card::Thief, Card::Magnet},
    {Card::Twins, Card::Giant},
    {Card::Echo, Card::Demolition},
    {Card::Gardener, Card::Mason},
    {Card::Anchor, Card::SparePlate},
});

} // namespace

const CardTraits& traitsOf(Card card) { return cardTraits[cardIndex(card)]; }

std::optional<Card> cardNamed(std::string_view name) { return kindNamed<Card>(cardTraits, name); }

std::array<Card, 2> partsOf(Card fusion) {
    assert(isFusion(fusion));
    return parts[cardIndex(fusion) - cardCount];
}

std::optional<Card> fusionOf(Card one, Card other) {
    for (std::size_t i = 0; i < fusionCount; ++i) {
        const auto [first, second] = parts[i];
        if ((one == first && other == second) || (one == second && other == first))
            return static_cast<Card>(cardCount + i);
    }
    return std::nullopt;
}

void CardSet::add(Card card) {
    assert(!isFusion(card));
    bits_ |= bit(card);
    for (std::size_t i = 0; i < fusionCount; ++i)
        if (has(parts[i][0]) && has(parts[i][1])) bits_ |= 1U << (cardCount + i);
}

int CardSet::count() const {
    int number = 0;
    for (std::uint32_t left = bits(); left != 0; left &= left - 1U)
        ++number;
    return number;
}

std::uint32_t CardSet::bits() const { return bits_ & ((1U << cardCount) - 1U); }

CardSet CardSet::all() { return fromBits((1U << cardCount) - 1U); }

CardSet CardSet::fromBits(std::uint32_t bits) {
    CardSet set;
    for (std::size_t i = 0; i < cardCount; ++i)
        if ((bits & (1U << i)) != 0) set.add(static_cast<Card>(i));
    return set;
}

} // namespace arkanong
