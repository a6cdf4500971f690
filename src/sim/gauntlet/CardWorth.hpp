#pragma once

#include "arkanong/sim/Personality.hpp"
#include "arkanong/sim/objects/Card.hpp"

// What cards are worth, in percent: so many more rounds a side wins with the card than with an average one. Measured
// on runs drafted at random, see --gauntlet.

namespace arkanong {

double worthOf(Card card);
/// What these two cards of one side are worth besides their own worths: most of all where they fuse. In any order.
double worthTogether(Card one, Card other);
/// What a card is worth more where the opponent has the other one; below 0: less.
double worthAgainst(Card card, Card other);
/// Whether the card suits a personality: a computer picks it before slightly better ones.
bool suits(Card card, Personality personality);

} // namespace arkanong
