#include "arkanong/math/Easing.hpp"
#include "arkanong/sim/Field.hpp"
#include "arkanong/sim/PaddleTouch.hpp"
#include "arkanong/sim/World.hpp"

#include <algorithm>
#include <cmath>

// What the rules make of each touch, asked by the collision engine in the order in which the touches happen.

namespace arkanong {

namespace {

/// The speed at which the two meet along the normal.
double meetingSpeed(const Contact& contact, Vec2 normal) {
    return std::abs(dot(contact.velocity - contact.surfaceVelocity, normal));
}

/// A reflection off a moving thing that makes no ball faster than the maximum, or than it already was.
Answer bounceWithin(const Contact& contact, Vec2 normal) {
    constexpr double leastSeparation = 1.0;
    const Vec2 relative = contact.velocity - contact.surfaceVelocity;
    const Vec2 velocity = contact.velocity - normal * (2.0 * dot(relative, normal));
    const double limit = std::max(tuning::maximumSpeed, length(contact.velocity));
    const double speed = length(velocity);
    if (speed <= limit) return Answer::bounce();
    const double least = dot(contact.surfaceVelocity, normal) + leastSeparation;
    return Answer::leave(leavingWithin(velocity * (limit / speed), normal, least, limit));
}

} // namespace

Answer World::answerTo(const Contact& contact, std::vector<Event>& events) {
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
    case ObstacleTag::Kind::Hexagon: break;
    }
    return touchHexagon(contact, objects_.hexagons[tag.id], events);
}

Answer World::touchBorder(const Contact& contact, std::vector<Event>& events) {
    const bool wall = contact.border == Border::Left || contact.border == Border::Right;
    if (wall || sandbox()) {
        const Vec2 normal = normalized(contact.normal);
        reportHit(BallHitWall{contact.point, normal, meetingSpeed(contact, normal)}, events);
        return Answer::bounce();
    }
    const Side line = contact.border == Border::Top ? Side::Red : Side::Blue;
    match_.ballCrossed(objects_.balls[contact.ball].owner, line, contact.position, events);
    return Answer::remove();
}

Answer World::touchPaddle(const Contact& contact, const Paddle& paddle, std::vector<Event>& events) {
    Ball& ball = objects_.balls[contact.ball];
    const Vec2 normal = normalized(contact.normal);
    const int touches = ++paddleTouches_[contact.ball];
    ball.idleTicks = 0;
    if (touches == 1) { // The rest of a tick's touches are the same hit.
        match_.paddleTouched(paddle.side);
        reportHit(BallHitPaddle{contact.point, normal, meetingSpeed(contact, normal), paddle.side}, events);
    }
    if (ball.owner != paddle.side) {
        ball.owner = paddle.side;
        match_.ballConverted(paddle.side, events);
        events.push_back(BallConverted{contact.point, paddle.side});
    }
    const Vec2 centre = collisions_.obstacle(paddle.obstacle).centreAt(contact.time);
    if (touches == tuning::squeezeHits) return squeeze(contact, centre, paddle);
    if (touches > tuning::squeezeHits) return Answer::bounce(); // The paddle stands: a wall like any other.

    PaddleTouch touch;
    touch.side = paddle.side;
    touch.ballVelocity = contact.velocity;
    touch.paddleVelocity = contact.surfaceVelocity;
    touch.normal = normal;
    touch.offset = (contact.point.x - centre.x) / (paddle.size.x / 2.0);
    touch.rallySpeed = match_.rallySpeed();
    return Answer::leave(velocityAfter(touch));
}

Answer World::squeeze(const Contact& contact, Vec2 paddleCentre, const Paddle& paddle) const {
    const Vec2 offset = contact.position - paddleCentre;
    const Vec2 normal = normalized(contact.normal);
    Vec2 towards;
    if (std::abs(normal.y) > tuning::frontCosine) {
        // Past the nearer end, unless the wall is too near to let the ball through there.
        const double side = offset.x < 0.0 ? -1.0 : 1.0;
        const double wall = side < 0.0 ? 0.0 : tuning::fieldSize.x;
        const double gap = std::abs(wall - paddleCentre.x) - paddle.size.x / 2.0;
        towards.x = gap < 2.0 * tuning::ballRadius ? -side : side;
    } else {
        // Between an end and a wall there is only the way on the ball's own side of the middle.
        towards.y = offset.y == 0.0 ? forward(paddle.side) : offset.y;
    }
    const double speed = std::min(match_.rallySpeed(), tuning::maximumSpeed);
    return Answer::leave(escapeAlong(contact.normal, towards, speed)).stoppingObstacle();
}

Answer World::touchBrick(const Contact& contact, std::size_t index, std::vector<Event>& events) {
    Ball& ball = objects_.balls[contact.ball];
    Brick& brick = objects_.bricks[index];
    const Vec2 normal = normalized(contact.normal);
    brick.lastHit = tick_;
    if (brick.breakable()) {
        ball.idleTicks = 0;
        --brick.hitsLeft;
    }
    reportHit(BallHitBrick{contact.point, normal, meetingSpeed(contact, normal), brick.id, brick.kind,
                           brick.hitsLeft, ball.owner},
              events);
    if (brick.breakable() && brick.hitsLeft <= 0) breakBrick(index, ball, contact.velocity, events);
    return Answer::bounce();
}

void World::breakBrick(std::size_t index, const Ball& ball, Vec2 velocity, std::vector<Event>& events) {
    const Brick& brick = objects_.bricks[index];
    const int points = match_.brickBroken(ball.owner, brick.hitsWhole, events);
    const int combo = match_.standing(ball.owner).combo;
    events.push_back(
        BrickBroken{brick.centre, velocity, brick.id, brick.kind, ball.owner, combo, points, false});
    objects_.removeBrick(index, collisions_);
}

Answer World::touchHexagon(const Contact& contact, const Hexagon& hexagon, std::vector<Event>& events) {
    const Vec2 normal = normalized(contact.normal);
    reportHit(BallHitHexagon{contact.point, normal, meetingSpeed(contact, normal), hexagon.id}, events);
    if (contact.contactsOfBall < tuning::caughtContacts) return bounceWithin(contact, normal);
    return Answer::leave(escapeAlong(contact.normal, contact.velocity, match_.rallySpeed()))
        .stoppingObstacle();
}

Answer World::touchBall(const Contact& contact, std::vector<Event>& events) {
    const Vec2 normal = normalized(contact.normal);
    const double speed = meetingSpeed(contact, normal);
    if (speed >= tuning::softestHit && ballEvents_ < tuning::ballEventLimit) {
        ++ballEvents_;
        reportHit(BallsCollided{contact.point, normal, speed}, events);
    }
    return Answer::bounce();
}

void World::reportHit(const Event& hit, std::vector<Event>& events) {
    if (sandbox() && hitEvents_ >= tuning::sandboxHitEventLimit) return;
    ++hitEvents_;
    events.push_back(hit);
}

} // namespace arkanong
