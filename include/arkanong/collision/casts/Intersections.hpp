#pragma once

#include "arkanong/collision/casts/Shapes.hpp"

#include <optional>
#include <variant>

// Static intersection tests: where do shapes at rest meet? Pure functions on plain shapes; a miss is an empty
// optional or Apart.

namespace arkanong {

/// Where a line or segment enters a circle (`first`) and leaves it (`second`), in multiples of its direction
/// (of a segment: 0 = a, 1 = b; any value for an infinite line). Both are equal for a tangent.
struct Crossing {
    double first = 0.0;
    double second = 0.0;
    bool tangent() const { return first == second; }
};

/// Infinite line against circle: no, one (tangent) or two points. `line.direction` must not be zero. Right to
/// ten digits even where line.point is 1e6 px away, because the distance from the centre is computed as a
/// cross product and not as a difference of squares.
[[nodiscard]] std::optional<Crossing> intersectLineCircle(const Line& line, const Circle& circle);

/// The first point of the circle's boundary on the segment, as a fraction from segment.a to segment.b: where it enters
/// the circle, or leaves it when a lies inside.
[[nodiscard]] std::optional<double> firstOnSegment(const Segment& segment, const Circle& circle);

/// The relation of two segments: Apart, CrossAt or Overlapping.
struct Apart {};
struct CrossAt {
    double onFirst = 0.0;  ///< 0 = first.a, 1 = first.b.
    double onSecond = 0.0; ///< 0 = second.a, 1 = second.b.
    Vec2 point;
};
/// Collinear segments that share more than a point: the shared part as parameters of the first segment,
/// from < to.
struct Overlapping {
    double from = 0.0;
    double to = 0.0;
};
using SegmentRelation = std::variant<Apart, CrossAt, Overlapping>;

/// End points belong to a segment. A segment of length zero is a point. Collinear segments that share one end
/// point cross at this point.
SegmentRelation intersectSegments(const Segment& first, const Segment& second);

/// The distance along the ray, in multiples of its direction (>= 0), at which the ray first meets the shape;
/// 0 if the origin lies inside a circle or box.
[[nodiscard]] std::optional<double> castRay(const Ray& ray, const Circle& circle);
[[nodiscard]] std::optional<double> castRay(const Ray& ray, const Segment& segment);
[[nodiscard]] std::optional<double> castRay(const Ray& ray, const Box& box);

/// Whether the segment has a point in the box, edges included.
[[nodiscard]] bool meets(const Segment& segment, const Box& box);

} // namespace arkanong
