#include "arkanong/sim/rules/Queen.hpp"

#include "arkanong/sim/objects/Walls.hpp"
#include "arkanong/sim/tuning/Strokes.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double farthest = 1.6; ///< A drone looks so many seconds ahead.

/// Seconds until an enemy ball crosses the lane inwards; negative for any other ball.
double untilLane(const Drone& drone, const Ball& ball) {
    const double ahead = (ball.position.y - drone.position.y) * forward(drone.side);
    const double inwards = -ball.velocity.y * forward(drone.side);
    return ball.owner == drone.side || inwards <= 0.0 ? -1.0 : ahead / inwards;
}

} // namespace

DroneRange droneRange(int number, int phase, double ballRadius) {
    const double room = 2.0 * ballRadius + Drone::size.x / 2.0;
    const double middle = tuning::fieldSize.x / 2.0;
    const bool alone = dronesIn(phase) == 1;
    const double left = alone || number == 0 ? room : middle + room;
    const double right = alone || number == 1 ? tuning::fieldSize.x - room : middle - room;
    return {left, right};
}

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

bool meetsFront(const Drone& drone, Vec2 centre, Vec2 position, Vec2 velocity, double radius) {
    constexpr double tolerance = 1e-3;
    const double before = (position.y - centre.y) * forward(drone.side);
    const bool inwards = velocity.y * forward(drone.side) < 0.0;
    const double flat = Drone::size.x / 2.0 - Drone::size.y / 2.0; // Half the front's straight part.
    const double aside = std::max(std::abs(position.x - centre.x) - flat, 0.0);
    const double reach = Drone::size.y / 2.0 + radius;
    const bool inside = before * before + aside * aside < (reach - tolerance) * (reach - tolerance);
    return inwards && !inside && before > tuning::frontCosine * reach;
}

} // namespace arkanong
