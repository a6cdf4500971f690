#include "arkanong/sim/paddle/Serving.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/paddle/PaddleDeflection.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/Sandbox.hpp"
#include "arkanong/sim/tuning/Cards.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"
#include "arkanong/sim/tuning/Serving.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "arkanong/sim/tuning/Strokes.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// Whether a ball begins within the other side's paddle, which two charging Minotaurs make possible: it passes then.
bool beginsOnOther(const Field& field, const Ball& ball, Side side) {
    const Paddle* const other = field.objects.paddle(opponent(side));
    return other != nullptr && gapToBar(other->position, other->size, ball.position) < ball.radius;
}

/// px/s.
double serveSpeed(const Field& field, Side side) {
    const double rally = field.match.rallySpeed();
    return field.has(side, Card::SwiftServe) ? std::min(rally * cards::swiftFactor, tuning::maximumSpeed)
                                             : rally;
}

void serveOne(Field& field, Side side, Vec2 start, Vec2 velocity, double radius, Events& events) {
    Ball& ball = field.objects.addBall(start, velocity, side, radius);
    ball.passing = beginsOnOther(field, ball, side);
    events.push_back(BallServed{start, velocity, side});
}

/// Serves two small balls, one to each side of this velocity, up to the limit of balls.
void serveTwins(Field& field, Side side, Vec2 start, Vec2 velocity, Events& events) {
    const double degrees = field.has(side, Card::Family) ? 2.0 * cards::twinDegrees : cards::twinDegrees;
    const double radius = field.match.settings().ballRadius() * cards::smallBall;
    for (const double turn : {-degrees, degrees})
        if (field.objects.ballsOf(side) < field.match.settings().ballLimit())
            serveOne(field, side, start, rotate(velocity, rotationFromDegrees(turn)), radius, events);
}

/// Serves a ball from the paddle towards `aim`, px. The side must be allowed to.
void serveBall(Field& field, const Paddle& paddle, Vec2 aim, Events& events) {
    const Side side = paddle.side;
    const double radius = field.match.settings().servedRadius(side);
    const double reach = paddle.size.y / 2.0 + radius;
    const Vec2 start = paddle.position + Vec2{0.0, forward(side) * reach};
    const Vec2 velocity = serveDirection(side, start, aim) * serveSpeed(field, side);
    const bool twins = field.has(side, Card::Twins), family = field.has(side, Card::Family);
    if (!twins || family) serveOne(field, side, start, velocity, radius, events);
    if (twins) serveTwins(field, side, start, velocity, events);
    field.match.served(side);
    if (twins) report(family ? Card::Family : Card::Twins, side, start, events);
    if (field.has(side, Card::SwiftServe)) report(Card::SwiftServe, side, start, events);
}

/// Serves the held ball at `index`.
void launch(Field& field, std::size_t index, Vec2 aim, Events& events) {
    const HeldBall held = field.objects.held[index];
    field.objects.held.erase(field.objects.held.begin() + static_cast<std::ptrdiff_t>(index));
    Ball ball = held.ball;
    ball.velocity = serveDirection(held.side, ball.position, aim) * field.match.rallySpeed();
    ball.flatTicks = 0;
    ball.passing = beginsOnOther(field, ball, held.side);
    noteProgress(ball);
    field.objects.balls.push_back(ball);
    events.push_back(BallServed{ball.position, ball.velocity, held.side});
}

/// Releases balls that have been held long enough, in the direction in which they would have bounced off.
void releaseHeldBalls(Field& field, Events& events) {
    for (HeldBall& held : field.objects.held)
        --held.ticksLeft;
    for (std::size_t i = 0; i < field.objects.held.size();) {
        const HeldBall& held = field.objects.held[i];
        if (held.ticksLeft > 0) {
            ++i;
            continue;
        }
        const double share = held.offset / (field.objects.paddle(held.side)->size.x / 2.0);
        const Rotation turn = rotationFromDegrees(share * tuning::steeringDegrees);
        const Vec2 ahead = Vec2{turn.sine, forward(held.side) * turn.cosine} * tuning::fieldSize.y;
        launch(field, i, held.ball.position + ahead, events);
    }
}

/// Bosses have a super of their own, see tickBosses().
void beginSuper(Field& field, Side side, Events& events) {
    field.match.beginSuper(side, events);
    if (field.boss(side) == nullptr)
        field.powers.extend(side, PowerUp::Fireball, field.match.standing(side).superLeft);
}

void serveFor(Field& field, const Paddle& paddle, Vec2 aim, Events& events) {
    if (!field.match.playing()) return;
    const std::optional<std::size_t> held = field.objects.firstHeld(paddle.side);
    if (held) return launch(field, *held, aim, events);
    if (field.match.mayBeginSuper(paddle.side)) return beginSuper(field, paddle.side, events);
    if (field.match.mayServe(paddle.side, field.objects.ballsOf(paddle.side)))
        serveBall(field, paddle, aim, events);
}

void serveForIdlePlayers(Field& field, Events& events) {
    // The phase NextGoal must end, so in it the match keeps serving balls, whatever the reserves.
    const bool decider = field.match.phase() == Phase::NextGoal;
    if (field.match.settings().practice) return;
    const bool waiting = field.match.playing() && (decider || field.objects.ballCount() == 0);
    field.idleServeTimer = waiting ? field.idleServeTimer + 1 : 0;
    if (field.idleServeTimer < tuning::idleServe) return;

    const int blue = field.match.standing(Side::Blue).reserve;
    const int red = field.match.standing(Side::Red).reserve;
    const Side drawn = field.random.below(2) == 0 ? Side::Blue : Side::Red;
    const bool alone = field.objects.paddle(Side::Red) == nullptr;
    const Side side =
        alone ? Side::Blue : (blue == red || decider ? drawn : (blue > red ? Side::Blue : Side::Red));
    const bool may = decider ? field.objects.ballsOf(side) < field.match.settings().ballLimit()
                             : field.match.mayServe(side, field.objects.ballsOf(side));
    if (!may) return;
    field.idleServeTimer = 0;
    const Vec2 aim{field.random.between(0.0, tuning::fieldSize.x), goalLine(opponent(side))};
    serveBall(field, *field.objects.paddle(side), aim, events);
}

/// Serves many balls at once towards `aim`, px. The number grows with the number of balls in play.
/// Poured balls are placed in rows beside and before the served ball, with the same velocity. They do not
/// overlap, and have moved on before the next rows are added. No ball is placed inside a wall.
void pour(Field& field, const Paddle& paddle, Vec2 aim, Events& events) {
    const std::size_t inPlay = field.objects.balls.size();
    if (!field.match.mayServe(paddle.side, inPlay)) return;
    serveBall(field, paddle, aim, events);

    const double pitch = tuning::pourPitch * radiusIn(field, inPlay);
    const double flown = tuning::rallySpeed * tuning::tickSeconds * tuning::sandboxPourInterval;
    const int columns = static_cast<int>(paddle.size.x / pitch);
    const int rows = std::max(1, static_cast<int>(flown / pitch));
    const int more = std::min(static_cast<int>(inPlay) / tuning::sandboxPourShare, columns * rows - 1);
    const Ball served = field.objects.balls.back();
    for (int i = 1; i <= more && field.match.mayServe(paddle.side, field.objects.balls.size()); ++i) {
        // From the middle outwards: 0, 1, -1, 2, -2 and so on.
        const int column = i % columns;
        const int aside = column % 2 == 0 ? -column / 2 : (column + 1) / 2;
        const int row = i / columns;
        const Vec2 offset{aside * pitch, forward(paddle.side) * row * pitch};
        const Vec2 at = served.position + offset;
        const double free = std::min(at.x, tuning::fieldSize.x - at.x);
        if (free >= std::min(served.radius, radiusIn(field, inPlay)))
            field.objects.addBall(at, served.velocity, paddle.side, served.radius);
    }
}

} // namespace

void serve(Field& field, const Commands& commands, Events& events) {
    if (field.sandbox() && commands[sideIndex(Side::Blue)].has(Command::clearBalls)) {
        field.objects.balls.clear();
        field.objects.held.clear();
    }
    releaseHeldBalls(field, events);
    for (const Paddle& paddle : field.objects.paddles) {
        const Command& command = commands[sideIndex(paddle.side)];
        if (command.has(Command::servePressed)) serveFor(field, paddle, command.aim(), events);
        if (field.sandbox() && command.has(Command::serveHeld) &&
            field.tick % tuning::sandboxPourInterval == 0)
            pour(field, paddle, command.aim(), events);
    }
    if (!field.sandbox()) serveForIdlePlayers(field, events);
}

bool holds(const Field& field, const Paddle& paddle, Vec2 normal, Stroke stroke) {
    const bool velvet = stroke == Stroke::Cushion && field.has(paddle.side, Card::Velvet);
    return (velvet || field.powers.active(paddle.side, PowerUp::Sticky)) &&
           normal.y * forward(paddle.side) > tuning::frontCosine;
}

void holdBall(Field& field, const Contact& contact, const Paddle& paddle, double offset, Events& events) {
    HeldBall held;
    held.ball = field.objects.balls[contact.ball];
    held.ball.position = contact.position;
    held.ball.stayTicks = 0;
    held.side = paddle.side;
    held.offset = offset;
    const bool sticky = field.powers.active(paddle.side, PowerUp::Sticky);
    held.ticksLeft = sticky ? tuning::stickyHold : cards::velvetHold;
    if (!sticky) report(Card::Velvet, paddle.side, contact.point, events);
    field.objects.held.push_back(held);
    events.push_back(BallHeld{contact.point, paddle.side});
}

void carryHeldBalls(Field& field) {
    for (HeldBall& held : field.objects.held) {
        const Paddle& paddle = *field.objects.paddle(held.side);
        const double most = paddle.size.x / 2.0 - held.ball.radius;
        held.offset = std::clamp(held.offset, -most, most);
        const double reach = paddle.size.y / 2.0 + held.ball.radius;
        held.ball.position = paddle.position + Vec2{held.offset, forward(held.side) * reach};
    }
}

} // namespace arkanong
