#include "arkanong/math/Rotation.hpp"
#include "collision/FlyOne.hpp"

#include <cmath>

using namespace arkanong::test;

namespace {

/// Discs in rows in which each stands in the gaps of its neighbours: they have room up to a packing of 0.907.
Gas denseGas(std::size_t count, double packing, double rms) {
    Gas gas = makeGas(count, 0.2, rms, 5);
    const double radius = gas.balls[0].radius;
    const auto perRow = static_cast<std::size_t>(std::sqrt(static_cast<double>(count)));
    const double pitch = radius * std::sqrt(2.0 * pi / (std::sqrt(3.0) * packing));
    const double rowHeight = pitch * std::sqrt(3.0) / 2.0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / perRow;
        const double shift = row % 2 == 0 ? 0.5 : 1.0;
        gas.balls[i].position = {(static_cast<double>(i % perRow) + shift) * pitch,
                                 (static_cast<double>(row) + 0.5) * rowHeight};
    }
    gas.arena.high = {(static_cast<double>(perRow) + 0.5) * pitch,
                      static_cast<double>((count + perRow - 1) / perRow) * rowHeight};
    return gas;
}

/// Advances a gas by `duration` seconds in `steps` equal steps, and requires that no ball is frozen.
std::vector<MovingCircle> advanced(const Gas& gas, double duration, int steps, std::uint64_t& contacts) {
    CollisionManager collisions = emptyField(gas.arena);
    std::vector<MovingCircle> balls = gas.balls;
    for (int step = 0; step < steps; ++step) {
        advance(collisions, balls, duration / steps);
        const StepReport report = collisions.report();
        CHECK(report.frozen == 0);
        CHECK(report.exactUntil == duration / steps);
        contacts += report.contacts;
    }
    return balls;
}

} // namespace

TEST_CASE("no ball of an ordinary crowd is frozen, however long the step and dense the crowd",
          "[collision]") {
    struct Scene {
        std::size_t balls;
        double packing, speed, duration, contactsOfBall;
    };
    const auto scene = GENERATE(Scene{1000, 0.2, 200.0, 1.0, 24.0}, Scene{5000, 0.6, 900.0, 1.0 / 60.0, 14.0},
                                Scene{5000, 0.84, 200.0, 1.0 / 60.0, 16.0});
    CAPTURE(scene.packing);
    const Gas gas = scene.packing < 0.5 ? makeGas(scene.balls, scene.packing, scene.speed, 5)
                                        : denseGas(scene.balls, scene.packing, scene.speed);
    std::uint64_t once = 0, often = 0;
    const auto one = advanced(gas, scene.duration, 1, once);
    const auto four = advanced(gas, scene.duration, 4, often);
    const auto count = static_cast<double>(gas.balls.size());
    CHECK(2.0 * static_cast<double>(once) / count > scene.contactsOfBall);
    CHECK_THAT(energy(four), WithinAbs(energy(one), 1e-9 * energy(one)));
    if (scene.duration > 0.5) {
        // Each contact multiplies a difference of rounding, so in a second single balls part; the crowd does not.
        CHECK_THAT(static_cast<double>(often),
                   WithinAbs(static_cast<double>(once), 0.02 * static_cast<double>(once)));
        return;
    }
    CHECK(often == once);
    double apart = 0.0;
    for (std::size_t i = 0; i < one.size(); ++i)
        apart = std::max(apart, distance(one[i].position, four[i].position));
    CHECK(apart < 1e-9);
}

TEST_CASE("a ball that glides along a turning side neither freezes it nor sinks into it", "[collision]") {
    constexpr double turns = 0.05, radius = 8.0;
    CollisionManager collisions = emptyField({{-5000.0, -5000.0}, {5000.0, 5000.0}});
    const ObstacleIndex blade = collisions.addPolygon({}, {{-2000.0, 0.0}, {2000.0, 0.0}}, 0.0, 0);
    collisions.drive(blade, {}, turns);
    const Vec2 start{-30.0, radius};
    collisions.begin(0.0);
    collisions.addBall({start, perpendicular(start) * (2.0 * pi * turns) + Vec2{1000.0, 0.0}, radius});
    double inside = 0.0;
    for (int step = 0; step < 120; ++step) {
        collisions.beginNext(1.0 / 120.0);
        const StepReport report = collisions.bounceAll();
        REQUIRE(report.frozen == 0);
        CHECK(report.contacts > 0);
        const Rotation turned = rotationFromTurns(collisions.obstacle(blade).turns);
        inside = std::max(inside, radius - rotateBack(collisions.ball(0).position, turned).y);
    }
    CHECK(inside <= 1e-9);
    CHECK_THAT(collisions.obstacle(blade).turns, WithinAbs(turns, 1e-12));
}

TEST_CASE("a crowd without room is frozen after a bounded number of contacts, and the step says from when",
          "[collision]") {
    // Balls that lie on each other touch without end at the same time.
    CollisionManager collisions = emptyField({{0.0, 0.0}, {100.0, 100.0}});
    ContactLimits limits;
    limits.ofCrowd = 500;
    limits.perBall = 1;
    collisions.setLimits(limits);
    std::vector<MovingCircle> balls;
    for (int i = 0; i < 100; ++i)
        balls.push_back({{10.0 + i % 10, 10.0 + i / 10}, {i % 2 == 0 ? 50.0 : -50.0, 20.0}, 8.0});
    collisions.begin(1.0);
    collisions.addBalls(balls);
    const StepReport report = collisions.bounceAll();
    CHECK(report.frozen > 0);
    CHECK(report.exactUntil < 1.0);
    CHECK(report.contacts >= 600);
}
