#include "arkanong/sim/boss/Queen.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/paddle/PaddleDeflection.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/Contacts.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Strokes.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// How many drones the Queen has in a phase (1 to 3).
constexpr int dronesIn(int phase) { return phase == 1 ? 1 : droneCount; }
/// How long a drone sleeps in a phase, ticks.
constexpr int droneSleep(int phase) { return tuning::seconds(phase < 3 ? 8.0 : 5.0); }

/// Where a drone's centre may be, px: a ball's diameter from the walls and from the other drone's part.
struct DroneRange {
    double low = 0.0;
    double high = 0.0;
    double middle() const { return (low + high) / 2.0; }
};

constexpr double farthest = 1.6; ///< Seconds that a drone looks ahead.

/// Seconds until an enemy ball crosses the lane inwards; negative for any other ball.
double untilLane(const Drone& drone, const Ball& ball) {
    const double ahead = (ball.position.y - drone.position.y) * forward(drone.side);
    const double inwards = -ball.velocity.y * forward(drone.side);
    return ball.owner == drone.side || inwards <= 0.0 ? -1.0 : ahead / inwards;
}

/// The range of drone `number` in a phase: the whole lane for a single one, else a half. Balls of this radius, px.
DroneRange droneRange(int number, int phase, double ballRadius) {
    const double room = 2.0 * ballRadius + Drone::size.x / 2.0;
    const double middle = tuning::fieldSize.x / 2.0;
    const bool alone = dronesIn(phase) == 1;
    const double left = alone || number == 0 ? room : middle + room;
    const double right = alone || number == 1 ? tuning::fieldSize.x - room : middle - room;
    return {left, right};
}

/// The velocity of an awake drone for one tick: towards the point where the next enemy ball that comes through its range will
/// cross the lane if it hits only side walls; without such a ball towards the middle of its range.
Vec2 droneVelocity(const Drone& drone, const std::vector<Ball>& balls, const DroneRange& range,
                   double speed) {
    double target = range.middle();
    double soonest = farthest;
    for (const Ball& ball : balls) {
        const double seconds = untilLane(drone, ball);
        if (seconds < 0.0 || seconds >= soonest) continue;
        const double x = betweenWalls(ball.position.x + ball.velocity.x * seconds, ball.radius);
        if (x < range.low - Drone::size.x || x > range.high + Drone::size.x) continue;
        soonest = seconds;
        target = std::clamp(x, range.low, range.high);
    }
    const double wanted = (target - drone.position.x) / tuning::tickSeconds;
    return {std::clamp(wanted, -speed, speed), 0.0};
}

/// Whether a ball at `position` that touches the drone meets its front from before it. Otherwise it passes through: it
/// comes from behind or from the side, or is inside already.
bool meetsFront(const Drone& drone, Vec2 centre, Vec2 position, Vec2 velocity, double radius) {
    constexpr double tolerance = 1e-3;
    const double before = (position.y - centre.y) * forward(drone.side);
    const double flat = Drone::size.x / 2.0 - Drone::size.y / 2.0; // Half the front's straight part.
    const double aside = std::max(std::abs(position.x - centre.x) - flat, 0.0);
    const double reach = Drone::size.y / 2.0 + radius;
    const bool inside = before * before + aside * aside < (reach - tolerance) * (reach - tolerance);
    return comesCloser(drone.side, velocity) && !inside && before > tuning::frontCosine * reach;
}

} // namespace

void prepareDrones(Field& field, Side side) { field.objects.addDrones(side, field.collisions); }

void tickDrones(Field& field, Side side, Events& events) {
    const int phase = field.bosses[sideIndex(side)]->phase;
    for (std::size_t i = 0; i < field.objects.drones.size(); ++i) {
        Drone& drone = field.objects.drones[i];
        if (drone.side != side || drone.awake() || drone.number >= dronesIn(phase)) continue;
        if (drone.asleepFor > 0 && --drone.asleepFor > 0) continue;
        field.objects.wakeDrone(i, field.collisions);
        events.push_back(DroneWoke{drone.position, side, drone.number});
    }
}

void wakeDrones(Field& field, Side side) {
    for (Drone& drone : field.objects.drones)
        if (drone.side == side) drone.asleepFor = std::min(drone.asleepFor, 1);
}

void dismissDrones(Field& field, Side side, Events& events) {
    std::vector<Drone>& drones = field.objects.drones;
    for (std::size_t i = 0; i < drones.size(); ++i) {
        Drone& drone = drones[i];
        if (drone.side != side) continue;
        if (drone.awake()) {
            field.objects.sleepDrone(i, 0, field.collisions);
            events.push_back(DroneSlept{drone.position, side, drone.number});
        }
        drone.state = Drone::State::Absent;
        drone.asleepFor = 0;
    }
}

void moveDrones(Field& field) {
    for (const Drone& drone : field.objects.drones) {
        const int phase = field.bosses[sideIndex(drone.side)]->phase;
        const DroneRange range = droneRange(drone.number, phase, field.match.settings().largestBall());
        const Vec2 velocity =
            drone.awake() ? droneVelocity(drone, field.objects.balls, range, droneSpeed(phase)) : Vec2{};
        field.collisions.drive(drone.obstacle, velocity, 0.0);
    }
}

ContactResponse touchDrone(Field& field, const Contact& contact, std::size_t index, Events& events) {
    const Drone drone = field.objects.drones[index];
    Ball& ball = field.objects.balls[contact.ball];
    const Vec2 centre = field.collisions.obstacle(drone.obstacle).centreAt(contact.time);
    // A ball that is squeezed between the drone and a hexagon or brick passes through, too.
    const bool squeezed = contact.contactsOfBall > tuning::squeezeHits;
    if (squeezed || !meetsFront(drone, centre, contact.position, contact.velocity, ball.radius))
        return ContactResponse::pass();

    PaddleDeflection touch;
    touch.side = drone.side;
    touch.ballVelocity = contact.velocity;
    touch.normal = normalized(contact.normal);
    touch.offset = (contact.point.x - centre.x) / (Drone::size.x / 2.0);
    touch.rallySpeed = field.match.rallySpeed();
    const bool enemy = ball.owner != drone.side;
    const double speed = std::abs(dot(contact.velocity, touch.normal));
    const int left = drone.hitsLeft - (enemy ? 1 : 0);
    reportHit(field, DroneHit{contact.point, touch.normal, speed, drone.side, drone.number, left, ball.owner},
              events);
    noteProgress(ball);
    ball.turnedBack = false;
    ball.stroke = Stroke::Plain;
    if (enemy) steal(field, ball, drone.side, contact.point, events);
    field.objects.drones[index].hitsLeft = left;
    if (left == 0) {
        field.objects.sleepDrone(index, droneSleep(field.bosses[sideIndex(drone.side)]->phase),
                                 field.collisions);
        events.push_back(DroneSlept{centre, drone.side, drone.number});
    }
    return ContactResponse::leave(velocityAfter(touch));
}

} // namespace arkanong
