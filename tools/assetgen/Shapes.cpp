#include "assetgen/Shapes.hpp"

#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace arkanong {

namespace {

double squaredDistanceToSegment(Vec2 p, Vec2 a, Vec2 b) {
    const Vec2 along = b - a;
    const double squared = lengthSquared(along);
    const double t = squared > 0.0 ? std::clamp(dot(p - a, along) / squared, 0.0, 1.0) : 0.0;
    return lengthSquared(p - (a + along * t));
}

/// True when the ray from p towards +x crosses the edge ab (even-odd rule).
bool crossesToTheRight(Vec2 p, Vec2 a, Vec2 b) {
    if ((a.y > p.y) == (b.y > p.y)) return false;
    return p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y);
}

} // namespace

Shape circle(Vec2 centre, double radius) {
    return [=](Vec2 p) { return distance(p, centre) - radius; };
}

Shape box(Vec2 centre, Vec2 half, double cornerRadius) {
    assert(cornerRadius <= half.x && cornerRadius <= half.y);
    return [=](Vec2 p) {
        const double x = std::abs(p.x - centre.x) - half.x + cornerRadius;
        const double y = std::abs(p.y - centre.y) - half.y + cornerRadius;
        const double outside = length({std::max(x, 0.0), std::max(y, 0.0)});
        return outside + std::min(std::max(x, y), 0.0) - cornerRadius;
    };
}

Shape polygon(Polyline corners) {
    assert(corners.size() >= 3);
    return [corners = std::move(corners)](Vec2 p) {
        double squared = std::numeric_limits<double>::infinity();
        bool inside = false;
        Vec2 previous = corners.back();
        for (const Vec2 corner : corners) {
            squared = std::min(squared, squaredDistanceToSegment(p, previous, corner));
            inside = inside != crossesToTheRight(p, previous, corner);
            previous = corner;
        }
        return inside ? -std::sqrt(squared) : std::sqrt(squared);
    };
}

Polyline regularCorners(int corners, Vec2 centre, double circumradius, double firstCorner) {
    Polyline points;
    for (int i = 0; i < corners; ++i)
        points.push_back(centre +
                         rotate({circumradius, 0.0}, rotationFromTurns(firstCorner + i * 1.0 / corners)));
    return points;
}

Shape hexagon(Vec2 centre, double circumradius, double firstCorner) {
    return polygon(regularCorners(6, centre, circumradius, firstCorner));
}

Shape penStrokes(std::vector<Polyline> lines, double width) {
    return [lines = std::move(lines), width](Vec2 p) {
        double squared = std::numeric_limits<double>::infinity();
        for (const Polyline& line : lines) {
            Vec2 previous = line.front();
            squared = std::min(squared, lengthSquared(p - previous));
            for (std::size_t i = 1; i < line.size(); ++i) {
                squared = std::min(squared, squaredDistanceToSegment(p, previous, line[i]));
                previous = line[i];
            }
        }
        return std::sqrt(squared) - width / 2.0;
    };
}

Shape outline(Shape shape, double width) {
    return
        [shape = std::move(shape), width](Vec2 p) { return std::abs(shape(p) + width / 2.0) - width / 2.0; };
}

Shape grown(Shape shape, double by) {
    return [shape = std::move(shape), by](Vec2 p) { return shape(p) - by; };
}

Polyline arc(Vec2 centre, double radius, double fromTurns, double toTurns) {
    constexpr int stepsPerTurn = 96; // The error at a radius of 120 px is below 0.07 px.
    const int steps = 1 + static_cast<int>(std::abs(toTurns - fromTurns) * stepsPerTurn);
    Polyline points;
    for (int i = 0; i <= steps; ++i) {
        const double turns = fromTurns + (toTurns - fromTurns) * i / steps;
        points.push_back(centre + rotate({radius, 0.0}, rotationFromTurns(turns)));
    }
    return points;
}

} // namespace arkanong
