#include "arkanong/collision/casts/CircleCasts.hpp"
#include "arkanong/collision/casts/Intersections.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Minotaur.hpp"
#include "arkanong/sim/rules/World.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"

#include <algorithm>

// The Minotaur's charge. Bricks that it can break give way before they could squeeze a ball, and it stops a ball's
// diameter before anything else, so that there is always room for one.

namespace arkanong {

namespace {

constexpr double rounding = 1e-6; ///< px.

/// Whether the polygon's outline reaches into the box.
bool reachesInto(const Box& box, const Polygon& polygon) {
    for (std::size_t i = 0; i < polygon.corners.size(); ++i)
        if (meets(Segment{polygon.corners[i], polygon.corners[(i + 1) % polygon.corners.size()]}, box))
            return true;
    return false;
}

Box bodyAt(const Paddle& paddle, Vec2 centre) { return boxAround(centre, paddle.size / 2.0); }

} // namespace

bool World::outside(const Paddle& paddle) const {
    const BossState* const state = boss(paddle.side);
    return state && state->out();
}

double World::beyondZone(const Paddle& paddle) const {
    const Box zone = zoneOf(match_.settings(), paddle.side);
    const double inner = paddle.side == Side::Red ? zone.high.y : zone.low.y;
    return (paddle.position.y - inner) * forward(paddle.side) + paddle.size.y / 2.0;
}

bool World::setOff(Side side, BossState& boss, std::vector<Event>& events) {
    const std::optional<Charge> charge = chargeAt(*objects_.paddle(side), objects_.balls);
    if (!charge) return false;
    const bool second = boss.charge.another;
    boss.charge = *charge;
    boss.charge.another = boss.phase == 3 && !second;
    events.push_back(BossActed{boss.boss, side, boss.phase});
    return true;
}

Vec2 World::charging(const Paddle& paddle, const Command& command, BossState& boss,
                     std::vector<Event>& events) {
    Charge& charge = boss.charge;
    const double room = 2.0 * match_.settings().largestBall();
    if (charge.stage == Charge::Stage::Out) {
        const double step = std::min(tuning::chargeSpeed * tuning::tickSeconds, charge.left);
        const Box there = bodyAt(paddle, paddle.position + charge.direction * step);
        if (step > 0.0 && arkanong::holds(grown(chargeRoom(paddle.side), rounding), there)) {
            if (!stops(grown(there, room))) {
                breakBricksIn(grown(there, room), events);
                charge.left -= step;
                return charge.direction * (step / tuning::tickSeconds);
            }
            charge.stage = Charge::Stage::Stunned;
            charge.stunnedFor = tuning::stunned;
            events.push_back(ChargeStopped{paddle.position, paddle.side});
        } else {
            charge.stage = Charge::Stage::Back;
        }
    }
    if (charge.stage == Charge::Stage::Stunned) {
        if (--charge.stunnedFor <= 0) charge.stage = Charge::Stage::Back;
        return {};
    }
    const Vec2 velocity = walkingBack(paddle, command, boss);
    breakBricksIn(grown(bodyAt(paddle, paddle.position + velocity * tuning::tickSeconds), room), events);
    return velocity;
}

Vec2 World::walkingBack(const Paddle& paddle, const Command& command, const BossState& boss) const {
    const double home = goalLine(paddle.side);
    const auto isClear = [&](double x) {
        const Box body = bodyAt(paddle, {x, paddle.position.y});
        const Box way =
            boxOf({body.low.x, home}, {body.high.x, forward(paddle.side) < 0 ? body.low.y : body.high.y});
        return !stops(grown(way, 2.0 * match_.settings().largestBall()));
    };
    // Where the straight way is blocked, the way that it came is free.
    if (!isClear(paddle.position.x)) return -boss.charge.direction * tuning::walkingSpeed;
    const double inwards =
        std::min(tuning::walkingSpeed, std::max(beyondZone(paddle), 0.0) / tuning::tickSeconds);
    Vec2 velocity{steered(paddle, command).x, -forward(paddle.side) * inwards};
    velocity.x = velocityWithin(bodyAt(paddle, paddle.position), velocity, chargeRoom(paddle.side),
                                tuning::tickSeconds)
                     .x;
    if (!isClear(paddle.position.x + velocity.x * tuning::tickSeconds)) velocity.x = 0.0;
    return velocity;
}

void World::breakBricksIn(const Box& box, std::vector<Event>& events) {
    for (std::size_t i = 0; i < objects_.bricks.size();) {
        const Brick& brick = objects_.bricks[i];
        if (brick.breakable() && overlap(brick.box(), box))
            breakBrick(i, std::nullopt, {}, events);
        else
            ++i;
    }
}

bool World::stops(const Box& box) const {
    const auto solid = [&](const Brick& brick) { return !brick.breakable() && overlap(brick.box(), box); };
    const auto inTheWay = [&](const Hexagon& hexagon) { return hexagon.comesInto(box); };
    const auto outlined = [&](const Polygon& polygon) { return reachesInto(box, polygon); };
    return std::any_of(objects_.bricks.begin(), objects_.bricks.end(), solid) ||
           std::any_of(objects_.hexagons.begin(), objects_.hexagons.end(), inTheWay) ||
           std::any_of(objects_.polygons.begin(), objects_.polygons.end(), outlined);
}

void World::settleCharge(Side side, BossState& boss, std::vector<Event>& events) {
    const Paddle& paddle = *objects_.paddle(side);
    if (boss.charge.stage != Charge::Stage::Back) return;
    if (beyondZone(paddle) > 0.0) return;
    boss.charge.stage = Charge::Stage::Home;
    if (boss.charge.another && match_.playing() && setOff(side, boss, events)) return;
    boss.charge.another = false;
    events.push_back(BossRested{boss.boss, side});
}

} // namespace arkanong
