#include "arkanong/sim/paddle/PaddleContacts.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/paddle/PaddleDeflection.hpp"
#include "arkanong/sim/paddle/Paddles.hpp"
#include "arkanong/sim/paddle/Serving.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/Contacts.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "arkanong/sim/tuning/Strokes.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// Whether the ball meets the paddle's back. The rear half of an end still turns a ball that flies towards the
/// goal line.
bool comesFromBehind(const Contact& contact, Vec2 normal, Side side) {
    const double front = normal.y * forward(side);
    return front < -tuning::frontCosine || (front < 0.0 && !comesCloser(side, contact.velocity));
}

/// The x direction, -1 or 1, in which a squeezed ball leaves the front of the paddle: past the nearer end, or
/// past the other end if the wall beside the nearer one leaves no room.
double wayOut(const Contact& contact, Vec2 paddleCentre, const Paddle& paddle, double radius) {
    const double side = contact.position.x < paddleCentre.x ? -1.0 : 1.0;
    const double wall = side < 0.0 ? 0.0 : tuning::fieldSize.x;
    const double gap = std::abs(wall - paddleCentre.x) - paddle.size.x / 2.0;
    return gap < 2.0 * radius ? -side : side;
}

ContactResponse squeeze(const Field& field, const Contact& contact, Vec2 paddleCentre, const Paddle& paddle) {
    const Vec2 offset = contact.position - paddleCentre;
    const Vec2 normal = normalized(contact.normal);
    Vec2 towards;
    if (std::abs(normal.y) > tuning::frontCosine)
        towards.x = wayOut(contact, paddleCentre, paddle, field.objects.balls[contact.ball].radius);
    else // A ball between a paddle's end and a wall can leave only on its own side of the paddle's middle.
        towards.y = offset.y == 0.0 ? forward(paddle.side) : offset.y;
    const double speed = std::min(field.match.rallySpeed(), tuning::maximumSpeed);
    return ContactResponse::leave(escapeAlong(contact.normal, towards, speed)).stoppingObstacle();
}

PaddleDeflection deflectionOf(const Field& field, const Contact& contact, const Paddle& paddle,
                              Vec2 paddleCentre) {
    PaddleDeflection touch;
    touch.side = paddle.side;
    touch.ballVelocity = contact.velocity;
    touch.paddleVelocity = contact.surfaceVelocity;
    touch.normal = normalized(contact.normal);
    touch.offset = (contact.point.x - paddleCentre.x) / (paddle.size.x / 2.0);
    touch.rallySpeed = field.match.rallySpeed();
    touch.smashes = standsLast(field, paddle.side);
    return touch;
}

Vec2 centreAt(const Field& field, const Paddle& paddle, double time) {
    return field.collisions.obstacle(paddle.obstacle).centreAt(time);
}

} // namespace

ContactResponse touchPaddle(Field& field, const Contact& contact, const Paddle& paddle, Events& events) {
    Ball& ball = field.objects.balls[contact.ball];
    const Vec2 normal = normalized(contact.normal);
    ball.passing = ball.passing || comesFromBehind(contact, normal, paddle.side);
    if (ball.passing) return ContactResponse::pass();
    const Vec2 centre = centreAt(field, paddle, contact.time);
    const PaddleDeflection touch = deflectionOf(field, contact, paddle, centre);

    const int touches = ++field.paddleTouches[contact.ball];
    if (contact.surfaceVelocity != Vec2{}) noteProgress(ball);
    if (touches == 1) { // Further touches in the tick belong to the same hit.
        ball.turnedBack = false;
        ball.stroke = strokeOf(touch);
        field.match.paddleTouched(paddle.side, ball.stroke);
        if (touch.smashes && ball.stroke == Stroke::Smash)
            report(Card::LastStand, paddle.side, contact.point, events);
        reportHit(field,
                  BallHitPaddle{contact.point, normal, meetingSpeed(contact, normal), paddle.side, ball.owner,
                                contact.velocity, ball.stroke, velocityAfter(touch)},
                  events);
    }
    if (ball.owner != paddle.side) {
        const Stroke stroke = ball.stroke;
        steal(field, ball, paddle.side, contact.point, events);
        ball.stroke = stroke;
    }
    ball.pierces = ball.owner == paddle.side && field.has(paddle.side, Card::Piercing);
    if (ball.owner == paddle.side && holds(field, paddle, normal, ball.stroke)) {
        holdBall(field, contact, paddle, contact.position.x - centre.x, events);
        return ContactResponse::remove();
    }
    // The Minotaur lets a squeezed ball through: among bricks and hexagons the ball may have no way out.
    if (touches == tuning::squeezeHits && isCharging(field, paddle)) {
        ball.passing = true;
        return ContactResponse::pass();
    }
    if (touches == tuning::squeezeHits) return squeeze(field, contact, centre, paddle);
    if (touches > tuning::squeezeHits)
        return ContactResponse::bounce(); // The paddle has been stopped and acts as an ordinary wall.

    ball.passing = outruns(touch);
    return ContactResponse::leave(velocityAfter(touch));
}

std::optional<ContactResponse> forecastPaddle(const Field& field, const Contact& contact,
                                              const Paddle& paddle) {
    const Vec2 normal = normalized(contact.normal);
    if (field.objects.balls[contact.ball].passing || comesFromBehind(contact, normal, paddle.side))
        return ContactResponse::pass();
    const PaddleDeflection touch =
        deflectionOf(field, contact, paddle, centreAt(field, paddle, contact.time));
    if (field.paddleTouches[contact.ball] > 0 || holds(field, paddle, normal, strokeOf(touch)))
        return std::nullopt;
    return ContactResponse::leave(velocityAfter(touch));
}

} // namespace arkanong
