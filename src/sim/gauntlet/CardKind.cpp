#include "arkanong/sim/gauntlet/CardKind.hpp"

namespace arkanong {

namespace {

constexpr CardKind balls = CardKind::Balls, field = CardKind::Field, paddle = CardKind::Paddle;

// In the order of the cards' enumeration.
constexpr auto kindsOfCards = rowsOf<cardCount, CardKind>({
    balls,  // Piercing
    paddle, // Thief
    balls,  // Wrecker
    paddle, // Velvet
    balls,  // Twins
    balls,  // Pinball
    field,  // Echo
    field,  // Demolition
    field,  // Gardener
    field,  // Mason
    balls,  // Ghost
    paddle, // Magnet
    paddle, // Hoarder
    paddle, // Alchemist
    balls,  // Giant
    balls,  // SwiftServe
    paddle, // LastStand
    balls,  // Bounty
    field,  // Harvest
    paddle, // Sniper
    field,  // Fog
    field,  // Anchor
    field,  // SparePlate
    paddle, // Mirror
});

} // namespace

CardKind kindOf(Card card) { return kindsOfCards[cardIndex(card)]; }

} // namespace arkanong
