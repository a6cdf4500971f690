#pragma once

#include "arkanong/sim/objects/Boss.hpp"

#include <vector>

namespace arkanong {

/// How many drones the Queen has in a phase (1 to 3).
constexpr int dronesIn(int phase) { return phase == 1 ? 1 : droneCount; }
/// The speed of drones in a phase, px/s.
constexpr double droneSpeed(int phase) { return phase < 3 ? 110.0 : 180.0; }
/// How long a drone sleeps in a phase, ticks.
constexpr int droneSleep(int phase) { return tuning::seconds(phase < 3 ? 8.0 : 5.0); }

/// Where a drone's centre may be, px: a ball's diameter from the walls and from the other drone's part.
struct DroneRange {
    double low = 0.0;
    double high = 0.0;
    double middle() const { return (low + high) / 2.0; }
};
/// The range of drone `number` in a phase: the whole lane for a single one, else a half. Balls of this radius, px.
DroneRange droneRange(int number, int phase, double ballRadius);

/// The velocity of an awake drone for one tick: towards where the next enemy ball that comes through its range will
/// cross the lane, as far as the side walls alone decide; without such a ball towards the middle of its range.
Vec2 droneVelocity(const Drone& drone, const std::vector<Ball>& balls, const DroneRange& range, double speed);

/// Whether a ball at `position` that touches the drone meets its front from before it. Otherwise it passes through: it
/// comes from behind or from the side, or is inside already.
bool meetsFront(const Drone& drone, Vec2 centre, Vec2 position, Vec2 velocity, double radius);

} // namespace arkanong
