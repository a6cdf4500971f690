#include "arkanong/sim/rules/Prizes.hpp"

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Capsules.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Cards.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// A random one of the objects that may be chosen; null without one.
template <typename Things, typename May>
auto drawnFrom(const Things& things, Random& random, May&& may) -> const typename Things::value_type* {
    const auto count = std::count_if(things.begin(), things.end(), may);
    if (count == 0) return nullptr;
    auto drawn = random.below(static_cast<std::uint32_t>(count));
    return &*std::find_if(things.begin(), things.end(),
                          [&](const auto& thing) { return may(thing) && drawn-- == 0; });
}

/// Counts down to the next mark. Returns whether it is due; an object that has gone starts the pause.
template <typename Id>
bool isDue(std::optional<Id>& marked, bool gone, int& untilNext, int pause) {
    if (marked && gone) {
        marked.reset();
        untilNext = pause;
    } else if (!marked && untilNext > 0) {
        --untilNext;
    }
    return !marked && untilNext == 0;
}

bool isEnemys(const Ball& ball, std::optional<BallId> id, Side side) {
    return ball.owner != side && (!id || ball.id == *id);
}

/// Whether the opponent has this ball no more, in play or held.
bool isLost(const Field& field, BallId id, Side side) {
    const ObjectManager& objects = field.objects;
    return std::none_of(objects.balls.begin(), objects.balls.end(),
                        [&](const Ball& ball) { return isEnemys(ball, id, side); }) &&
           std::none_of(objects.held.begin(), objects.held.end(),
                        [&](const HeldBall& held) { return isEnemys(held.ball, id, side); });
}

void tickHarvest(Field& field, PrizeMemory& prizes, Side side) {
    const bool gone = prizes.brick && !field.objects.brickIndex(*prizes.brick);
    if (!isDue(prizes.brick, gone, prizes.untilBrick, cards::harvestPause)) return;
    const auto may = [&](const Brick& brick) {
        return !brick.laid && field.match.mayBreak(brick.kind, side);
    };
    if (const Brick* brick = drawnFrom(field.objects.bricks, field.random, may)) prizes.brick = brick->id;
}

void tickBounty(Field& field, PrizeMemory& prizes, Side side) {
    const bool gone = prizes.ball && isLost(field, *prizes.ball, side);
    if (!isDue(prizes.ball, gone, prizes.untilBall, cards::bountyPause)) return;
    const auto may = [&](const Ball& ball) { return isEnemys(ball, {}, side); };
    if (const Ball* ball = drawnFrom(field.objects.balls, field.random, may)) prizes.ball = ball->id;
}

} // namespace

void tickPrizes(Field& field, Side side) {
    PrizeMemory& prizes = field.cards[sideIndex(side)].prizes;
    if (field.has(side, Card::Harvest)) tickHarvest(field, prizes, side);
    if (field.has(side, Card::Bounty)) tickBounty(field, prizes, side);
}

void payHarvest(Field& field, const Brick& brick, Side by, Events& events) {
    if (field.cards[sideIndex(by)].prizes.brick == brick.id)
        dropGift(field, brick.centre, by, Card::Harvest, events);
}

void payBounty(Field& field, const Ball& ball, Side side, Vec2 at, Events& events) {
    if (field.cards[sideIndex(side)].prizes.ball == ball.id) dropGift(field, at, side, Card::Bounty, events);
}

void PrizeMemory::addTo(Hash& hash) const {
    for (const int number : {untilBrick, untilBall})
        hash.add(number);
    hash.add(brick ? 1 + static_cast<std::uint64_t>(*brick) : 0);
    hash.add(ball ? 1 + static_cast<std::uint64_t>(*ball) : 0);
}

} // namespace arkanong
