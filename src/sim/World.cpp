#include "arkanong/sim/World.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/BallCare.hpp"
#include "arkanong/sim/Field.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr std::uint64_t simulationStream = 1;

std::vector<Side> sidesOf(Mode mode) {
    if (mode == Mode::Sandbox) return {Side::Blue};
    return {Side::Blue, Side::Red};
}

Vec2 limited(Vec2 v, double most) {
    const double size = length(v);
    return size > most ? v * (most / size) : v;
}

/// From `start`, at the paddle's front, towards `aim`: at most tuning::serveDegrees from straight ahead, and
/// straight ahead where the aim is not in front.
Vec2 serveDirection(Side side, Vec2 start, Vec2 aim) {
    const Vec2 ahead{0.0, forward(side)};
    const Vec2 towards = aim - start;
    if (dot(towards, ahead) <= 0.0) return ahead;
    const Rotation most = rotationFromDegrees(tuning::serveDegrees);
    const Vec2 direction = normalized(towards);
    if (dot(direction, ahead) >= most.cosine) return direction;
    return ahead * most.cosine + Vec2{direction.x < 0.0 ? -most.sine : most.sine, 0.0};
}

/// How a hexagon travels through one tick: it stops exactly at its path's end, to turn round in the next
/// tick.
Vec2 pathVelocity(const Hexagon& hexagon) {
    const Vec2 left = (hexagon.returning ? hexagon.pathStart : hexagon.pathEnd) - hexagon.centre;
    return limited(left / tuning::tickSeconds, hexagon.pathSpeed);
}

bool travels(const Hexagon& hexagon) {
    return hexagon.pathSpeed > 0.0 && hexagon.pathEnd != hexagon.pathStart;
}

} // namespace

World::World(const Level& level, const MatchSettings& settings, std::uint64_t seed)
    : match_(settings), random_(seed, simulationStream) {
    collisions_.setArena(arenaOf(settings.mode));
    objects_.build(level, sidesOf(settings.mode), collisions_);
}

void World::step(const Commands& commands, std::vector<Event>& events) {
    objects_.rememberPositions();
    movePaddles(commands);
    moveHexagons();
    serve(commands, events);
    moveBalls(events);
    keepPlayAlive(commands, events);
    match_.tick(objects_.breakableBricks(), events);
    ++tick_;
}

void World::movePaddles(const Commands& commands) {
    constexpr double fullMove = 127.0;
    for (Paddle& paddle : objects_.paddles) {
        const Command& command = commands[sideIndex(paddle.side)];
        const Vec2 move{command.moveX / fullMove, command.moveY / fullMove};
        const Vec2 wanted = limited(move * tuning::paddleSpeed, tuning::paddleSpeed);
        const Vec2 change =
            limited(wanted - paddle.velocity, tuning::paddleAcceleration * tuning::tickSeconds);
        const Box zone = zoneOf(match_.settings().mode, paddle.side);
        paddle.velocity = velocityWithin(boxAround(paddle.position, paddle.size / 2.0),
                                         paddle.velocity + change, zone, tuning::tickSeconds);
        collisions_.drive(paddle.obstacle, paddle.velocity, 0.0);
    }
}

void World::moveHexagons() {
    for (const Hexagon& hexagon : objects_.hexagons) {
        collisions_.drive(hexagon.obstacle, travels(hexagon) ? pathVelocity(hexagon) : Vec2{}, hexagon.spin);
    }
}

void World::serve(const Commands& commands, std::vector<Event>& events) {
    if (sandbox() && commands[sideIndex(Side::Blue)].has(Command::clearBalls)) objects_.balls.clear();
    for (const Paddle& paddle : objects_.paddles) {
        const Command& command = commands[sideIndex(paddle.side)];
        if (command.has(Command::servePressed) && match_.mayServe(paddle.side, objects_.ballsOf(paddle.side)))
            serveBall(paddle, command.aim(), events);
        if (sandbox() && command.has(Command::serveHeld) && tick_ % tuning::sandboxPourInterval == 0)
            pour(paddle, command.aim(), events);
    }
    if (sandbox())
        makeRoom();
    else
        serveForIdlePlayers(events);
}

// A crowd is poured in rows beside and before the served ball, all in its direction: side by side they do not
// overlap, and they have flown on before the next rows come.
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
        // From the middle outwards: 0, 1, -1, 2, -2...
        const int column = i % columns;
        const int aside = column % 2 == 0 ? -column / 2 : (column + 1) / 2;
        const int row = i / columns;
        const Vec2 offset{aside * pitch, forward(paddle.side) * row * pitch};
        objects_.addBall(served.position + offset, served.velocity, paddle.side);
    }
}

double World::radiusIn(std::size_t crowd) {
    const double share = static_cast<double>(crowd) / tuning::sandboxRoom;
    return share <= 1.0 ? tuning::ballRadius : tuning::ballRadius / std::sqrt(share);
}

void World::makeRoom() {
    const double radius = radiusIn(objects_.balls.size());
    for (Ball& ball : objects_.balls)
        ball.radius = std::min(ball.radius, radius);
}

void World::serveForIdlePlayers(std::vector<Event>& events) {
    // The next shield must not take for ever, so there the match goes on throwing balls in, whatever the
    // reserves.
    const bool decider = match_.phase() == Phase::NextShield;
    const bool waiting = match_.playing() && (decider || objects_.balls.empty());
    idleServeTimer_ = waiting ? idleServeTimer_ + 1 : 0;
    if (idleServeTimer_ < tuning::idleServe) return;

    const int blue = match_.standing(Side::Blue).reserve;
    const int red = match_.standing(Side::Red).reserve;
    const Side drawn = random_.below(2) == 0 ? Side::Blue : Side::Red;
    const Side side = blue == red || decider ? drawn : (blue > red ? Side::Blue : Side::Red);
    const bool may = decider ? objects_.ballsOf(side) < static_cast<std::size_t>(tuning::maximumBallsOfASide)
                             : match_.mayServe(side, objects_.ballsOf(side));
    if (!may) return;
    idleServeTimer_ = 0;
    const Vec2 aim{random_.between(0.0, tuning::fieldSize.x), goalLine(opponent(side))};
    serveBall(*objects_.paddle(side), aim, events);
}

void World::serveBall(const Paddle& paddle, Vec2 aim, std::vector<Event>& events) {
    const double reach = paddle.size.y / 2.0 + tuning::ballRadius;
    const Vec2 start = paddle.position + Vec2{0.0, forward(paddle.side) * reach};
    const Vec2 velocity = serveDirection(paddle.side, start, aim) * match_.rallySpeed();
    objects_.addBall(start, velocity, paddle.side);
    match_.served(paddle.side);
    events.push_back(BallServed{start, velocity, paddle.side});
}

void World::moveBalls(std::vector<Event>& events) {
    hitEvents_ = ballEvents_ = 0;
    paddleTouches_.assign(objects_.balls.size(), 0);
    collisions_.begin(tuning::tickSeconds);
    for (const Ball& ball : objects_.balls)
        collisions_.addBall({ball.position, ball.velocity, ball.radius});
    while (const auto contact = collisions_.next())
        collisions_.answer(*contact, answerTo(*contact, events));
    readBackBalls();
    readBackObstacles();
}

void World::readBackBalls() {
    std::vector<Ball>& balls = objects_.balls;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < balls.size(); ++i) {
        const auto index = static_cast<BallIndex>(i);
        if (!collisions_.alive(index)) continue;
        const MovingCircle moved = collisions_.ball(index);
        balls[i].position = moved.position;
        balls[i].velocity = moved.velocity;
        if (kept != i) balls[kept] = balls[i];
        ++kept;
    }
    balls.resize(kept);
}

void World::readBackObstacles() {
    for (Paddle& paddle : objects_.paddles) {
        paddle.position = collisions_.obstacle(paddle.obstacle).centre;
        paddle.velocity = (paddle.position - paddle.previous) / tuning::tickSeconds;
    }
    for (Hexagon& hexagon : objects_.hexagons) {
        constexpr double arrived = 1e-9;
        const Obstacle& shape = collisions_.obstacle(hexagon.obstacle);
        const Vec2 target = hexagon.returning ? hexagon.pathStart : hexagon.pathEnd;
        const bool atEnd = travels(hexagon) && distance(shape.centre, target) < arrived;
        hexagon.centre = atEnd ? target : shape.centre;
        hexagon.turns = wrapTurns(shape.turns);
        if (atEnd) hexagon.returning = !hexagon.returning;
        collisions_.place(hexagon.obstacle, hexagon.centre, hexagon.turns);
    }
}

void World::keepPlayAlive(const Commands& commands, std::vector<Event>& events) {
    if (sandbox()) return tickOverdrive(commands);
    for (Ball& ball : objects_.balls) {
        careForSpeed(ball, match_.rallySpeed());
        if (const auto velocity = nudge(ball, random_)) {
            ball.velocity = *velocity;
            events.push_back(BallNudged{ball.position});
        }
    }
    tickSparks(events);
}

void World::tickOverdrive(const Commands& commands) {
    const bool held = commands[sideIndex(Side::Blue)].has(Command::overdrive);
    overdriveTimer_ = held ? tuning::overdriveFade : std::max(overdriveTimer_ - 1, 0);
    if (overdriveTimer_ == 0) return;
    const double target = match_.rallySpeed() * (held ? tuning::overdriveFactor : 1.0);
    for (Ball& ball : objects_.balls)
        drawSpeed(ball, target, tuning::overdriveReturn);
}

void World::tickSparks(std::vector<Event>& events) {
    const std::size_t left = objects_.breakableBricks();
    const bool few = left > 0 && left <= static_cast<std::size_t>(tuning::sparkBricks);
    if (!few || !match_.playing()) {
        sparkTimer_ = 0;
        return;
    }
    if (++sparkTimer_ < tuning::sparkPatience) return;
    sparkTimer_ -= tuning::sparkInterval;
    const auto brick = std::find_if(objects_.bricks.begin(), objects_.bricks.end(),
                                    [](const Brick& b) { return b.breakable(); });
    events.push_back(BrickBroken{brick->centre, {}, brick->id, brick->kind, Side::Blue, 0, 0, true});
    objects_.removeBrick(static_cast<std::size_t>(brick - objects_.bricks.begin()), collisions_);
}

} // namespace arkanong
