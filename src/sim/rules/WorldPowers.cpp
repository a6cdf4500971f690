#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUpTraits.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/World.hpp"
#include "arkanong/sim/tuning/Capsules.hpp"
#include "arkanong/sim/tuning/Cards.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"

#include <algorithm>
#include <cmath>

// Effects of power-ups: capsules, timed effects and lasers.

namespace arkanong {

namespace {

/// Whether the beam hits the ball.
bool isOn(const Ball& ball, const Beam& beam) {
    const double ahead = (ball.position.y - beam.from.y) * forward(beam.side);
    const double reach = (beam.to.y - beam.from.y) * forward(beam.side);
    return std::abs(ball.position.x - beam.from.x) <= ball.radius + tuning::beamHalfWidth && ahead >= 0.0 &&
           ahead <= reach;
}

} // namespace

void World::applyPowerUp(PowerUpDrop drop, Side catcher, std::vector<Event>& events) {
    if (drop.bad && has(catcher, Card::Alchemist)) {
        drop.bad = false;
        report(Card::Alchemist, catcher, objects_.paddle(catcher)->position, events);
    }
    const bool strikesOpponent = traitsOf(drop.kind).hinders && !drop.bad;
    const Side side = strikesOpponent ? opponent(catcher) : catcher;
    events.push_back(PowerUpBegan{side, drop.kind});
    if (drop.kind == PowerUp::Multiball) return multiplyBalls(side, events);
    if (drop.kind == PowerUp::ExtraShield) return repairShield(side, events);
    if (drop.kind == PowerUp::ShieldWall) objects_.returnShields(side, ShieldRow::Wall);
    if (drop.kind == PowerUp::BlindSpot) placeBlindSpot(side);
    powers_.start(side, drop.kind);
    if (side != catcher || drop.bad || !has(side, Card::Hoarder)) return;
    powers_.extend(side, drop.kind, cards::hoarderFactor * traitsOf(drop.kind).ticks);
    report(Card::Hoarder, side, objects_.paddle(side)->position, events);
}

void World::placeBlindSpot(Side side) {
    const double margin = tuning::blindSpotMargin;
    const double x = random_.between(margin, tuning::fieldSize.x - margin);
    powers_.placeBlindSpot(side, {x, goalLine(side) + forward(side) * tuning::blindSpotDepth});
}

void World::moveCapsules(std::vector<Event>& events) {
    std::vector<Capsule>& capsules = objects_.capsules;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < capsules.size(); ++i) {
        Capsule capsule = capsules[i];
        const Paddle& paddle = *objects_.paddle(capsule.towards);
        const Vec2 offset = paddle.position - capsule.position;
        const bool magnet =
            powers_.active(capsule.towards, PowerUp::Magnet) || has(capsule.towards, Card::Magnet);
        const bool drawn = !capsule.drop.bad && magnet;
        const double fastest = tuning::magnetSpeed * tuning::tickSeconds;
        capsule.position += capsule.velocity * tuning::tickSeconds;
        if (drawn) capsule.position.x += std::clamp(offset.x, -fastest, fastest);

        const Vec2 apart = paddle.position - capsule.position;
        const Vec2 reach = (paddle.size + tuning::capsuleSize) / 2.0;
        const double beyond = (goalLine(capsule.towards) - capsule.position.y) * forward(capsule.towards);
        if (std::abs(apart.x) < reach.x && std::abs(apart.y) < reach.y) {
            events.push_back(CapsuleCaught{capsule.position, capsule.drop, capsule.towards});
            if (!match_.over()) applyPowerUp(capsule.drop, capsule.towards, events);
        } else if (beyond > tuning::capsuleSize.y / 2.0) {
            events.push_back(CapsuleMissed{capsule.position, capsule.drop, capsule.towards});
        } else {
            capsules[kept++] = capsule;
        }
    }
    capsules.resize(kept);
}

void World::multiplyBalls(Side side, std::vector<Event>& events) {
    const std::size_t before = objects_.balls.size();
    for (std::size_t i = 0; i < before; ++i) {
        const Ball ball = objects_.balls[i];
        if (ball.owner != side) continue;
        for (const double turn : {-forward(side), forward(side)}) {
            if (objects_.ballsOf(side) >= match_.settings().ballLimit()) return;
            const Vec2 velocity = rotate(ball.velocity, rotationFromDegrees(turn * tuning::splitDegrees));
            objects_.addBall(ball.position, velocity, side, ball.radius).passing = ball.passing;
            events.push_back(BallSplit{ball.position, side});
        }
    }
}

void World::repairShield(Side side, std::vector<Event>& events) {
    if (match_.settings().mode == Mode::Solo) return match_.gainLife(events);
    const auto place = match_.shieldsHold() ? objects_.returnOneShield(side) : std::nullopt;
    if (place)
        events.push_back(ShieldRepaired{side, *place});
    else
        match_.repairSpared(side, events);
}

void World::tickPowerUps(const Commands& commands, std::vector<Event>& events) {
    fireLasers(commands, events);
    powers_.tick(events);
}

void World::fireLasers(const Commands& commands, std::vector<Event>& events) {
    objects_.beams.clear();
    for (Paddle& paddle : objects_.paddles) {
        const bool fires = match_.playing() && powers_.active(paddle.side, PowerUp::Laser) &&
                           commands[sideIndex(paddle.side)].has(Command::serveHeld);
        paddle.beamTicks = fires ? paddle.beamTicks + 1 : 0;
        if (!fires) continue;
        objects_.beams.push_back(beamOf(paddle));
        if (paddle.beamTicks == 1) events.push_back(LaserFired{objects_.beams.back().from, paddle.side});
    }
    for (const Beam& beam : objects_.beams)
        burn(beam, events);
}

// A cast at such a speed that nothing else moves meanwhile.
Beam World::beamOf(const Paddle& paddle) const {
    constexpr double lightSpeed = 1e8;
    const Vec2 ahead{0.0, forward(paddle.side)};
    Beam beam;
    beam.side = paddle.side;
    beam.from = paddle.position + ahead * (paddle.size.y / 2.0 + 2.0 * tuning::beamHalfWidth);
    beam.to = {beam.from.x, goalLine(opponent(paddle.side))};
    const MovingCircle light{beam.from, ahead * lightSpeed, tuning::beamHalfWidth};
    const auto contact = collisions_.cast(light, distance(beam.from, beam.to) / lightSpeed);
    if (contact) beam.to.y = contact->point.y;
    for (const Ball& ball : objects_.balls) {
        if (ball.owner == beam.side || !isOn(ball, beam)) continue;
        beam.to.y = ball.position.y;
        beam.ball = ball.id;
    }
    if (beam.ball || !contact || contact->kind != ContactKind::Obstacle) return beam;
    const ObstacleTag tag = ObstacleTag::decoded(contact->tag);
    if (tag.kind == ObstacleTag::Kind::Brick) beam.brick = BrickId{tag.id};
    return beam;
}

void World::burn(const Beam& beam, std::vector<Event>& events) {
    // The other side's beam may have broken the same brick just now.
    if (const auto brick = beam.brick ? objects_.brickIndex(*beam.brick) : std::nullopt)
        burnBrick(beam, *brick, events);
    for (Ball& ball : objects_.balls) {
        if (beam.ball != ball.id || !match_.converts()) continue;
        // A ball in the beams of both sides keeps its owner.
        const auto keeps = [&](const Beam& other) { return other.side == ball.owner && isOn(ball, other); };
        if (std::any_of(objects_.beams.begin(), objects_.beams.end(), keeps)) continue;
        noteProgress(ball);
        steal(ball, beam.side, ball.position, events);
    }
}

void World::burnBrick(const Beam& beam, std::size_t index, std::vector<Event>& events) {
    Brick& brick = objects_.bricks[index];
    const bool blow = objects_.paddle(beam.side)->beamTicks % tuning::beamBlow == 0;
    if (!blow || !match_.mayBreak(brick.kind, beam.side)) return;
    brick.lastHit = tick_;
    --brick.hitsLeft;
    events.push_back(LaserHitBrick{brick.centre, brick.id, brick.kind, brick.hitsLeft, beam.side});
    if (brick.hitsLeft <= 0) breakBrick(index, beam.side, {}, events);
}

World::Pace World::paceOf(const Ball& ball) const {
    const double rally = match_.rallySpeed();
    const bool alone = match_.settings().mode == Mode::Solo;
    const Side threatened = alone ? Side::Blue : opponent(ball.owner);
    const double depth = (ball.position.y - goalLine(threatened)) * forward(threatened);
    const bool near = !sandbox() && onOwnHalf(threatened, ball.position);
    const double ownHalf = near ? match_.settings().ownHalf[sideIndex(threatened)] / 100.0 : 1.0;
    if (powers_.active(threatened, PowerUp::Slow) && depth < tuning::slowDepth)
        return {rally * std::min(tuning::slowFactor, ownHalf), tuning::paceReturn};
    if (!alone && near && has(threatened, Card::Anchor))
        return {rally * std::min(cards::anchorFactor, ownHalf), tuning::paceReturn};
    if (ownHalf < 1.0) return {rally * ownHalf, tuning::paceReturn};
    if (powers_.active(ball.owner, PowerUp::Overdrive))
        return {std::min(rally * tuning::fastFactor, tuning::maximumSpeed), tuning::paceReturn};
    return {rally, tuning::speedReturn};
}

} // namespace arkanong
