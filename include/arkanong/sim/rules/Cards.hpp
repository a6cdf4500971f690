#pragma once

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/rules/Echo.hpp"
#include "arkanong/sim/rules/Mason.hpp"
#include "arkanong/sim/rules/Prizes.hpp"

#include <optional>

// The points of a match at which cards act. Cards that only change a number or a condition of another rule
// are tested in that rule, by Field::has().

namespace arkanong {

class Hash;

/// What the cards of a side remember.
struct CardMemory {
    int steals = 0;          ///< Thief: enemy balls converted in this match.
    bool plateReady = false; ///< SparePlate: no shield has been spared since the last goal conceded.
    bool anchored = false;   ///< Anchor: it slows enemy balls.
    MasonMemory mason;
    int untilShot = 0; ///< Sniper: ticks of play until the next laser.
    PrizeMemory prizes;

    void addTo(Hash& hash) const;
};

/// Call before the first tick.
void prepareCards(Field& field);
/// Call in each tick, after balls, capsules and power-ups.
void tickCards(Field& field, Events& events);
/// Call after a side has broken this brick.
void afterBrick(Field& field, const Brick& brick, Side by, Events& events);
/// Call after this enemy ball has broken a shield at this position.
void afterShield(Field& field, const Shield& shield, Ball& ball, Vec2 at, Events& events);
/// Call after a goal of this side.
void afterGoal(Field& field, Side by);
/// The card that lets the ball pass through a brick that it breaks at this position, if any.
std::optional<Card> passageOf(const Field& field, const Ball& ball, Vec2 at);
/// The card Pinball: whether the wall or hexagon makes the ball faster, and the response that does so.
bool springs(const Field& field, const Contact& contact);
ContactResponse springOff(const Field& field, const Contact& contact, Events& events);

/// Converts an enemy ball to `side`, unless Mutator::NoConversion is on. With the card Thief every fourth
/// conversion repairs a shield, with Pickpocket it brings a good capsule. With Hoarder each one prolongs the side's
/// running power-ups; with Bounty that of the priced ball brings a good capsule.
void steal(Field& field, Ball& ball, Side side, Vec2 at, Events& events);
/// Whether the card LastStand makes each touch of the side's paddle a smash.
bool standsLast(const Field& field, Side side);
/// Whether the card SparePlate saves this shield from the enemy ball that hits it; if so, the card is spent
/// until the next goal.
bool spares(Field& field, const Shield& shield);

/// Reports CardWorked, so that players see the effect of a side's card at this position.
void report(Card card, Side side, Vec2 at, Events& events);

} // namespace arkanong
