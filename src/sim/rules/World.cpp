#include "arkanong/sim/rules/World.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/PaddleDeflection.hpp"
#include "arkanong/sim/tuning/Cards.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace arkanong {

namespace {

constexpr std::uint64_t simulationStream = 1;

std::vector<Side> sidesOf(Mode mode) {
    if (mode == Mode::Versus) return {Side::Blue, Side::Red};
    return {Side::Blue};
}

Vec2 limited(Vec2 v, double most) {
    const double size = length(v);
    return size > most ? v * (most / size) : v;
}

/// `v` with each component kept between -most and most.
Vec2 eachWithin(Vec2 v, Vec2 most) {
    return {std::clamp(v.x, -most.x, most.x), std::clamp(v.y, -most.y, most.y)};
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

} // namespace

World::World(const Level& level, const MatchSettings& settings, std::uint64_t seed)
    : match_(onLevel(settings, level)), random_(seed, simulationStream) {
    Level played = mutated(level, match_.settings().mutators);
    // The sandbox's bricks are edited in their grid.
    if (sandbox()) played.bands.clear();
    dropChance_ = played.dropChance;
    collisions_.setArena(arenaOf(match_.settings()));
    objects_.build(played, sidesOf(settings.mode), match_.shieldsHold(), collisions_);
    if (settings.mode == Mode::Versus) makeBosses();
    for (const Side side : {Side::Blue, Side::Red})
        if (match_.hasHelp(side)) objects_.returnShields(side, ShieldRow::Wall);
    makeCards();
    objects_.settleShields(collisions_);
}

void World::step(const Commands& commands, std::vector<Event>& events) {
    objects_.rememberPositions();
    movePaddles(commands, events);
    moveHexagons();
    objects_.driveBands(collisions_);
    moveDrones();
    serve(commands, events);
    moveBalls(events);
    moveCapsules(events);
    tickBricks(events);
    tickPowerUps(commands, events);
    tickCards(events);
    tickBosses(events);
    keepPlayAlive(commands, events);
    match_.tick(objects_.breakableBricks(), objects_.ballCount(), events);
    tickShields();
    ++tick_;
}

void World::movePaddles(const Commands& commands, std::vector<Event>& events) {
    for (Paddle& paddle : objects_.paddles) {
        const Command& command = commands[sideIndex(paddle.side)];
        fitWidth(paddle);
        std::optional<BossState>& boss = bosses_[sideIndex(paddle.side)];
        if (boss && boss->out()) {
            paddle.velocity = charging(paddle, command, *boss, events);
        } else {
            const Box zone = zoneOf(match_.settings(), paddle.side);
            paddle.velocity = velocityWithin(boxAround(paddle.position, paddle.size / 2.0),
                                             steered(paddle, command), zone, tuning::tickSeconds);
        }
        collisions_.drive(paddle.obstacle, paddle.velocity, 0.0);
    }
}

Vec2 World::steered(const Paddle& paddle, const Command& command) const {
    if (powers_.active(paddle.side, PowerUp::Freeze)) return {};
    const PaddleLimits limits = paddleLimits(match_.settings().mode);
    const double sign = powers_.active(paddle.side, PowerUp::Reverse) ? -1.0 : 1.0;
    const Vec2 wanted = eachWithin(command.move() * sign, limits.speed);
    return paddle.velocity + eachWithin(wanted - paddle.velocity, limits.acceleration * tuning::tickSeconds);
}

void World::fitWidth(Paddle& paddle) {
    double wanted = tuning::paddleSize.x;
    const bool lastStand = has(paddle.side, Card::LastStand) &&
                           objects_.shieldsOf(paddle.side, ShieldRow::Line) <= cards::lastStandShields;
    if (lastStand || powers_.active(paddle.side, PowerUp::Wide)) wanted *= tuning::wideFactor;
    if (powers_.active(paddle.side, PowerUp::Narrow)) wanted *= tuning::narrowFactor;
    if (paddle.size.x == wanted) return;
    const double change = std::clamp(wanted - paddle.size.x, -tuning::widthChange, tuning::widthChange);
    const Vec2 size{paddle.size.x + change, paddle.size.y};
    // The paddle does not grow into a ball, nor while it charges, but waits.
    if (change > 0.0 && outside(paddle)) return;
    const bool blocked =
        change > 0.0 && std::any_of(objects_.balls.begin(), objects_.balls.end(), [&](const Ball& ball) {
            return gapToBar(paddle.position, size, ball.position) < ball.radius;
        });
    if (blocked) return;
    paddle.size = size;
    collisions_.resizeBox(paddle.obstacle, size / 2.0, size.y / 2.0);
}

// A paddle that grows at a wall moves away from it in the same tick, unless a ball stops it.
void World::fitIntoField(Paddle& paddle) {
    const double room = 2.0 * std::min(paddle.position.x, tuning::fieldSize.x - paddle.position.x);
    if (paddle.size.x <= room + slack) return;
    paddle.size.x = room;
    collisions_.resizeBox(paddle.obstacle, paddle.size / 2.0, paddle.size.y / 2.0);
}

void World::moveHexagons() {
    for (const Hexagon& hexagon : objects_.hexagons) {
        collisions_.drive(hexagon.obstacle, travels(hexagon) ? pathVelocity(hexagon) : Vec2{}, hexagon.spin);
    }
}

void World::moveBalls(std::vector<Event>& events) {
    hitEvents_ = ballEvents_ = 0;
    paddleTouches_.assign(objects_.balls.size(), 0);
    collisions_.begin(tuning::tickSeconds);
    admitBalls();
    bool removed = false;
    while (const auto contact = collisions_.next()) {
        const ContactResponse response = answerTo(*contact, events);
        removed = removed || response.trajectory == ContactResponse::Trajectory::Remove;
        collisions_.answer(*contact, response);
    }
    readBackObstacles();
    readBackBalls(removed);
}

// All that every ball needs is done in two passes, here and in readBackBalls(): a crowd does not fit into the caches.
void World::admitBalls() {
    const double room = sandbox() ? radiusIn(objects_.balls.size()) : std::numeric_limits<double>::infinity();
    for (Ball& ball : objects_.balls) {
        ball.previous = ball.position;
        ball.radius = std::min(ball.radius, room);
        collisions_.addBall({ball.position, ball.velocity, ball.radius});
    }
}

void World::readBackBalls(bool removed) {
    std::vector<Ball>& balls = objects_.balls;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < balls.size(); ++i) {
        const auto index = static_cast<BallIndex>(i);
        if (removed && !collisions_.alive(index)) continue;
        if (kept != i) balls[kept] = balls[i];
        Ball& ball = balls[kept++];
        const MovingCircle moved = collisions_.ball(index);
        ball.position = moved.position;
        ball.velocity = moved.velocity;
        ball.passing = ball.passing && isOnPaddle(ball);
    }
    balls.resize(kept);
}

bool World::isOnPaddle(const Ball& ball) const {
    return std::any_of(objects_.paddles.begin(), objects_.paddles.end(), [&](const Paddle& paddle) {
        return gapToBar(paddle.position, paddle.size, ball.position) < ball.radius;
    });
}

void World::readBackObstacles() {
    for (Paddle& paddle : objects_.paddles) {
        paddle.position = collisions_.obstacle(paddle.obstacle).centre;
        paddle.velocity = (paddle.position - paddle.previous) / tuning::tickSeconds;
        fitIntoField(paddle);
    }
    for (Drone& drone : objects_.drones) {
        drone.position = collisions_.obstacle(drone.obstacle).centre;
        drone.velocity = (drone.position - drone.previous) / tuning::tickSeconds;
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
    objects_.followBands(collisions_);
    carryHeldBalls();
}

void World::tickShields() {
    for (const Paddle& paddle : objects_.paddles) {
        if (!match_.shieldsHold()) objects_.dropShields(paddle.side, ShieldRow::Line, collisions_);
        const bool helped = match_.hasHelp(paddle.side) && match_.shieldsHold();
        if (!helped && !powers_.active(paddle.side, PowerUp::ShieldWall))
            objects_.dropShields(paddle.side, ShieldRow::Wall, collisions_);
    }
    objects_.settleShields(collisions_);
}

void World::keepPlayAlive(const Commands& commands, std::vector<Event>& events) {
    if (sandbox()) return tickOverdrive(commands);
    preventStalls(events);
    tickSparks(events);
}

void World::preventStalls(std::vector<Event>& events) {
    std::vector<Ball>& balls = objects_.balls;
    separateTwins(balls);
    for (Ball& ball : balls) {
        const Pace pace = paceOf(ball);
        controlSpeed(ball, pace.speed, pace.share);
        keepOffShields(ball);
        const std::optional<Vec2> velocity = nudge(ball, random_);
        if (!velocity) continue;
        ball.velocity = *velocity;
        if (isStuck(ball)) {
            match_.ballTakenBack(ball.owner);
            events.push_back(BallTakenBack{ball.position, ball.owner});
        } else {
            events.push_back(BallNudged{ball.position});
        }
    }
    balls.erase(std::remove_if(balls.begin(), balls.end(), isStuck), balls.end());
}

void World::keepOffShields(Ball& ball) const {
    const Vec2 at = ball.position;
    const Side line = at.y < tuning::fieldSize.y / 2.0 ? Side::Red : Side::Blue;
    if (std::abs(at.y - goalLine(line)) > tuning::zoneDepth) ball.shieldTouches = 0;
    if (ball.shieldTouches < tuning::shieldTouches || ball.velocity.y * forward(line) > 0.0) return;
    const bool shielded = objects_.shieldAt(line, ShieldRow::Line, at.x) != nullptr ||
                          objects_.shieldAt(line, ShieldRow::Wall, at.x) != nullptr;
    if (shielded) ball.velocity.y = -ball.velocity.y;
}

void World::tickOverdrive(const Commands& commands) {
    const bool held = commands[sideIndex(Side::Blue)].has(Command::overdrive);
    overdriveTimer_ = held ? tuning::overdriveFade : std::max(overdriveTimer_ - 1, 0);
    if (overdriveTimer_ == 0) return;
    const double target = match_.rallySpeed() * (held ? tuning::overdriveFactor : 1.0);
    for (Ball& ball : objects_.balls)
        approachSpeed(ball, target, tuning::overdriveReturn);
}

} // namespace arkanong
