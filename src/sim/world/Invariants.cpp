#include "arkanong/sim/world/Invariants.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/boss/Bosses.hpp"
#include "arkanong/sim/boss/Minotaur.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"
#include "arkanong/sim/tuning/Capsules.hpp"
#include "arkanong/sim/tuning/Cards.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"

#include <array>
#include <cmath>

namespace arkanong {

namespace {

// Tolerance for accumulated rounding of positions, px: far above the rounding, far below what is visible.
constexpr double tolerance = 1e-3;

bool finite(Vec2 v) { return std::isfinite(v.x) && std::isfinite(v.y); }

bool inside(Vec2 p, const Box& box) {
    return p.x >= box.low.x && p.x <= box.high.x && p.y >= box.low.y && p.y <= box.high.y;
}

std::string positionText(Vec2 p) { return " at " + std::to_string(p.x) + "," + std::to_string(p.y); }

std::string name(const Ball& ball) { return "ball " + std::to_string(static_cast<std::uint32_t>(ball.id)); }

// Each of these functions describes the fault of one object; the text is empty if it has none.

std::string wrongWith(const Paddle& paddle, const Field& field) {
    const BossState* const boss = field.boss(paddle.side);
    const bool out = boss && boss->out();
    const Box zone =
        grown(out ? chargeRoom(paddle.side) : zoneOf(field.match.settings(), paddle.side), tolerance);
    const Box box = boxAround(paddle.position, paddle.size / 2.0);
    const std::string whose = nameOf(paddle.side) + "'s paddle";
    if (!finite(paddle.position) || !inside(box.low, zone) || !inside(box.high, zone))
        return whose + " is outside its zone" + positionText(paddle.position);
    const double least = tuning::paddleSize.x * tuning::narrowFactor - tolerance;
    const double most = tuning::paddleSize.x * tuning::wideFactor + tolerance;
    if (paddle.size.x < least || paddle.size.x > most)
        return whose + " is " + std::to_string(paddle.size.x) + " wide";
    if (field.collisions.obstacle(paddle.obstacle).centre != paddle.position)
        return whose + " has another position than its shape";
    return {};
}

std::string wrongWith(const Ball& ball, const Field& field) {
    const MatchSettings& settings = field.match.settings();
    const bool match = settings.mode != Mode::Sandbox;
    if (!finite(ball.position) || !finite(ball.velocity)) return name(ball) + " is not a number";
    const Box arena = arenaOf(settings);
    if (!inside(ball.position, grown(arena, tolerance - ball.radius)))
        return name(ball) + " is outside the field" + positionText(ball.position);
    if (match && length(ball.velocity) > tuning::maximumSpeed + tolerance)
        return name(ball) + " is faster than the maximum" + positionText(ball.position);
    for (const Paddle& paddle : field.objects.paddles) {
        if (!ball.passing && gapToBar(paddle.position, paddle.size, ball.position) < ball.radius - tolerance)
            return name(ball) + " is inside " + nameOf(paddle.side) + "'s paddle" +
                   positionText(ball.position);
    }
    for (const Shield& shield : field.objects.shields) {
        if (shield.state == Shield::State::Standing && inside(ball.position, shield.box))
            return name(ball) + " is inside a shield" + positionText(ball.position);
    }
    for (const Brick& brick : field.objects.bricks) {
        if (match && inside(ball.position, brick.box()))
            return name(ball) + " is inside a brick" + positionText(ball.position);
    }
    return {};
}

std::string wrongWith(const HeldBall& held, const Field& field) {
    const Paddle* const paddle = field.objects.paddle(held.side);
    if (paddle == nullptr || held.ball.owner != held.side)
        return name(held.ball) + " is held by no paddle of its owner";
    const Vec2 apart = held.ball.position - paddle->position;
    const double ahead = (paddle->size.y / 2.0 + held.ball.radius) * forward(held.side);
    const bool onFront = std::abs(apart.x) <= paddle->size.x / 2.0 && std::abs(apart.y - ahead) < tolerance;
    if (!onFront || held.ticksLeft <= 0)
        return name(held.ball) + " is not on the front of its paddle" + positionText(held.ball.position);
    return {};
}

std::string wrongWith(const Capsule& capsule, const Field& field) {
    const Vec2 half = tuning::capsuleSize / 2.0;
    const bool falls =
        field.objects.paddle(capsule.towards) != nullptr &&
        inside(capsule.position, {{half.x, -half.y}, tuning::fieldSize - Vec2{half.x, -half.y}});
    return falls ? "" : "a capsule is outside the field" + positionText(capsule.position);
}

std::string wrongWith(const Brick& brick, const Field& field) {
    const std::vector<MortarCell>& mortar = field.objects.mortar;
    const auto isIt = [&](const MortarCell& cell) { return cell.brick.id == brick.id; };
    if (brick.laid != std::any_of(mortar.begin(), mortar.end(), isIt))
        return "a brick" + positionText(brick.centre) + " is laid where none can be";
    if (brick.hitsLeft >= 1 && brick.hitsLeft <= brick.hitsWhole) return {};
    return "a brick" + positionText(brick.centre) + " has " + std::to_string(brick.hitsLeft) + " hits left";
}

std::string wrongWith(const Drone& drone, const Field& field) {
    const double room = 2.0 * field.match.settings().largestBall() + Drone::size.x / 2.0 - tolerance;
    const bool inLane = drone.position.y == droneLane(drone.side) && drone.position.x >= room &&
                        drone.position.x <= tuning::fieldSize.x - room;
    if (!inLane) return "a drone is outside its lane" + positionText(drone.position);
    if (drone.awake() == (drone.hitsLeft > 0) && drone.hitsLeft <= tuning::droneHits) return {};
    return "a drone has " + std::to_string(drone.hitsLeft) + " hits left";
}

std::string wrongWith(const std::optional<BossState>& boss, const Field&) {
    if (!boss) return {};
    const bool possible = boss->phase >= 1 && boss->phase <= 3 && boss->untilAct >= 0 &&
                          boss->untilAct <= actInterval(boss->boss, 1) && boss->actLeft >= 0 &&
                          boss->actLeft <= actLength(boss->boss, 3);
    return possible ? "" : "an impossible state of the boss " + std::string(nameOf(boss->boss));
}

std::string wrongWith(Side side, const Field& field) {
    const MatchSettings& settings = field.match.settings();
    const Standing& standing = field.match.standing(side);
    if (standing.lives < 0 || standing.lives > tuning::lifeLimit || standing.reserve < 0 ||
        standing.reserve > settings.reserveSize())
        return nameOf(side) + " has " + std::to_string(standing.lives) + " lives and a reserve of " +
               std::to_string(standing.reserve);
    const bool decided = standing.goals >= settings.goals[sideIndex(side)] && !field.match.over();
    if (standing.goals < 0 || (decided && settings.mode == Mode::Versus && !settings.finale))
        return nameOf(side) + " has " + std::to_string(standing.goals) + " goals, and the match goes on";
    // Conversions may give a side more balls than it could serve.
    const bool limited = settings.mode == Mode::Solo || !field.match.converts();
    if (limited && field.objects.ballsOf(side) > settings.ballLimit())
        return nameOf(side) + " has " + std::to_string(field.objects.ballsOf(side)) + " balls";
    for (const PowerUp kind : everyOf<PowerUp>()) {
        const int left = field.powers.ticksLeft(side, kind);
        const int factor = settings.has(side, Card::Hoarder) ? cards::hoarderFactor : 1;
        if (left < 0 || left > factor * traitsOf(kind).ticks)
            return nameOf(side) + " has " + std::string(traitsOf(kind).name) + " for " +
                   std::to_string(left) + " ticks";
    }
    return {};
}

/// The first fault among these objects.
template <typename Things>
std::string wrongAmong(const Things& things, const Field& field) {
    for (const auto& thing : things) {
        std::string wrong = wrongWith(thing, field);
        if (!wrong.empty()) return wrong;
    }
    return {};
}

} // namespace

std::string brokenInvariant(const Field& field) {
    const ObjectManager& objects = field.objects;
    const std::array<Side, 2> sides{Side::Blue, Side::Red};
    std::string wrong = wrongAmong(objects.paddles, field);
    if (wrong.empty()) wrong = wrongAmong(objects.balls, field);
    if (wrong.empty()) wrong = wrongAmong(objects.held, field);
    if (wrong.empty()) wrong = wrongAmong(objects.capsules, field);
    if (wrong.empty()) wrong = wrongAmong(objects.bricks, field);
    if (wrong.empty()) wrong = wrongAmong(objects.drones, field);
    if (wrong.empty()) wrong = wrongAmong(field.bosses, field);
    if (wrong.empty()) wrong = wrongAmong(sides, field);
    return wrong;
}

} // namespace arkanong
