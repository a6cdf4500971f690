#include "CardWorth.hpp"

#include <array>
#include <cstdint>

namespace arkanong {

namespace {

constexpr unsigned of(Personality personality) { return 1U << static_cast<unsigned>(personality); }

struct Judgement {
    double worth;
    unsigned suits; ///< A bit for each personality.
};

constexpr unsigned steady = of(Personality::Steady), hothead = of(Personality::Hothead),
                   guardian = of(Personality::Guardian), trickster = of(Personality::Trickster),
                   collector = of(Personality::Collector), hunter = of(Personality::Hunter);

// In the order of the enumeration.
constexpr std::array<Judgement, cardCount> judgements{{
    {-1.0, hothead | hunter},      // Piercing
    {7.0, hunter},                 // Thief
    {-3.5, hothead | hunter},      // Wrecker
    {-5.0, guardian},              // Velvet
    {3.0, steady},                 // Twins
    {-1.0, trickster},             // Pinball
    {2.0, trickster},              // Echo
    {-1.0, hothead | collector},   // Demolition
    {-6.0, guardian},              // Gardener
    {-2.5, guardian | steady},     // Mason
    {4.0, trickster},              // Ghost
    {0.5, collector},              // Magnet
    {1.0, collector},              // Hoarder
    {-5.0, collector | trickster}, // Alchemist
    {-4.5, hothead | steady},      // Giant
    {-5.0, hothead},               // SwiftServe
    {-1.0, guardian},              // LastStand
    {-3.0, hunter},                // Bounty
    {9.0, collector},              // Harvest
    {4.0, hunter},                 // Sniper
    {0.5, trickster},              // Fog
    {1.0, guardian},               // Anchor
    {4.0, guardian | steady},      // SparePlate
    {1.5, trickster},              // Mirror
}};

struct Bond {
    Card one;
    Card other;
    double worth;
};

// One side's, the fusions first.
constexpr std::array<Bond, 6> together{{
    {Card::Piercing, Card::Wrecker, 4.0},
    {Card::Thief, Card::Magnet, 4.0},
    {Card::Twins, Card::Giant, 4.0},
    {Card::Echo, Card::Demolition, 4.0},
    {Card::Gardener, Card::Mason, 0.0},
    {Card::Anchor, Card::SparePlate, 4.0},
}};

// The first one of one side, the second one of the other.
constexpr std::array<Bond, 1> against{{
    {Card::Anchor, Card::SwiftServe, 2.0},
}};

} // namespace

double worthOf(Card card) { return judgements[cardIndex(card)].worth; }

double worthTogether(Card one, Card other) {
    for (const Bond& bond : together)
        if ((bond.one == one && bond.other == other) || (bond.one == other && bond.other == one))
            return bond.worth;
    return 0.0;
}

double worthAgainst(Card card, Card other) {
    double worth = 0.0;
    for (const Bond& bond : against) {
        if (bond.one == card && bond.other == other) worth += bond.worth;
        if (bond.one == other && bond.other == card) worth -= bond.worth;
    }
    return worth;
}

bool suits(Card card, Personality personality) {
    return (judgements[cardIndex(card)].suits & of(personality)) != 0;
}

} // namespace arkanong
