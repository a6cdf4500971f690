#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/World.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Capsules.hpp"
#include "arkanong/sim/tuning/Cards.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

// The rules of cards that are more than a condition in another rule.

namespace arkanong {

namespace {

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

} // namespace

void World::report(Card card, Side side, Vec2 at, std::vector<Event>& events) {
    events.push_back(CardWorked{at, side, card});
}

void World::makeCards() {
    std::vector<Event> unheard;
    for (const Side side : {Side::Blue, Side::Red}) {
        memories_[sideIndex(side)].untilShot = cards::sniperInterval;
        if (!has(side, Card::Mason)) continue;
        const bool prepared = std::any_of(objects_.mortar.begin(), objects_.mortar.end(),
                                          [&](const MortarCell& cell) { return cell.side == side; });
        if (!prepared) objects_.prepareMortar(side, collisions_);
        layMasonBricks(side, unheard);
    }
}

void World::layMasonBricks(Side side, std::vector<Event>& events) {
    const auto isOurs = [&](const Brick& brick) { return brick.laid && onOwnHalf(side, brick.centre); };
    auto missing = cards::masonBricks - std::count_if(objects_.bricks.begin(), objects_.bricks.end(), isOurs);
    const auto away = [&](const MortarCell& cell) {
        return cell.row * tuning::fieldSize.x + std::abs(cell.brick.centre.x - tuning::fieldSize.x / 2.0);
    };
    for (; missing > 0; --missing) {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < objects_.mortar.size(); ++i) {
            const MortarCell& cell = objects_.mortar[i];
            const bool nearer = !best || away(cell) < away(objects_.mortar[*best]);
            if (cell.side == side && nearer && isOpen(cell)) best = i;
        }
        if (!best) return;
        const Vec2 at = objects_.mortar[*best].brick.centre;
        events.push_back(
            BrickLaid{at, objects_.layBrick(*best, BrickKind::Normal, collisions_), BrickKind::Normal, side});
        report(Card::Mason, side, at, events);
    }
}

void World::steal(Ball& ball, Side side, Vec2 at, std::vector<Event>& events) {
    if (!match_.converts()) return;
    ball.owner = side;
    ball.pierces = ball.turnedBack = false;
    match_.ballConverted(side, events);
    events.push_back(BallConverted{at, side});
    if (!has(side, Card::Thief) || !match_.playing()) return;
    if (++memories_[sideIndex(side)].steals % cards::thiefSteals != 0) return;
    report(Card::Thief, side, at, events);
    repairShield(side, events);
    if (has(side, Card::Pickpocket)) dropGift(at, side, Card::Pickpocket, events);
}

void World::dropGift(Vec2 at, Side side, Card card, std::vector<Event>& events) {
    const PowerUpDrop drop = drawGoodDrop(random_, true);
    const double half = tuning::capsuleSize.x / 2.0;
    const Vec2 from{std::clamp(at.x, half, tuning::fieldSize.x - half), at.y};
    report(card, side, from, events);
    objects_.addCapsule(from, drop, side);
    events.push_back(CapsuleReleased{from, drop, side});
}

std::optional<Card> World::passageOf(const Ball& ball, Vec2 at) const {
    if (has(ball.owner, Card::Ghost) && onOwnHalf(ball.owner, at)) return Card::Ghost;
    if (has(ball.owner, Card::Lance) && ball.stroke == Stroke::Smash) return Card::Lance;
    if (ball.pierces) return Card::Piercing;
    return std::nullopt;
}

void World::afterBreaking(const Brick& brick, Side by, std::vector<Event>& events) {
    if (!match_.playing()) return;
    const Standing& standing = match_.standing(by);
    if (has(by, Card::Harvest) && standing.bricksBroken % cards::harvestBricks == 0)
        dropGift(brick.centre, by, Card::Harvest, events);
    if (has(by, Card::Demolition) && standing.combo % cards::demolitionCombo == 0 &&
        brick.kind != BrickKind::Bomb) {
        objects_.blasts.push_back({brick.centre, by, tuning::bombFuse});
        report(Card::Demolition, by, brick.centre, events);
    }
    if (has(by, Card::Echo)) echoes_.push_back({mirrorImage(brick.centre), by});
    if (growerOf(brick)) objects_.growBack(brick);
}

std::optional<Side> World::growerOf(const Brick& brick) const {
    if (brick.kind == BrickKind::Regrowing) return std::nullopt;
    for (const Side side : {Side::Blue, Side::Red})
        if (onOwnHalf(side, brick.centre) && has(side, brick.laid ? Card::Hedge : Card::Gardener))
            return side;
    return std::nullopt;
}

void World::reportGrowth(const Brick& brick, std::vector<Event>& events) const {
    if (const std::optional<Side> side = growerOf(brick))
        report(brick.laid ? Card::Hedge : Card::Gardener, *side, brick.centre, events);
}

// In the tick in which they were broken, but after the balls have moved: nothing goes through a brick any more.
void World::hitEchoes(std::vector<Event>& events) {
    // Bricks that an echo breaks have no echo themselves.
    const std::size_t count = echoes_.size();
    for (std::size_t i = 0; i < count; ++i) {
        const EchoPlace echo = echoes_[i];
        const auto brick =
            std::find_if(objects_.bricks.begin(), objects_.bricks.end(), [&](const Brick& other) {
                return std::abs(other.centre.x - echo.at.x) < other.size.x / 2.0 &&
                       std::abs(other.centre.y - echo.at.y) < other.size.y / 2.0;
            });
        if (brick == objects_.bricks.end() || !match_.mayBreak(brick->kind, echo.by)) continue;
        report(Card::Echo, echo.by, brick->centre, events);
        brick->lastHit = tick_;
        if (--brick->hitsLeft > 0) continue;
        breakBrick(static_cast<std::size_t>(brick - objects_.bricks.begin()), echo.by, {}, events);
    }
    echoes_.clear();
}

bool World::spares(const Shield& shield) {
    const bool spare = has(shield.side, Card::SparePlate) && shield.row == ShieldRow::Line;
    return spare && match_.playing() && !std::exchange(memories_[sideIndex(shield.side)].spareSpent, true);
}

void World::afterShield(const Shield& shield, Ball& ball, Vec2 at, std::vector<Event>& events) {
    const Side by = ball.owner;
    if (has(by, Card::Wrecker) && ball.stroke == Stroke::Smash) breakNeighbour(shield, by, events);
    if (!match_.playing()) return;
    if (has(by, Card::Fog)) {
        report(Card::Fog, by, at, events);
        if (!powers_.active(shield.side, PowerUp::BlindSpot)) placeBlindSpot(shield.side);
        powers_.extend(shield.side, PowerUp::BlindSpot, cards::fog);
    }
    const bool last = objects_.shieldsOf(shield.side, ShieldRow::Line) < cards::tollShields;
    if (has(shield.side, Card::Toll) && last && match_.converts()) {
        report(Card::Toll, shield.side, at, events);
        steal(ball, shield.side, at, events);
    }
}

void World::breakNeighbour(const Shield& shield, Side by, std::vector<Event>& events) {
    const Shield* const other = nearestTo(shield, objects_.shields);
    if (other == nullptr || !match_.playing()) return;
    const Vec2 at = (other->box.low + other->box.high) / 2.0;
    const int place = other->place;
    report(Card::Wrecker, by, at, events);
    objects_.breakShield(static_cast<std::size_t>(other - objects_.shields.data()), collisions_);
    events.push_back(
        ShieldBroken{at, shield.side, shield.row, place, objects_.shieldsOf(shield.side, shield.row)});
    match_.shieldBroken(by, events);
}

void World::afterGoal(Side by, Vec2 at, std::vector<Event>& events) {
    CardMemory& memory = memories_[sideIndex(opponent(by))];
    memory.spareSpent = false;
    memory.layAgain = true;
    if (has(by, Card::Bounty) && match_.playing())
        dropGift({at.x, tuning::fieldSize.y / 2.0}, by, Card::Bounty, events);
}

bool World::springs(const Contact& contact) const {
    return has(objects_.balls[contact.ball].owner, Card::Pinball) &&
           contact.contactsOfBall < tuning::caughtContacts;
}

ContactResponse World::springOff(const Contact& contact, std::vector<Event>& events) const {
    report(Card::Pinball, objects_.balls[contact.ball].owner, contact.point, events);
    return throwOff(contact, cards::pinballFactor, 0.0);
}

void World::tickCards(std::vector<Event>& events) {
    hitEchoes(events);
    if (!match_.playing()) return;
    for (const Side side : {Side::Blue, Side::Red}) {
        CardMemory& memory = memories_[sideIndex(side)];
        if (has(side, Card::Sniper) && --memory.untilShot <= 0) {
            memory.untilShot = cards::sniperInterval;
            report(Card::Sniper, side, objects_.paddle(side)->position, events);
            powers_.extend(side, PowerUp::Laser, cards::sniperShot);
            events.push_back(PowerUpBegan{side, PowerUp::Laser});
        }
        if (std::exchange(memory.layAgain, false) && has(side, Card::Mason)) layMasonBricks(side, events);
    }
}

} // namespace arkanong
