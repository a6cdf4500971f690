#pragma once

#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/rules/Echo.hpp"
#include "arkanong/sim/rules/Mason.hpp"

#include <optional>

// The points of a match at which cards act. Cards that only change a number or a condition of another rule ask for it
// there by Field::has().

namespace arkanong {

class Hash;

/// What the cards of a side remember.
struct CardMemory {
    int steals = 0;          ///< Thief: enemy balls taken in this match.
    bool plateSpent = false; ///< SparePlate: since the last goal conceded.
    MasonMemory mason;
    int untilShot = 0; ///< Sniper: ticks of play until the next laser.

    void addTo(Hash& hash) const;
};

/// Before the first tick.
void prepareCards(Field& field);
/// In each tick, after balls, capsules and power-ups.
void tickCards(Field& field, Events& events);
/// After a side has broken this brick.
void afterBrick(Field& field, const Brick& brick, Side by, Events& events);
/// After this enemy ball has broken a shield at this place.
void afterShield(Field& field, const Shield& shield, Ball& ball, Vec2 at, Events& events);
/// After a goal at this place.
void afterGoal(Field& field, Side by, Vec2 at, Events& events);
/// The card by which the ball goes through a brick that it breaks at this place, if any.
std::optional<Card> passageOf(const Field& field, const Ball& ball, Vec2 at);
/// The card Pinball: whether the wall or hexagon makes the ball faster, and how it does.
bool springs(const Field& field, const Contact& contact);
ContactResponse springOff(const Field& field, const Contact& contact, Events& events);

/// Makes an enemy ball `side`'s, unless touches do not convert; with the cards Thief and Pickpocket every fourth one
/// brings something.
void steal(Field& field, Ball& ball, Side side, Vec2 at, Events& events);
/// Whether the card SparePlate spares this shield, which an enemy ball hits; the plate is spent by that.
bool spares(Field& field, const Shield& shield);

/// Shows players that a side's card has worked at this place.
void report(Card card, Side side, Vec2 at, Events& events);

} // namespace arkanong
