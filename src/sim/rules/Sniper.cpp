#include "arkanong/sim/rules/Sniper.hpp"

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Cards.hpp"

namespace arkanong {

void prepareSniper(Field& field, Side side) {
    field.cards[sideIndex(side)].sniper.untilShot = cards::sniperInterval;
}

void tickSniper(Field& field, Side side, Events& events) {
    int& untilShot = field.cards[sideIndex(side)].sniper.untilShot;
    if (!field.has(side, Card::Sniper) || --untilShot > 0) return;
    untilShot = cards::sniperInterval;
    report(Card::Sniper, side, field.objects.paddle(side)->position, events);
    field.powers.extend(side, PowerUp::Laser, cards::sniperShot);
    events.push_back(PowerUpBegan{side, PowerUp::Laser});
}

} // namespace arkanong
