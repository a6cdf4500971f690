#include "arkanong/collision/casts/Reflection.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/PaddleDeflection.hpp"
#include "arkanong/sim/rules/World.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/EventLimits.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Shields.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "arkanong/sim/tuning/Strokes.hpp"

#include <algorithm>
#include <cmath>

// The game's response to each contact, called by the collision engine in time order.

namespace arkanong {

namespace {

/// The approach speed along the normal.
double meetingSpeed(const Contact& contact, Vec2 normal) {
    return std::abs(dot(contact.velocity - contact.surfaceVelocity, normal));
}

/// A reflection off a shield, but always into the field and at least tuning::shieldSine steep: no ball stays
/// near the line for long, or bounces to and fro in a gap.
Vec2 velocityOffShield(const Contact& contact, Side side) {
    const Vec2 velocity = reflect(contact.velocity, contact.normal);
    const double speed = length(velocity);
    return leavingWithin(velocity, {0.0, forward(side)}, tuning::shieldSine * speed, speed);
}

/// Whether the ball meets the paddle's back. The rear half of an end still turns a ball that flies towards the
/// goal line.
bool comesFromBehind(const Contact& contact, Vec2 normal, Side side) {
    const double front = normal.y * forward(side);
    const bool outwards = contact.velocity.y * forward(side) < 0.0;
    return front < -tuning::frontCosine || (front < 0.0 && !outwards);
}

/// A reflection off a moving surface that makes no ball faster than the maximum, or than it already was.
ContactResponse bounceWithin(const Contact& contact, Vec2 normal) {
    constexpr double leastSeparation = 1.0;
    const Vec2 velocity = reflect(contact.velocity, contact.normal, contact.surfaceVelocity);
    const double limit = std::max(tuning::maximumSpeed, length(contact.velocity));
    const double speed = length(velocity);
    if (speed <= limit) return ContactResponse::bounce();
    const double least = dot(contact.surfaceVelocity, normal) + leastSeparation;
    return ContactResponse::leave(leavingWithin(velocity * (limit / speed), normal, least, limit));
}

} // namespace

ContactResponse World::answerTo(const Contact& contact, std::vector<Event>& events) {
    switch (contact.kind) {
    case ContactKind::Border: return touchBorder(contact, events);
    case ContactKind::Ball: return touchBall(contact, events);
    case ContactKind::Obstacle: break;
    }
    const ObstacleTag tag = ObstacleTag::decoded(contact.tag);
    switch (tag.kind) {
    case ObstacleTag::Kind::Paddle:
        return touchPaddle(contact, *objects_.paddle(static_cast<Side>(tag.id)), events);
    case ObstacleTag::Kind::Brick: return touchBrick(contact, *objects_.brickIndex(BrickId{tag.id}), events);
    case ObstacleTag::Kind::Shield: return touchShield(contact, tag.id, events);
    case ObstacleTag::Kind::Polygon: return touchPolygon(contact, events);
    case ObstacleTag::Kind::Drone: return touchDrone(contact, tag.id, events);
    case ObstacleTag::Kind::Hexagon: break;
    }
    return touchHexagon(contact, objects_.hexagon(HexagonId{tag.id}), events);
}

ContactResponse World::touchBorder(const Contact& contact, std::vector<Event>& events) {
    const bool wall = contact.border == Border::Left || contact.border == Border::Right;
    const Side line = contact.border == Border::Top ? Side::Red : Side::Blue;
    if (wall || !arkanong::isOpen(match_.settings().mode, line)) {
        const Vec2 normal = normalized(contact.normal);
        reportHit(BallHitWall{contact.point, normal, meetingSpeed(contact, normal)}, events);
        return springs(contact) ? springOff(contact, events) : ContactResponse::bounce();
    }
    const Side owner = objects_.balls[contact.ball].owner;
    const bool goal = match_.ballCrossed(owner, line, contact.position, events);
    if (goal && match_.playing() && match_.shieldsHold()) {
        objects_.returnShields(line, ShieldRow::Line);
        events.push_back(ShieldsRestored{line});
    }
    if (goal) afterGoal(owner, contact.position, events);
    return ContactResponse::remove();
}

ContactResponse World::touchPaddle(const Contact& contact, const Paddle& paddle, std::vector<Event>& events) {
    Ball& ball = objects_.balls[contact.ball];
    const Vec2 normal = normalized(contact.normal);
    ball.passing = ball.passing || comesFromBehind(contact, normal, paddle.side);
    if (ball.passing) return ContactResponse::pass();
    const Vec2 centre = collisions_.obstacle(paddle.obstacle).centreAt(contact.time);
    PaddleDeflection touch;
    touch.side = paddle.side;
    touch.ballVelocity = contact.velocity;
    touch.paddleVelocity = contact.surfaceVelocity;
    touch.normal = normal;
    touch.offset = (contact.point.x - centre.x) / (paddle.size.x / 2.0);
    touch.rallySpeed = match_.rallySpeed();

    const int touches = ++paddleTouches_[contact.ball];
    if (contact.surfaceVelocity != Vec2{}) noteProgress(ball);
    if (touches == 1) { // Further touches in the tick belong to the same hit.
        ball.turnedBack = false;
        match_.paddleTouched(paddle.side);
        ball.stroke = strokeOf(touch);
        reportHit(BallHitPaddle{contact.point, normal, meetingSpeed(contact, normal), paddle.side, ball.owner,
                                contact.velocity, ball.stroke},
                  events);
    }
    if (ball.owner != paddle.side) steal(ball, paddle.side, contact.point, events);
    ball.pierces = ball.owner == paddle.side && has(paddle.side, Card::Piercing);
    if (ball.owner == paddle.side && holds(paddle, normal, ball.stroke)) {
        holdBall(contact, paddle, contact.position.x - centre.x, events);
        return ContactResponse::remove();
    }
    // Among bricks and hexagons a way out cannot be known, so the Minotaur lets a squeezed ball through.
    if (touches == tuning::squeezeHits && outside(paddle)) {
        ball.passing = true;
        return ContactResponse::pass();
    }
    if (touches == tuning::squeezeHits) return squeeze(contact, centre, paddle);
    if (touches > tuning::squeezeHits)
        return ContactResponse::bounce(); // The paddle is stopped: an ordinary wall.

    ball.passing = outruns(touch);
    return ContactResponse::leave(velocityAfter(touch));
}

ContactResponse World::squeeze(const Contact& contact, Vec2 paddleCentre, const Paddle& paddle) const {
    const Vec2 offset = contact.position - paddleCentre;
    const Vec2 normal = normalized(contact.normal);
    Vec2 towards;
    if (std::abs(normal.y) > tuning::frontCosine)
        towards.x = wayOut(contact, paddleCentre, paddle);
    else // Between a paddle's end and a wall only the ball's own side of the middle is open.
        towards.y = offset.y == 0.0 ? forward(paddle.side) : offset.y;
    const double speed = std::min(match_.rallySpeed(), tuning::maximumSpeed);
    return ContactResponse::leave(escapeAlong(contact.normal, towards, speed)).stoppingObstacle();
}

double World::wayOut(const Contact& contact, Vec2 paddleCentre, const Paddle& paddle) const {
    const double side = contact.position.x < paddleCentre.x ? -1.0 : 1.0;
    const double wall = side < 0.0 ? 0.0 : tuning::fieldSize.x;
    const double gap = std::abs(wall - paddleCentre.x) - paddle.size.x / 2.0;
    return gap < 2.0 * objects_.balls[contact.ball].radius ? -side : side;
}

ContactResponse World::touchBrick(const Contact& contact, std::size_t index, std::vector<Event>& events) {
    Ball& ball = objects_.balls[contact.ball];
    Brick& brick = objects_.bricks[index];
    const BrickKind kind = brick.kind;
    const Side owner = ball.owner;
    const Vec2 normal = normalized(contact.normal);
    const bool mayBreak = match_.mayBreak(kind, owner);
    const std::optional<Card> passage = passageOf(ball, contact.position);
    const bool burning = powers_.active(owner, PowerUp::Fireball) || passage;
    brick.lastHit = tick_;
    if (mayBreak) brick.hitsLeft = burning ? 0 : brick.hitsLeft - 1;
    if (mayBreak && !brick.regrown) noteProgress(ball);
    const int left = brick.hitsLeft;
    reportHit(BallHitBrick{contact.point, normal, meetingSpeed(contact, normal), brick.id, kind, left, owner},
              events);
    // With many contacts in one tick a bumper is an ordinary wall; otherwise each would be faster than the
    // last.
    if (kind == BrickKind::Bumper && contact.contactsOfBall < tuning::caughtContacts)
        return throwOff(contact, tuning::bumperFactor, match_.rallySpeed() * tuning::bumperLeast);
    const ContactResponse off =
        contact.surfaceVelocity == Vec2{} ? ContactResponse::bounce() : offMoving(contact, normal);
    if (!mayBreak || left > 0) return off;

    // Bricks laid for a side do not hold up its own balls.
    const bool ownWall = brick.laid && onOwnHalf(owner, contact.position);
    if (passage) report(*passage, owner, contact.point, events);
    if (passage == Card::Piercing) ball.pierces = false;
    breakBrick(index, owner, contact.velocity, events);
    const bool unhindered = burning || kind == BrickKind::Glass || ownWall;
    if (kind == BrickKind::Splitter) return splitBall(contact, unhindered, events);
    return unhindered ? ContactResponse::pass() : off;
}

ContactResponse World::offMoving(const Contact& contact, Vec2 normal) const {
    if (contact.contactsOfBall < tuning::caughtContacts) return bounceWithin(contact, normal);
    return ContactResponse::leave(escapeAlong(contact.normal, contact.velocity, match_.rallySpeed()))
        .stoppingObstacle();
}

ContactResponse World::splitBall(const Contact& contact, bool unhindered, std::vector<Event>& events) {
    const Side owner = objects_.balls[contact.ball].owner;
    const double radius = objects_.balls[contact.ball].radius;
    if (objects_.ballsOf(owner) >= match_.settings().ballLimit())
        return unhindered ? ContactResponse::pass() : ContactResponse::bounce();
    const Vec2 velocity = unhindered ? contact.velocity : reflect(contact.velocity, contact.normal);
    const double degrees = tuning::splitDegrees * forward(owner);
    const Vec2 second = rotate(velocity, rotationFromDegrees(-degrees));
    objects_.addBall(contact.position, second, owner, radius);
    collisions_.addBall({contact.position, second, radius});
    paddleTouches_.push_back(0);
    events.push_back(BallSplit{contact.point, owner});
    return ContactResponse::leave(rotate(velocity, rotationFromDegrees(degrees)));
}

ContactResponse World::throwOff(const Contact& contact, double factor, double least) const {
    const Vec2 velocity = reflect(contact.velocity, contact.normal, contact.surfaceVelocity);
    const double speed = length(velocity);
    const double faster = std::max(speed * factor, least);
    const double wanted = std::max(std::min(faster, tuning::maximumSpeed), speed);
    return ContactResponse::leave(velocity * (wanted / speed));
}

ContactResponse World::touchShield(const Contact& contact, std::size_t index, std::vector<Event>& events) {
    Ball& ball = objects_.balls[contact.ball];
    const Shield shield = objects_.shields[index];
    const Vec2 normal = normalized(contact.normal);
    ++ball.shieldTouches;
    if (shield.post) {
        reportHit(BallHitWall{contact.point, normal, meetingSpeed(contact, normal)}, events);
        return ContactResponse::leave(velocityOffShield(contact, shield.side));
    }
    const bool enemy = ball.owner != shield.side || match_.settings().mode == Mode::Solo;
    const bool breaks = enemy && !spares(shield);
    const ContactResponse off = ContactResponse::leave(velocityOffShield(contact, shield.side));
    if (enemy && !breaks) report(Card::SparePlate, shield.side, contact.point, events);
    if (!breaks || !match_.playing()) {
        if (++ball.ownShields <= tuning::ownShieldTouches) ball.idleTicks = 0;
        reportHit(BallHitShield{contact.point, normal, meetingSpeed(contact, normal), shield.side}, events);
        return off;
    }
    noteProgress(ball);
    objects_.breakShield(index, collisions_);
    events.push_back(ShieldBroken{contact.point, shield.side, shield.row, shield.place,
                                  objects_.shieldsOf(shield.side, shield.row)});
    if (ball.owner != shield.side) {
        match_.shieldBroken(ball.owner, events);
        afterShield(shield, ball, contact.point, events);
    }
    return off;
}

ContactResponse World::touchHexagon(const Contact& contact, const Hexagon& hexagon,
                                    std::vector<Event>& events) {
    const Vec2 normal = normalized(contact.normal);
    reportHit(BallHitHexagon{contact.point, normal, meetingSpeed(contact, normal), hexagon.id}, events);
    return springs(contact) ? springOff(contact, events) : offMoving(contact, normal);
}

ContactResponse World::touchPolygon(const Contact& contact, std::vector<Event>& events) {
    const Vec2 normal = normalized(contact.normal);
    reportHit(BallHitWall{contact.point, normal, meetingSpeed(contact, normal)}, events);
    return ContactResponse::bounce();
}

ContactResponse World::touchBall(const Contact& contact, std::vector<Event>& events) {
    if (ballEvents_ == tuning::ballEventLimit) return ContactResponse::bounce();
    const Vec2 normal = normalized(contact.normal);
    const double speed = meetingSpeed(contact, normal);
    if (speed >= tuning::softestHit) {
        ++ballEvents_;
        reportHit(BallsCollided{contact.point, normal, speed}, events);
    }
    return ContactResponse::bounce();
}

void World::reportHit(const Event& hit, std::vector<Event>& events) {
    if (sandbox() && hitEvents_ >= tuning::sandboxHitEventLimit) return;
    ++hitEvents_;
    events.push_back(hit);
}

} // namespace arkanong
