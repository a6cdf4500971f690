#include "arkanong/sim/boss/Minotaur.hpp"

#include "arkanong/collision/casts/CircleCasts.hpp"
#include "arkanong/collision/casts/Intersections.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/paddle/Paddles.hpp"
#include "arkanong/sim/rules/Bricks.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"

#include <algorithm>

// Bricks that the Minotaur can break do so before they could squeeze a ball. It stops a ball's diameter
// before any other obstacle, so that there is always room for a ball.

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

/// A charge of this paddle straight at the nearest enemy ball in the field beyond its zone; empty without one.
std::optional<Charge> chargeAt(const Paddle& paddle, const std::vector<Ball>& balls) {
    const Ball* nearest = nullptr;
    for (const Ball& ball : balls) {
        const double depth = (ball.position.y - goalLine(paddle.side)) * forward(paddle.side);
        if (ball.owner == paddle.side || depth < tuning::zoneDepth) continue;
        if (!nearest ||
            distance(ball.position, paddle.position) < distance(nearest->position, paddle.position))
            nearest = &ball;
    }
    if (!nearest) return std::nullopt;
    // The paddle does not run into a wall.
    const double half = paddle.size.x / 2.0;
    const Vec2 target{std::clamp(nearest->position.x, half, tuning::fieldSize.x - half), nearest->position.y};
    Charge charge;
    charge.stage = Charge::Stage::Out;
    charge.start = paddle.position;
    charge.direction = normalized(target - paddle.position);
    charge.left = distance(target, paddle.position) + tuning::chargeBeyond;
    return charge;
}

/// How far the paddle's front is beyond the inner edge of its zone, px; 0 or less within it.
double beyondZone(const Field& field, const Paddle& paddle) {
    const Box zone = zoneOf(field.match.settings(), paddle.side);
    const double inner = paddle.side == Side::Red ? zone.high.y : zone.low.y;
    return (paddle.position.y - inner) * forward(paddle.side) + paddle.size.y / 2.0;
}

void breakBricksIn(Field& field, const Box& box, Events& events) {
    for (std::size_t i = 0; i < field.objects.bricks.size();) {
        const Brick& brick = field.objects.bricks[i];
        if (brick.breakable() && overlap(brick.box(), box))
            breakBrick(field, i, std::nullopt, {}, events);
        else
            ++i;
    }
}

/// Whether an obstacle in the box stops the Minotaur.
bool stops(const Field& field, const Box& box) {
    const auto solid = [&](const Brick& brick) { return !brick.breakable() && overlap(brick.box(), box); };
    const auto inTheWay = [&](const Hexagon& hexagon) { return hexagon.comesInto(box); };
    const auto outlined = [&](const Polygon& polygon) { return reachesInto(box, polygon); };
    return std::any_of(field.objects.bricks.begin(), field.objects.bricks.end(), solid) ||
           std::any_of(field.objects.hexagons.begin(), field.objects.hexagons.end(), inTheWay) ||
           std::any_of(field.objects.polygons.begin(), field.objects.polygons.end(), outlined);
}

Vec2 walkingBack(const Field& field, const Paddle& paddle, const Command& command, const Charge& charge) {
    const double home = goalLine(paddle.side);
    const auto isClear = [&](double x) {
        const Box body = bodyAt(paddle, {x, paddle.position.y});
        const Box way =
            boxOf({body.low.x, home}, {body.high.x, forward(paddle.side) < 0 ? body.low.y : body.high.y});
        return !stops(field, grown(way, 2.0 * field.match.settings().largestBall()));
    };
    // If the straight path to its zone is blocked, it returns on the path of its charge, which is free.
    if (!isClear(paddle.position.x)) return -charge.direction * tuning::walkingSpeed;
    const double inwards =
        std::min(tuning::walkingSpeed, std::max(beyondZone(field, paddle), 0.0) / tuning::tickSeconds);
    Vec2 velocity{steeredVelocity(field, paddle, command).x, -forward(paddle.side) * inwards};
    velocity.x = velocityWithin(bodyAt(paddle, paddle.position), velocity, chargeRoom(paddle.side),
                                tuning::tickSeconds)
                     .x;
    if (!isClear(paddle.position.x + velocity.x * tuning::tickSeconds)) velocity.x = 0.0;
    return velocity;
}

} // namespace

Box chargeRoom(Side side) {
    const double line = goalLine(side);
    return boxOf({0.0, line}, {tuning::fieldSize.x, line + forward(side) * tuning::chargeDepth});
}

Vec2 chargeVelocity(Field& field, const Paddle& paddle, const Command& command, Events& events) {
    Charge& charge = field.bosses[sideIndex(paddle.side)]->charge;
    const double room = 2.0 * field.match.settings().largestBall();
    if (charge.stage == Charge::Stage::Out) {
        const double step = std::min(tuning::chargeSpeed * tuning::tickSeconds, charge.left);
        const Box there = bodyAt(paddle, paddle.position + charge.direction * step);
        if (step > 0.0 && holds(grown(chargeRoom(paddle.side), rounding), there)) {
            if (!stops(field, grown(there, room))) {
                breakBricksIn(field, grown(there, room), events);
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
    const Vec2 velocity = walkingBack(field, paddle, command, charge);
    breakBricksIn(field, grown(bodyAt(paddle, paddle.position + velocity * tuning::tickSeconds), room),
                  events);
    return velocity;
}

bool beginCharge(Field& field, Side side, Events& events) {
    const std::optional<Charge> charge = chargeAt(*field.objects.paddle(side), field.objects.balls);
    if (!charge) return false;
    BossState& boss = *field.bosses[sideIndex(side)];
    const bool second = boss.charge.another;
    boss.charge = *charge;
    boss.charge.another = boss.phase == 3 && !second;
    events.push_back(BossActed{boss.boss, side, boss.phase});
    return true;
}

void settleCharge(Field& field, Side side, Events& events) {
    const Paddle& paddle = *field.objects.paddle(side);
    BossState& boss = *field.bosses[sideIndex(side)];
    if (boss.charge.stage != Charge::Stage::Back) return;
    if (beyondZone(field, paddle) > 0.0) return;
    boss.charge.stage = Charge::Stage::Home;
    if (boss.charge.another && field.match.playing() && beginCharge(field, side, events)) return;
    boss.charge.another = false;
    events.push_back(BossRested{boss.boss, side});
}

} // namespace arkanong
