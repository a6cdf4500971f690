#include "arkanong/sim/rules/Thief.hpp"

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Capsules.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/Shields.hpp"
#include "arkanong/sim/tuning/Cards.hpp"

namespace arkanong {

void steal(Field& field, Ball& ball, Side side, Vec2 at, Events& events) {
    if (!field.match.converts()) return;
    ball.owner = side;
    ball.pierces = ball.turnedBack = false;
    field.match.ballConverted(side, events);
    events.push_back(BallConverted{at, side});
    if (!field.has(side, Card::Thief) || !field.match.playing()) return;
    if (++field.cards[sideIndex(side)].thief.steals % cards::thiefSteals != 0) return;
    report(Card::Thief, side, at, events);
    repairShield(field, side, events);
    if (field.has(side, Card::Pickpocket)) dropGift(field, at, side, Card::Pickpocket, events);
}

} // namespace arkanong
