#include "arkanong/collision/Obstacle.hpp"

#include "arkanong/collision/casts/SpinningCast.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// At equal times a face hit wins over a corner hit.
bool better(const Hit& candidate, const std::optional<Hit>& best) {
    if (!best || candidate.time < best->time) return true;
    return candidate.time == best->time && candidate.feature == Feature::Face &&
           best->feature != Feature::Face;
}

std::optional<Hit> castPolygon(const Circle& circle, Vec2 velocity, const Obstacle& obstacle,
                               const std::vector<Vec2>& corners, double time, double spin, double horizon) {
    const Rotation turned = rotationFromTurns(obstacle.turnsAt(time));
    const Vec2 centre = obstacle.centreAt(time);
    const auto cornerAt = [&](std::uint32_t i) {
        return centre + rotate(corners[obstacle.firstCorner + i % obstacle.cornerCount], turned);
    };
    std::optional<Hit> first;
    Vec2 a = cornerAt(0);
    for (std::uint32_t i = 0; i < obstacle.cornerCount; ++i) {
        const Vec2 b = cornerAt(i + 1);
        const auto hit = spin == 0.0 ? castCircleSegment(circle, velocity, {a, b}, horizon)
                                     : castCircleSpinning(circle, velocity, {{a, b}, centre, spin}, horizon);
        if (hit && better(*hit, first)) first = hit;
        a = b;
    }
    return first;
}

// Tolerance for rounding where a side is rejected by its bounding box, px.
constexpr double pathSlack = 1e-6;

/// Uses the cached rotated corners.
std::optional<Hit> castStanding(const Circle& circle, Vec2 velocity, const Obstacle& obstacle,
                                const std::vector<Vec2>& corners, double horizon) {
    const Box swept = grown(boxOfPath(circle.centre, velocity * horizon), circle.radius + pathSlack);
    const std::uint32_t count = obstacle.cornerCount;
    const Vec2 *const turned = corners.data() + obstacle.firstTurned, *run = turned + count;
    std::optional<Hit> first;
    for (std::uint32_t begin = 0; begin < count; begin += Obstacle::sidesOfRun, run += 2) {
        if (!overlap(swept, Box{obstacle.centre + run[0], obstacle.centre + run[1]})) continue;
        const std::uint32_t end = std::min(begin + Obstacle::sidesOfRun, count);
        Vec2 a = obstacle.centre + turned[begin];
        for (std::uint32_t i = begin; i < end; ++i) {
            const Vec2 b = obstacle.centre + turned[i + 1 < count ? i + 1 : 0];
            if (overlap(swept, boxOf(a, b))) {
                const auto hit = castCircleSegment(circle, velocity, {a, b}, horizon);
                if (hit && better(*hit, first)) first = hit;
            }
            a = b;
        }
    }
    return first;
}

/// The cast for a period in which the obstacle either stands still or keeps its velocity and spin.
std::optional<Hit> castSteady(const Circle& circle, Vec2 velocity, const Obstacle& obstacle,
                              const std::vector<Vec2>& corners, double time, bool standing, double horizon) {
    const Vec2 relative = standing ? velocity : velocity - obstacle.velocity;
    const Vec2 centre = obstacle.centreAt(time);

    // Rejects paths that do not come within reach of the bounding circle.
    const Vec2 offset = circle.centre - centre;
    const double reach = obstacle.reach + circle.radius;
    if (lengthSquared(offset) > reach * reach && !castCircleCircle(offset, relative, reach, horizon))
        return std::nullopt;

    if (obstacle.isBox())
        return castCircleBox(circle, relative, boxAround(centre, obstacle.halfSize), obstacle.rounding,
                             horizon);
    if (obstacle.firstTurned != Obstacle::notTurned && !obstacle.moves())
        return castStanding(circle, relative, obstacle, corners, horizon);
    return castPolygon(circle, relative, obstacle, corners, time, standing ? 0.0 : obstacle.spin, horizon);
}

} // namespace

Vec2 Obstacle::surfaceVelocityAt(Vec2 point, double time) const {
    if (stopTime >= 0.0 && time >= stopTime) return {};
    if (spin == 0.0) return velocity;
    return velocity + perpendicular(point - centreAt(time)) * (2.0 * pi * spin);
}

Box Obstacle::boundsWithin(double duration) const {
    const Vec2 half = isBox() ? halfSize + Vec2{rounding, rounding} : Vec2{reach, reach};
    const Box travelled = boxOf(centre, centreAt(duration));
    return {travelled.low - half, travelled.high + half};
}

std::optional<Hit> castCircleObstacle(const Circle& circle, Vec2 velocity, const Obstacle& obstacle,
                                      const std::vector<Vec2>& corners, double time, double horizon) {
    const bool standing = obstacle.stopTime >= 0.0 && time >= obstacle.stopTime;
    const double untilStop = obstacle.stopTime - time;
    if (!(untilStop > 0.0 && untilStop < horizon && obstacle.moves()))
        return castSteady(circle, velocity, obstacle, corners, time, standing, horizon);

    // A stop divides the time in two: the obstacle moves until the stop and stands after it.
    if (auto hit = castSteady(circle, velocity, obstacle, corners, time, false, untilStop)) return hit;
    const Circle moved{circle.centre + velocity * untilStop, circle.radius};
    auto hit = castSteady(moved, velocity, obstacle, corners, obstacle.stopTime, true, horizon - untilStop);
    if (hit) hit->time += untilStop;
    return hit;
}

} // namespace arkanong
