#include "CardWorth.hpp"

#include <array>

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
constexpr auto judgements = rowsOf<cardCount, Judgement>({
    {-1.5, steady},               // Piercing
    {5.5, hunter},                // Thief
    {3.5, hothead | collector},   // Wrecker
    {-4.0, trickster | guardian}, // Velvet
    {1.5, hothead},               // Twins
    {-2.5, steady | trickster},   // Pinball
    {-4.0, hothead | hunter},     // Echo
    {-5.0, hunter},               // Demolition
    {-6.0, guardian},             // Gardener
    {-4.5, guardian | steady},    // Mason
    {0.5, trickster},             // Ghost
    {0.0, collector},             // Magnet
    {1.0, collector},             // Hoarder
    {1.5, collector},             // Alchemist
    {-1.5, hothead},              // Giant
    {-1.5, hothead | hunter},     // SwiftServe
    {-3.5, hunter},               // LastStand
    {5.0, steady | collector},    // Bounty
    {2.5, collector},             // Harvest
    {4.0, guardian},              // Sniper
    {2.5, hothead | trickster},   // Fog
    {0.0, trickster | guardian},  // Anchor
    {6.5, guardian},              // SparePlate
    {-0.5, trickster},            // Mirror
});

struct Bond {
    Card one;
    Card other;
    double worth;
};

// Of one side.
constexpr std::array<Bond, 5> together{{
    {Card::Piercing, Card::Wrecker, 2.0},
    {Card::Thief, Card::Magnet, 11.5},
    {Card::Twins, Card::Giant, 3.0},
    {Card::Echo, Card::Demolition, 0.5},
    {Card::Anchor, Card::SparePlate, 3.5},
}};

// The first one of one side, the second one of the other.
constexpr std::array<Bond, 3> against{{
    {Card::Thief, Card::Anchor, 4.0},
    {Card::Thief, Card::SwiftServe, 3.0},
    {Card::Piercing, Card::Wrecker, 4.0},
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
