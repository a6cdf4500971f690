#include "arkanong/sim/rules/Cards.hpp"

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/rules/Capsules.hpp"
#include "arkanong/sim/rules/Contacts.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/Giants.hpp"
#include "arkanong/sim/rules/Powers.hpp"
#include "arkanong/sim/rules/Regrowth.hpp"
#include "arkanong/sim/rules/Shields.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Cards.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace arkanong {

namespace {

void demolish(Field& field, const Brick& brick, Side by, Events& events) {
    const bool due = field.match.standing(by).combo % cards::demolitionCombo == 0;
    if (!field.has(by, Card::Demolition) || !due || brick.kind == BrickKind::Bomb) return;
    field.objects.blasts.push_back({brick.centre, by, tuning::bombFuse});
    report(Card::Demolition, by, brick.centre, events);
}

/// The standing shield of the same row that is nearest to this one; null without any.
const Shield* nearestTo(const Shield& shield, const std::vector<Shield>& shields) {
    const Shield* best = nullptr;
    for (const Shield& other : shields) {
        const bool beside = other.side == shield.side && other.row == shield.row &&
                            other.place != shield.place && !other.post &&
                            other.state == Shield::State::Standing;
        const auto away = [&](const Shield& plate) { return std::abs(plate.place - shield.place); };
        if (beside && (best == nullptr || away(other) < away(*best))) best = &other;
    }
    return best;
}

void wreck(Field& field, const Shield& shield, const Ball& ball, Events& events) {
    if (!field.has(ball.owner, Card::Wrecker) || ball.stroke != Stroke::Smash) return;
    const std::vector<Shield>& shields = field.objects.shields;
    const Shield* const other = nearestTo(shield, shields);
    if (other == nullptr) return;
    const Vec2 at = (other->box.low + other->box.high) / 2.0;
    report(Card::Wrecker, ball.owner, at, events);
    breakShield(field, static_cast<std::size_t>(other - shields.data()), at, events);
    field.match.shieldBroken(ball.owner, events);
}

void cloud(Field& field, const Shield& shield, Side by, Vec2 at, Events& events) {
    if (!field.has(by, Card::Fog)) return;
    report(Card::Fog, by, at, events);
    if (!field.powers.active(shield.side, PowerUp::BlindSpot)) placeBlindSpot(field, shield.side);
    field.powers.extend(shield.side, PowerUp::BlindSpot, cards::fog);
}

void takeToll(Field& field, const Shield& shield, Ball& ball, Vec2 at, Events& events) {
    const bool last = field.objects.shieldsOf(shield.side, ShieldRow::Line) < cards::tollShields;
    if (!field.has(shield.side, Card::Toll) || !last || !field.match.converts()) return;
    report(Card::Toll, shield.side, at, events);
    steal(field, ball, shield.side, at, events);
}

void tickAnchor(Field& field, Side side, Events& events) {
    if (!field.has(side, Card::Anchor)) return;
    const auto isHeld = [&](const Ball& ball) {
        return ball.owner != side && onOwnHalf(side, ball.position);
    };
    const Paddle& paddle = *field.objects.paddle(side);
    const std::vector<Ball>& balls = field.objects.balls;
    const bool holds =
        length(paddle.velocity) < cards::anchorStill && std::any_of(balls.begin(), balls.end(), isHeld);
    if (!std::exchange(field.cards[sideIndex(side)].anchored, holds) && holds)
        report(Card::Anchor, side, paddle.position, events);
}

/// A paddle that draws back calls the capsules that fall towards it.
void tickMagnet(Field& field, Side side, Events& events) {
    const Paddle& paddle = *field.objects.paddle(side);
    if (!field.has(side, Card::Magnet) || paddle.velocity.y * forward(side) > -cards::magnetDraw) return;
    for (Capsule& capsule : field.objects.capsules) {
        if (capsule.towards != side || capsule.drop.bad || std::exchange(capsule.called, true)) continue;
        report(Card::Magnet, side, capsule.position, events);
    }
}

void hoard(Field& field, Side side, Events& events) {
    if (!field.has(side, Card::Hoarder)) return;
    bool longer = false;
    for (const PowerUp kind : everyOf<PowerUp>()) {
        const int left = field.powers.ticksLeft(side, kind);
        const int most = cards::hoarderFactor * traitsOf(kind).ticks;
        if (left == 0 || left >= most || traitsOf(kind).hinders) continue;
        field.powers.extend(side, kind, std::min(left + cards::hoarderGain, most));
        longer = true;
    }
    if (longer) report(Card::Hoarder, side, field.objects.paddle(side)->position, events);
}

void countForThief(Field& field, Side side, Vec2 at, Events& events) {
    if (!field.has(side, Card::Thief)) return;
    if (++field.cards[sideIndex(side)].steals % cards::thiefSteals != 0) return;
    report(Card::Thief, side, at, events);
    repairShield(field, side, events);
    if (field.has(side, Card::Pickpocket)) dropGift(field, at, side, Card::Pickpocket, events);
}

void tickSniper(Field& field, Side side, Events& events) {
    int& untilShot = field.cards[sideIndex(side)].untilShot;
    if (!field.has(side, Card::Sniper) || --untilShot > 0) return;
    untilShot = cards::sniperInterval;
    report(Card::Sniper, side, field.objects.paddle(side)->position, events);
    field.powers.extend(side, PowerUp::Laser, cards::sniperShot);
    events.push_back(PowerUpBegan{side, PowerUp::Laser});
}

} // namespace

void prepareCards(Field& field) {
    for (const Side side : {Side::Blue, Side::Red}) {
        field.cards[sideIndex(side)].untilShot = cards::sniperInterval;
        prepareMason(field, side);
        tickPrizes(field, side);
    }
}

void tickCards(Field& field, Events& events) {
    hitEchoes(field, events);
    tickGiants(field, events);
    if (!field.match.playing()) return;
    for (const Side side : {Side::Blue, Side::Red}) {
        tickAnchor(field, side, events);
        tickMagnet(field, side, events);
        tickPrizes(field, side);
        tickSniper(field, side, events);
        tickMason(field, side, events);
    }
}

void afterBrick(Field& field, const Brick& brick, Side by, Events& events) {
    if (!field.match.playing()) return;
    payHarvest(field, brick, by, events);
    demolish(field, brick, by, events);
    noteEcho(field, brick, by);
    growForCards(field, brick);
}

void afterShield(Field& field, const Shield& shield, Ball& ball, Vec2 at, Events& events) {
    if (field.match.playing()) wreck(field, shield, ball, events);
    if (!field.match.playing()) return;
    cloud(field, shield, ball.owner, at, events);
    takeToll(field, shield, ball, at, events);
}

void afterGoal(Field& field, Side by) {
    CardMemory& conceding = field.cards[sideIndex(opponent(by))];
    conceding.plateReady = true;
    conceding.mason.layAgain = true;
}

std::optional<Card> passageOf(const Field& field, const Ball& ball, Vec2 at) {
    if (field.has(ball.owner, Card::Ghost) && onOwnHalf(ball.owner, at)) return Card::Ghost;
    if (field.has(ball.owner, Card::Lance) && ball.stroke == Stroke::Smash) return Card::Lance;
    if (ball.pierces) return Card::Piercing;
    return std::nullopt;
}

bool springs(const Field& field, const Contact& contact) {
    return field.has(field.objects.balls[contact.ball].owner, Card::Pinball) &&
           contact.contactsOfBall < tuning::caughtContacts;
}

ContactResponse springOff(const Field& field, const Contact& contact, Events& events) {
    report(Card::Pinball, field.objects.balls[contact.ball].owner, contact.point, events);
    return throwOff(contact, cards::pinballFactor, 0.0);
}

void steal(Field& field, Ball& ball, Side side, Vec2 at, Events& events) {
    if (!field.match.converts()) return;
    ball.owner = side;
    ball.stroke = Stroke::Plain; // The side has not smashed it, unless its paddle does so right now.
    ball.pierces = ball.turnedBack = false;
    field.match.ballConverted(side, events);
    events.push_back(BallConverted{at, side});
    if (!field.match.playing()) return;
    countForThief(field, side, at, events);
    hoard(field, side, events);
    payBounty(field, ball, side, at, events);
}

bool standsLast(const Field& field, Side side) {
    return field.has(side, Card::LastStand) &&
           field.objects.shieldsOf(side, ShieldRow::Line) <= cards::lastStandShields;
}

bool spares(Field& field, const Shield& shield) {
    const bool spare = field.has(shield.side, Card::SparePlate) && shield.row == ShieldRow::Line;
    bool& ready = field.cards[sideIndex(shield.side)].plateReady;
    return spare && field.match.playing() && std::exchange(ready, false);
}

void report(Card card, Side side, Vec2 at, Events& events) { events.push_back(CardWorked{at, side, card}); }

void CardMemory::addTo(Hash& hash) const {
    const int flags = (plateReady ? 1 : 0) + (mason.layAgain ? 2 : 0) + (anchored ? 4 : 0);
    for (const int number : {steals, flags, untilShot})
        hash.add(number);
    prizes.addTo(hash);
}

} // namespace arkanong
