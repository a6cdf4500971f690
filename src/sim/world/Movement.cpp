#include "arkanong/sim/world/Movement.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/boss/Minotaur.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/paddle/Paddles.hpp"
#include "arkanong/sim/paddle/Serving.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/Sandbox.hpp"
#include "arkanong/sim/tuning/EventLimits.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/world/ContactDispatch.hpp"

#include <algorithm>
#include <functional>
#include <limits>

namespace arkanong {

namespace {

Vec2 limited(Vec2 v, double most) {
    const double size = length(v);
    return size > most ? v * (most / size) : v;
}

/// A hexagon's velocity for one tick: it stops exactly at the end of its path and turns back in the next
/// tick.
Vec2 pathVelocity(const Hexagon& hexagon) {
    const Vec2 left = (hexagon.returning ? hexagon.pathStart : hexagon.pathEnd) - hexagon.centre;
    return limited(left / tuning::tickSeconds, hexagon.pathSpeed);
}

bool travels(const Hexagon& hexagon) {
    return hexagon.pathSpeed > 0.0 && hexagon.pathEnd != hexagon.pathStart;
}

void fitWidth(Field& field, Paddle& paddle) {
    const Side side = paddle.side;
    double wanted = tuning::paddleSize.x;
    if (field.powers.active(side, PowerUp::Wide)) wanted *= tuning::wideFactor;
    if (field.powers.active(side, PowerUp::Narrow)) wanted *= tuning::narrowFactor;
    if (paddle.size.x == wanted) return;
    const double change = std::clamp(wanted - paddle.size.x, -tuning::widthChange, tuning::widthChange);
    const Vec2 size{paddle.size.x + change, paddle.size.y};
    // The paddle does not grow while that would make it overlap a ball, and while it charges.
    if (change > 0.0 && isCharging(field, paddle)) return;
    const std::vector<Ball>& balls = field.objects.balls;
    const bool blocked = change > 0.0 && std::any_of(balls.begin(), balls.end(), [&](const Ball& ball) {
                             return gapToBar(paddle.position, size, ball.position) < ball.radius;
                         });
    if (blocked) return;
    paddle.size = size;
    field.collisions.resizeBox(paddle.obstacle, size / 2.0, size.y / 2.0);
}

/// Undoes the growth of a paddle that would end in a wall. A paddle that grows at a wall moves away from it
/// in the same tick, unless a ball stops it.
void fitIntoField(Paddle& paddle, CollisionManager& collisions) {
    const double room = 2.0 * std::min(paddle.position.x, tuning::fieldSize.x - paddle.position.x);
    if (paddle.size.x <= room + slack) return;
    paddle.size.x = room;
    collisions.resizeBox(paddle.obstacle, paddle.size / 2.0, paddle.size.y / 2.0);
}

/// Begins the engine's step with all balls. In the sandbox they shrink to radiusIn() first. All work on each
/// ball is done in two passes, here and in readBackBalls(), because many balls do not fit into the caches.
void admitBalls(Field& field, const Jobs& jobs) {
    std::vector<Ball>& balls = field.objects.balls;
    const double room =
        field.sandbox() ? radiusIn(field, balls.size()) : std::numeric_limits<double>::infinity();
    const auto admit = [&](std::size_t index) {
        Ball& ball = balls[index];
        ball.previous = ball.position;
        ball.radius = std::min(ball.radius, room);
        return MovingCircle{ball.position, ball.velocity, ball.radius};
    };
    field.collisions.begin(tuning::tickSeconds, balls.size(), std::cref(admit), jobs);
}

/// Reads the positions of all moved objects except balls back from the engine.
void readBackObstacles(Field& field) {
    ObjectManager& objects = field.objects;
    CollisionManager& collisions = field.collisions;
    for (Paddle& paddle : objects.paddles) {
        paddle.position = collisions.obstacle(paddle.obstacle).centre;
        paddle.velocity = (paddle.position - paddle.previous) / tuning::tickSeconds;
        fitIntoField(paddle, collisions);
    }
    for (Drone& drone : objects.drones) {
        drone.position = collisions.obstacle(drone.obstacle).centre;
        drone.velocity = (drone.position - drone.previous) / tuning::tickSeconds;
    }
    for (Hexagon& hexagon : objects.hexagons) {
        constexpr double arrived = 1e-9;
        const Obstacle& shape = collisions.obstacle(hexagon.obstacle);
        const Vec2 target = hexagon.returning ? hexagon.pathStart : hexagon.pathEnd;
        const bool atEnd = travels(hexagon) && distance(shape.centre, target) < arrived;
        hexagon.centre = atEnd ? target : shape.centre;
        hexagon.turns = wrapTurns(shape.turns);
        if (atEnd) hexagon.returning = !hexagon.returning;
        collisions.place(hexagon.obstacle, hexagon.centre, hexagon.turns);
    }
    objects.followBands(collisions);
    carryHeldBalls(field);
}

/// Reads the balls back from the engine.
void readBackBalls(Field& field, const Jobs& jobs) {
    std::vector<Ball>& balls = field.objects.balls;
    constexpr std::size_t unit = 64;
    jobs.share(balls.size(), unit, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const MovingCircle moved = field.collisions.ball(static_cast<BallIndex>(i));
            balls[i].position = moved.position;
            balls[i].velocity = moved.velocity;
            balls[i].passing = balls[i].passing && isOnPaddle(field, balls[i]);
        }
    });
}

/// Removes the balls that a contact has removed.
void removeLostBalls(Field& field) {
    std::vector<Ball>& balls = field.objects.balls;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < balls.size(); ++i)
        if (field.collisions.alive(static_cast<BallIndex>(i))) balls[kept++] = balls[i];
    balls.resize(kept);
}

} // namespace

void movePaddles(Field& field, const Commands& commands, Events& events) {
    for (Paddle& paddle : field.objects.paddles) {
        const Command& command = commands[sideIndex(paddle.side)];
        fitWidth(field, paddle);
        if (isCharging(field, paddle)) {
            paddle.velocity = chargeVelocity(field, paddle, command, events);
        } else {
            const Box zone = zoneOf(field.match.settings(), paddle.side);
            paddle.velocity =
                velocityWithin(boxAround(paddle.position, paddle.size / 2.0),
                               steeredVelocity(field, paddle, command), zone, tuning::tickSeconds);
        }
        field.collisions.drive(paddle.obstacle, paddle.velocity, 0.0);
    }
}

void moveHexagons(Field& field) {
    for (const Hexagon& hexagon : field.objects.hexagons)
        field.collisions.drive(hexagon.obstacle, travels(hexagon) ? pathVelocity(hexagon) : Vec2{},
                               hexagon.spin);
}

void moveBalls(Field& field, const Jobs& jobs, Events& events) {
    CollisionManager& collisions = field.collisions;
    const bool crowd = field.objects.balls.size() >= CollisionManager::leastToShare;
    const Jobs lent = crowd ? jobs : Jobs{};
    field.hitEvents = 0;
    field.paddleTouches.assign(field.objects.balls.size(), 0);
    admitBalls(field, lent);
    bool removed = false;
    const Forecast forecast{[&field](const Contact& contact) { return forecastOf(field, contact); },
                            tuning::ballEventLimit, tuning::softestHit};
    while (const auto contact = collisions.next(lent, forecast)) {
        const ContactResponse response = answerTo(field, *contact, events);
        removed = removed || response.trajectory == ContactResponse::Trajectory::Remove;
        collisions.answer(*contact, response);
    }
    readBackObstacles(field);
    readBackBalls(field, lent);
    if (removed) removeLostBalls(field);
}

} // namespace arkanong
