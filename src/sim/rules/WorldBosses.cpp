#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/PaddleDeflection.hpp"
#include "arkanong/sim/rules/Queen.hpp"
#include "arkanong/sim/rules/World.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

#include <algorithm>
#include <cmath>

// The bosses' phases and timers, and what the Foreman, the Queen, the Clockmaker and Umbra do.

namespace arkanong {

namespace {

constexpr int steelEvery = 4; ///< In phase 3 the Foreman's fourth, eighth ... brick is steel,
constexpr int steelInRow = 3; ///< but no more than so many in a row.

} // namespace

void World::makeBosses() {
    for (const Side side : {Side::Blue, Side::Red}) {
        const std::optional<Boss> boss = match_.settings().bosses[sideIndex(side)];
        if (!boss) continue;
        bosses_[sideIndex(side)] = makeBoss(*boss);
        if (boss == Boss::Foreman) objects_.prepareMortar(side, collisions_);
        if (boss == Boss::Queen) objects_.addDrones(side, collisions_);
    }
}

void World::tickBosses(std::vector<Event>& events) {
    for (const Side side : {Side::Blue, Side::Red}) {
        if (!bosses_[sideIndex(side)]) continue;
        BossState& boss = *bosses_[sideIndex(side)];
        const int conceded = match_.standing(opponent(side)).goals;
        const int phase = bossPhase(conceded, match_.settings().goals[sideIndex(opponent(side))]);
        if (match_.playing() && phase > boss.phase) {
            boss.phase = phase;
            events.push_back(BossPhaseBegan{boss.boss, side, phase});
        }
        if (boss.boss == Boss::Queen) tickDrones(side, boss, events);
        if (boss.boss == Boss::Minotaur) settleCharge(side, boss, events);
        tickAct(side, boss, events);
    }
}

void World::tickAct(Side side, BossState& boss, std::vector<Event>& events) {
    if (boss.actLeft > 0 && --boss.actLeft == 0) endAct(side, boss, events);
    if (boss.boss == Boss::Queen || boss.out() || !match_.playing()) return;
    if (boss.untilAct > 0) --boss.untilAct;
    if (boss.untilAct == tuning::bossWarning && boss.boss != Boss::Foreman)
        events.push_back(BossWarned{boss.boss, side, boss.phase});
    if (boss.untilAct == 0 && act(side, boss, events)) boss.untilAct = actInterval(boss.boss, boss.phase);
}

bool World::act(Side side, BossState& boss, std::vector<Event>& events) {
    if (boss.boss == Boss::Foreman) return layBrick(side, boss, events);
    if (boss.boss == Boss::Minotaur) return setOff(side, boss, events);
    boss.actLeft = actLength(boss.boss, boss.phase);
    events.push_back(BossActed{boss.boss, side, boss.phase});
    if (boss.boss != Boss::Clockmaker) return true;
    turnBalls(side, true, events);
    boss.hexagonsTurned = boss.phase == 3;
    if (boss.hexagonsTurned) turnHexagons();
    return true;
}

void World::endAct(Side side, BossState& boss, std::vector<Event>& events) {
    events.push_back(BossRested{boss.boss, side});
    if (boss.boss != Boss::Clockmaker) return;
    turnBalls(side, false, events);
    if (boss.hexagonsTurned) turnHexagons();
    boss.hexagonsTurned = false;
}

// The Foreman.

bool World::layBrick(Side side, BossState& boss, std::vector<Event>& events) {
    const double x = objects_.paddle(side)->position.x;
    const int rows = boss.phase == 1 ? 1 : 2;
    std::optional<std::size_t> best;
    const auto away = [&](std::size_t i) { return std::abs(objects_.mortar[i].brick.centre.x - x); };
    for (std::size_t i = 0; i < objects_.mortar.size(); ++i) {
        const MortarCell& cell = objects_.mortar[i];
        const bool in = cell.side == side && cell.row < rows;
        if (in && (!best || away(i) < away(*best)) && isOpen(cell)) best = i;
    }
    if (!best) return false;
    const MortarCell& cell = objects_.mortar[*best];
    const auto steel = std::count_if(objects_.bricks.begin(), objects_.bricks.end(), [&](const Brick& brick) {
        return brick.laid && brick.kind == BrickKind::Steel && brick.centre.y == cell.brick.centre.y;
    });
    if (boss.phase == 3) ++boss.laid;
    const bool hard = boss.phase == 3 && boss.laid % steelEvery == 0 && steel < steelInRow;
    const BrickKind kind = hard ? BrickKind::Steel : BrickKind::Normal;
    events.push_back(BrickLaid{cell.brick.centre, objects_.layBrick(*best, kind, collisions_), kind, side});
    return true;
}

// The Clockmaker.

void World::turnBalls(Side side, bool back, std::vector<Event>& events) {
    for (Ball& ball : objects_.balls) {
        if (ball.owner == side || (!back && !ball.turnedBack)) continue;
        ball.turnedBack = false;
        if (!mayTurn(ball)) continue;
        ball.velocity = -ball.velocity;
        ball.turnedBack = back;
        noteProgress(ball); // Going the same way twice is no endless loop.
        events.push_back(BallTurnedBack{ball.position, ball.velocity, ball.owner});
    }
}

bool World::mayTurn(const Ball& ball) const {
    // Behind the fronts of the shields it would come from the goal line.
    const double line = tuning::shieldThickness + ball.radius;
    if (ball.passing || ball.position.y < line || ball.position.y > tuning::fieldSize.y - line) return false;
    const auto insidePaddle = [&](const Paddle& paddle) {
        return gapToBar(paddle.position, paddle.size, ball.position) < ball.radius;
    };
    const auto insideBrick = [&](const Brick& brick) {
        return distance(ball.position, nearestPoint(brick.box(), ball.position)) < ball.radius;
    };
    return std::none_of(objects_.paddles.begin(), objects_.paddles.end(), insidePaddle) &&
           std::none_of(objects_.bricks.begin(), objects_.bricks.end(), insideBrick);
}

void World::turnHexagons() {
    for (Hexagon& hexagon : objects_.hexagons) {
        hexagon.spin = -hexagon.spin;
        hexagon.returning = !hexagon.returning;
    }
}

// The Queen.

void World::tickDrones(Side side, const BossState& boss, std::vector<Event>& events) {
    for (std::size_t i = 0; i < objects_.drones.size(); ++i) {
        Drone& drone = objects_.drones[i];
        if (drone.side != side || drone.awake() || drone.number >= dronesIn(boss.phase)) continue;
        if (drone.asleepFor > 0 && --drone.asleepFor > 0) continue;
        objects_.wakeDrone(i, collisions_);
        events.push_back(DroneWoke{drone.position, side, drone.number});
    }
}

void World::moveDrones() {
    for (const Drone& drone : objects_.drones) {
        const int phase = bosses_[sideIndex(drone.side)]->phase;
        const DroneRange range = droneRange(drone.number, phase, match_.settings().largestBall());
        const Vec2 velocity =
            drone.awake() ? droneVelocity(drone, objects_.balls, range, droneSpeed(phase)) : Vec2{};
        collisions_.drive(drone.obstacle, velocity, 0.0);
    }
}

ContactResponse World::touchDrone(const Contact& contact, std::size_t index, std::vector<Event>& events) {
    const Drone drone = objects_.drones[index];
    Ball& ball = objects_.balls[contact.ball];
    const Vec2 centre = collisions_.obstacle(drone.obstacle).centreAt(contact.time);
    // One that is squeezed between the drone and a hexagon or brick gets through, too.
    const bool squeezed = contact.contactsOfBall > tuning::squeezeHits;
    if (squeezed || !meetsFront(drone, centre, contact.position, contact.velocity, ball.radius))
        return ContactResponse::pass();

    PaddleDeflection touch;
    touch.side = drone.side;
    touch.ballVelocity = contact.velocity;
    touch.normal = normalized(contact.normal);
    touch.offset = (contact.point.x - centre.x) / (Drone::size.x / 2.0);
    touch.rallySpeed = match_.rallySpeed();
    const bool enemy = ball.owner != drone.side;
    const double speed = std::abs(dot(contact.velocity, touch.normal));
    const int left = drone.hitsLeft - (enemy ? 1 : 0);
    reportHit(DroneHit{contact.point, touch.normal, speed, drone.side, drone.number, left, ball.owner},
              events);
    noteProgress(ball);
    ball.turnedBack = false;
    ball.stroke = Stroke::Plain;
    if (enemy) steal(ball, drone.side, contact.point, events);
    objects_.drones[index].hitsLeft = left;
    if (left == 0) {
        objects_.sleepDrone(index, droneSleep(bosses_[sideIndex(drone.side)]->phase), collisions_);
        events.push_back(DroneSlept{centre, drone.side, drone.number});
    }
    return ContactResponse::leave(velocityAfter(touch));
}

} // namespace arkanong
