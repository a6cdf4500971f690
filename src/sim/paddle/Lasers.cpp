#include "arkanong/sim/paddle/Lasers.hpp"

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/Bricks.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// Whether the beam hits the ball.
bool isOn(const Ball& ball, const Beam& beam) {
    const double ahead = (ball.position.y - beam.from.y) * forward(beam.side);
    const double reach = (beam.to.y - beam.from.y) * forward(beam.side);
    return std::abs(ball.position.x - beam.from.x) <= ball.radius + tuning::beamHalfWidth && ahead >= 0.0 &&
           ahead <= reach;
}

/// The beam is a cast at such a speed that nothing else moves meanwhile.
Beam beamOf(const Field& field, const Paddle& paddle) {
    constexpr double lightSpeed = 1e8;
    const Vec2 ahead{0.0, forward(paddle.side)};
    Beam beam;
    beam.side = paddle.side;
    beam.from = paddle.position + ahead * (paddle.size.y / 2.0 + 2.0 * tuning::beamHalfWidth);
    beam.to = {beam.from.x, goalLine(opponent(paddle.side))};
    const MovingCircle light{beam.from, ahead * lightSpeed, tuning::beamHalfWidth};
    const auto contact = field.collisions.cast(light, distance(beam.from, beam.to) / lightSpeed);
    if (contact) beam.to.y = contact->point.y;
    for (const Ball& ball : field.objects.balls) {
        if (ball.owner == beam.side || !isOn(ball, beam)) continue;
        beam.to.y = ball.position.y;
        beam.ball = ball.id;
    }
    if (beam.ball || !contact || contact->kind != ContactKind::Obstacle) return beam;
    const ObstacleTag tag = ObstacleTag::decoded(contact->tag);
    if (tag.kind == ObstacleTag::Kind::Brick) beam.brick = BrickId{tag.id};
    return beam;
}

void burnBrick(Field& field, const Beam& beam, std::size_t index, Events& events) {
    Brick& brick = field.objects.bricks[index];
    const bool blow = field.objects.paddle(beam.side)->beamTicks % tuning::beamBlow == 0;
    if (!blow || !field.match.mayBreak(brick.kind, beam.side)) return;
    brick.lastHit = field.tick;
    --brick.hitsLeft;
    events.push_back(LaserHitBrick{brick.centre, brick.id, brick.kind, brick.hitsLeft, beam.side});
    if (brick.hitsLeft <= 0) breakBrick(field, index, beam.side, {}, events);
}

void burn(Field& field, const Beam& beam, Events& events) {
    // The other side's beam may have broken the same brick just now.
    if (const auto brick = beam.brick ? field.objects.brickIndex(*beam.brick) : std::nullopt)
        burnBrick(field, beam, *brick, events);
    for (Ball& ball : field.objects.balls) {
        if (beam.ball != ball.id || !field.match.converts()) continue;
        // A ball in the beams of both sides keeps its owner.
        const auto keeps = [&](const Beam& other) { return other.side == ball.owner && isOn(ball, other); };
        if (std::any_of(field.objects.beams.begin(), field.objects.beams.end(), keeps)) continue;
        noteProgress(ball);
        steal(field, ball, beam.side, ball.position, events);
    }
}

} // namespace

void fireLasers(Field& field, const Commands& commands, Events& events) {
    field.objects.beams.clear();
    for (Paddle& paddle : field.objects.paddles) {
        const bool fires = field.match.playing() && field.powers.active(paddle.side, PowerUp::Laser) &&
                           commands[sideIndex(paddle.side)].has(Command::serveHeld);
        paddle.beamTicks = fires ? paddle.beamTicks + 1 : 0;
        if (!fires) continue;
        field.objects.beams.push_back(beamOf(field, paddle));
        if (paddle.beamTicks == 1) events.push_back(LaserFired{field.objects.beams.back().from, paddle.side});
    }
    for (const Beam& beam : field.objects.beams)
        burn(field, beam, events);
}

} // namespace arkanong
