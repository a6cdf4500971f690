#pragma once

#include "arkanong/collision/Shapes.hpp"

#include <optional>
#include <variant>

// Where do resting shapes meet? Pure functions on plain shapes; a miss is an empty optional or Apart.

namespace arkanong {

/// The line or segment enters the circle at `first` and leaves it at `second`, in parts of its direction
/// (a segment: 0 = a, 1 = b; any value where the infinite line is meant). Equal for a tangent.
struct Crossing {
    double first = 0.0;
    double second = 0.0;
    bool tangent() const { return first == second; }
};

/// Infinite line against circle: none, one (tangent) or two points. `line.direction` must not be zero. Right
/// to ten digits even where line.point is 1e6 px away (the distance from the centre is a cross product, not a
/// difference of squares).
[[nodiscard]] std::optional<Crossing> intersectLineCircle(const Line& line, const Circle& circle);

/// Where the boundary of the circle is first met on the way from segment.a to segment.b, 0 to 1: entering it,
/// or leaving it when a lies inside.
[[nodiscard]] std::optional<double> firstOnSegment(const Segment& segment, const Circle& circle);

/// How two segments lie to each other.
struct Apart {};
struct CrossAt {
    double onFirst = 0.0;  ///< 0 = first.a, 1 = first.b.
    double onSecond = 0.0; ///< 0 = second.a, 1 = second.b.
    Vec2 point;
};
/// Collinear and sharing more than a point: the shared part in parts of the first segment, from < to.
struct Overlapping {
    double from = 0.0;
    double to = 0.0;
};
using SegmentRelation = std::variant<Apart, CrossAt, Overlapping>;

/// End points count. A segment without length is a point. Collinear segments that share one end point cross
/// there.
SegmentRelation intersectSegments(const Segment& first, const Segment& second);

/// How far along the ray (in parts of its direction, >= 0) the thing is first met; 0 when the origin lies
/// inside a circle or box.
[[nodiscard]] std::optional<double> castRay(const Ray& ray, const Circle& circle);
[[nodiscard]] std::optional<double> castRay(const Ray& ray, const Segment& segment);
[[nodiscard]] std::optional<double> castRay(const Ray& ray, const Box& box);

} // namespace arkanong
