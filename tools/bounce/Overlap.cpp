#include "Overlap.hpp"

#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace arkanong::bounce {

namespace {

double distanceToSegment(Vec2 point, Vec2 a, Vec2 b) {
    const Vec2 edge = b - a;
    const double size = lengthSquared(edge);
    const double along = size > 0.0 ? std::clamp(dot(point - a, edge) / size, 0.0, 1.0) : 0.0;
    return distance(point, a + edge * along);
}

/// From the surface of a box, negative inside.
double distanceToBox(Vec2 point, const Obstacle& box) {
    const Vec2 core = box.half - Vec2{box.rounding, box.rounding};
    const Vec2 beyond{std::abs(point.x) - core.x, std::abs(point.y) - core.y};
    const Vec2 outside{std::max(beyond.x, 0.0), std::max(beyond.y, 0.0)};
    return length(outside) + std::min(std::max(beyond.x, beyond.y), 0.0) - box.rounding;
}

double distanceAt(Vec2 place, const Obstacle& one, double time) {
    const Vec2 offset = place - one.at - one.velocity * time;
    if (one.isBox()) return distanceToBox(offset, one);
    const Vec2 point = one.spin == 0.0 ? offset : rotateBack(offset, rotationFromTurns(one.spin * time));
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < one.corners.size(); ++i)
        nearest = std::min(
            nearest, distanceToSegment(point, one.corners[i], one.corners[(i + 1) % one.corners.size()]));
    return nearest;
}

} // namespace

double deepestOverlap(const Setup& setup, const Course& course) {
    const std::vector<Obstacle> obstacles = allObstacles(setup);
    const std::size_t count = setup.balls.size();
    double deepest = 0.0;
    for (std::size_t step = 1; step * count <= course.states.size(); ++step) {
        const State* const states = course.states.data() + (step - 1) * count;
        const double time = setup.step() * static_cast<double>(step);
        for (std::size_t i = 0; i < count; ++i) {
            for (const Obstacle& one : obstacles)
                deepest = std::max(deepest, setup.balls[i].radius - distanceAt(states[i].at, one, time));
            for (std::size_t j = 0; j < i; ++j)
                deepest = std::max(deepest, setup.balls[i].radius + setup.balls[j].radius -
                                                distance(states[i].at, states[j].at));
        }
    }
    return deepest;
}

} // namespace arkanong::bounce
