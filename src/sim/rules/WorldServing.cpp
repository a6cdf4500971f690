#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/PaddleDeflection.hpp"
#include "arkanong/sim/rules/World.hpp"
#include "arkanong/sim/tuning/Cards.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "arkanong/sim/tuning/Strokes.hpp"

#include <algorithm>
#include <cmath>

// Serving balls: by players, by pouring, automatically, and from sticky paddles.

namespace arkanong {

void World::serve(const Commands& commands, std::vector<Event>& events) {
    if (sandbox() && commands[sideIndex(Side::Blue)].has(Command::clearBalls)) {
        objects_.balls.clear();
        objects_.held.clear();
    }
    releaseHeldBalls(events);
    for (const Paddle& paddle : objects_.paddles) {
        const Command& command = commands[sideIndex(paddle.side)];
        if (command.has(Command::servePressed)) serveFor(paddle, command.aim(), events);
        if (sandbox() && command.has(Command::serveHeld) && tick_ % tuning::sandboxPourInterval == 0)
            pour(paddle, command.aim(), events);
    }
    if (!sandbox()) serveForIdlePlayers(events);
}

void World::serveFor(const Paddle& paddle, Vec2 aim, std::vector<Event>& events) {
    if (!match_.playing()) return;
    const std::optional<std::size_t> held = objects_.firstHeld(paddle.side);
    if (held)
        launch(*held, aim, events);
    else if (match_.mayServe(paddle.side, objects_.ballsOf(paddle.side)))
        serveBall(paddle, aim, events);
}

// Poured balls are placed in rows beside and before the served ball, with the same velocity. They do not
// overlap, and have moved on before the next rows are added. Where a wall is in the way there is none.
void World::pour(const Paddle& paddle, Vec2 aim, std::vector<Event>& events) {
    const std::size_t inPlay = objects_.balls.size();
    if (!match_.mayServe(paddle.side, inPlay)) return;
    serveBall(paddle, aim, events);

    const double pitch = tuning::pourPitch * radiusIn(inPlay);
    const double flown = tuning::rallySpeed * tuning::tickSeconds * tuning::sandboxPourInterval;
    const int columns = static_cast<int>(paddle.size.x / pitch);
    const int rows = std::max(1, static_cast<int>(flown / pitch));
    const int more = std::min(static_cast<int>(inPlay) / tuning::sandboxPourShare, columns * rows - 1);
    const Ball served = objects_.balls.back();
    for (int i = 1; i <= more && match_.mayServe(paddle.side, objects_.balls.size()); ++i) {
        // From the middle outwards: 0, 1, -1, 2, -2 and so on.
        const int column = i % columns;
        const int aside = column % 2 == 0 ? -column / 2 : (column + 1) / 2;
        const int row = i / columns;
        const Vec2 offset{aside * pitch, forward(paddle.side) * row * pitch};
        const Vec2 at = served.position + offset;
        const double free = std::min(at.x, tuning::fieldSize.x - at.x);
        if (free >= std::min(served.radius, radiusIn(inPlay)))
            objects_.addBall(at, served.velocity, paddle.side, served.radius);
    }
}

double World::radiusIn(std::size_t crowd) const {
    const double share = static_cast<double>(crowd) / tuning::sandboxRoom;
    const double whole = match_.settings().ballRadius();
    return share <= 1.0 ? whole : whole / std::sqrt(share);
}

void World::serveForIdlePlayers(std::vector<Event>& events) {
    // The next goal has to be decided some time, so in that phase the match keeps serving balls, whatever
    // the reserves.
    const bool decider = match_.phase() == Phase::NextGoal;
    if (match_.settings().practice) return;
    const bool waiting = match_.playing() && (decider || objects_.ballCount() == 0);
    idleServeTimer_ = waiting ? idleServeTimer_ + 1 : 0;
    if (idleServeTimer_ < tuning::idleServe) return;

    const int blue = match_.standing(Side::Blue).reserve;
    const int red = match_.standing(Side::Red).reserve;
    const Side drawn = random_.below(2) == 0 ? Side::Blue : Side::Red;
    const bool alone = objects_.paddle(Side::Red) == nullptr;
    const Side side =
        alone ? Side::Blue : (blue == red || decider ? drawn : (blue > red ? Side::Blue : Side::Red));
    const bool may = decider ? objects_.ballsOf(side) < match_.settings().ballLimit()
                             : match_.mayServe(side, objects_.ballsOf(side));
    if (!may) return;
    idleServeTimer_ = 0;
    const Vec2 aim{random_.between(0.0, tuning::fieldSize.x), goalLine(opponent(side))};
    serveBall(*objects_.paddle(side), aim, events);
}

void World::serveBall(const Paddle& paddle, Vec2 aim, std::vector<Event>& events) {
    const Side side = paddle.side;
    const double radius = match_.settings().servedRadius(side);
    const double reach = paddle.size.y / 2.0 + radius;
    const Vec2 start = paddle.position + Vec2{0.0, forward(side) * reach};
    const Vec2 velocity = serveDirection(side, start, aim) * serveSpeed(side);
    const bool twins = has(side, Card::Twins), giant = has(side, Card::Giant);
    if (!twins || giant) serveOne(side, start, velocity, radius, events);
    if (twins) serveTwins(side, start, velocity, events);
    match_.served(side);
    if (twins || giant)
        report(!giant ? Card::Twins : (twins ? Card::Family : Card::Giant), side, start, events);
    if (has(side, Card::SwiftServe)) report(Card::SwiftServe, side, start, events);
}

double World::serveSpeed(Side side) const {
    const double rally = match_.rallySpeed();
    return has(side, Card::SwiftServe) ? std::min(rally * cards::swiftFactor, tuning::maximumSpeed) : rally;
}

void World::serveOne(Side side, Vec2 start, Vec2 velocity, double radius, std::vector<Event>& events) {
    objects_.addBall(start, velocity, side, radius);
    events.push_back(BallServed{start, velocity, side});
}

void World::serveTwins(Side side, Vec2 start, Vec2 velocity, std::vector<Event>& events) {
    const double degrees = has(side, Card::Giant) ? 2.0 * cards::twinDegrees : cards::twinDegrees;
    const double radius = match_.settings().ballRadius() * cards::smallBall;
    for (const double turn : {-degrees, degrees})
        if (objects_.ballsOf(side) < match_.settings().ballLimit())
            serveOne(side, start, rotate(velocity, rotationFromDegrees(turn)), radius, events);
}

bool World::holds(const Paddle& paddle, Vec2 normal, Stroke stroke) const {
    const bool velvet = stroke == Stroke::Cushion && has(paddle.side, Card::Velvet);
    return (velvet || powers_.active(paddle.side, PowerUp::Sticky)) &&
           normal.y * forward(paddle.side) > tuning::frontCosine;
}

void World::holdBall(const Contact& contact, const Paddle& paddle, double offset,
                     std::vector<Event>& events) {
    HeldBall held;
    held.ball = objects_.balls[contact.ball];
    held.ball.position = contact.position;
    held.ball.stayTicks = 0;
    held.side = paddle.side;
    held.offset = offset;
    const bool sticky = powers_.active(paddle.side, PowerUp::Sticky);
    held.ticksLeft = sticky ? tuning::stickyHold : cards::velvetHold;
    if (!sticky) report(Card::Velvet, paddle.side, contact.point, events);
    objects_.held.push_back(held);
    events.push_back(BallHeld{contact.point, paddle.side});
}

void World::carryHeldBalls() {
    for (HeldBall& held : objects_.held) {
        const Paddle& paddle = *objects_.paddle(held.side);
        const double most = paddle.size.x / 2.0 - held.ball.radius;
        held.offset = std::clamp(held.offset, -most, most);
        const double reach = paddle.size.y / 2.0 + held.ball.radius;
        held.ball.position = paddle.position + Vec2{held.offset, forward(held.side) * reach};
    }
}

// They are released in the direction in which they would have bounced off there.
void World::releaseHeldBalls(std::vector<Event>& events) {
    for (HeldBall& held : objects_.held)
        --held.ticksLeft;
    for (std::size_t i = 0; i < objects_.held.size();) {
        const HeldBall& held = objects_.held[i];
        if (held.ticksLeft > 0) {
            ++i;
            continue;
        }
        const double share = held.offset / (objects_.paddle(held.side)->size.x / 2.0);
        const Rotation turn = rotationFromDegrees(share * tuning::steeringDegrees);
        const Vec2 ahead = Vec2{turn.sine, forward(held.side) * turn.cosine} * tuning::fieldSize.y;
        launch(i, held.ball.position + ahead, events);
    }
}

void World::launch(std::size_t index, Vec2 aim, std::vector<Event>& events) {
    const HeldBall held = objects_.held[index];
    objects_.held.erase(objects_.held.begin() + static_cast<std::ptrdiff_t>(index));
    Ball ball = held.ball;
    ball.velocity = serveDirection(held.side, ball.position, aim) * match_.rallySpeed();
    ball.flatTicks = 0;
    noteProgress(ball);
    objects_.balls.push_back(ball);
    events.push_back(BallServed{ball.position, ball.velocity, held.side});
}

} // namespace arkanong
