#include "arkanong/sim/objects/Card.hpp"

#include "arkanong/language/Translatable.hpp"

#include <cassert>

namespace arkanong {

namespace {

constexpr std::size_t allCards = cardCount + fusionCount;
static_assert(allCards <= 32, "CardSet::bits_ has a bit for each card and fusion: make it wider");

// In the order of the enumeration.
constexpr auto cardTraits = tableOf<Card, CardTraits>({
    {translatable("card", "piercing"),
     translatable("After each touch of your paddle your ball goes through the first brick.")},
    {translatable("card", "thief"), translatable("Every fourth ball that you steal repairs a shield.")},
    {translatable("card", "wrecker"),
     translatable("Your smashed ball breaks two shields: the one it meets and one beside it.")},
    {translatable("card", "velvet"),
     translatable("Draw back and your paddle holds the ball for half a second: serve it again.")},
    {translatable("card", "twins"), translatable("Your serve is two small balls.")},
    {translatable("card", "pinball"), translatable("Side walls and hexagons make your balls faster.")},
    {translatable("card", "echo"), translatable("A brick that you break also hits its mirror image.")},
    {translatable("card", "demolition"), translatable("Every fifth brick of your combo explodes.")},
    {translatable("card", "gardener"), translatable("The bricks on your half grow back.")},
    {translatable("card", "mason"),
     translatable("Three bricks stand before your line, and again after each goal you concede.")},
    {translatable("card", "ghost"),
     translatable("On your half your balls fly on through the bricks that they break.")},
    {translatable("card", "magnet"),
     translatable("Draw back, and the good capsules that fall fly to your paddle.")},
    {translatable("card", "hoarder"),
     translatable("Each ball that you steal makes your running power-ups last 1 s longer.")},
    {translatable("card", "alchemist"), translatable("Bad capsules that you catch strike your opponent.")},
    {translatable("card", "giant"),
     translatable("A ball that you smash is a giant until a paddle touches it.")},
    {translatable("card", "swift serve"), translatable("Your serves are 50 % faster.")},
    {translatable("card", "last stand"),
     translatable("With two shields left or fewer, every ball that you hit is a smash.")},
    {translatable("card", "bounty"),
     translatable("One enemy ball carries a price: steal it for a good capsule.")},
    {translatable("card", "harvest"),
     translatable("One brick shines: break it and it holds a good capsule.")},
    {translatable("card", "sniper"), translatable("Every 10 s: hold serve for one laser burst.")},
    {translatable("card", "fog"),
     translatable("Each shield that you break hides a part of the field from your opponent.")},
    {translatable("card", "anchor"),
     translatable("While your paddle stands still, enemy balls are slower on your half.")},
    {translatable("card", "spare plate"),
     translatable("After you concede, the first hit on your shields does nothing.")},
    {translatable("card", "mirror"), translatable("You have the card that your opponent picked last.")},
    {translatable("card", "lance"),
     translatable("Your smashed ball goes through all bricks until a paddle touches it.")},
    {translatable("card", "pickpocket"),
     translatable("Every fourth ball that you steal brings you a good capsule.")},
    {translatable("card", "family"), translatable("Your serve is a giant ball and two small ones.")},
    {translatable("card", "chain"),
     translatable("Each of your explosions happens at its mirror image, too.")},
    {translatable("card", "hedge"), translatable("The three bricks before your line grow back.")},
    {translatable("card", "toll"),
     translatable("An enemy ball that breaks one of your last three shields becomes yours.")},
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
