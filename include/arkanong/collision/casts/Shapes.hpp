#pragma once

#include "arkanong/math/Vec2.hpp"

#include <algorithm>

namespace arkanong {

// Plain shapes, all lengths in px. They are not validated; each function says what it requires.

struct Circle {
    Vec2 centre;
    double radius = 0.0;
};

/// The segment from a to b; a == b is a point.
struct Segment {
    Vec2 a;
    Vec2 b;
};

/// Axis-aligned, low.x <= high.x and low.y <= high.y; may be as thin as a segment or a point.
struct Box {
    Vec2 low;
    Vec2 high;
};

/// The infinite line through `point` along `direction` (any length but zero).
struct Line {
    Vec2 point;
    Vec2 direction;
};

/// The half-line from `origin` along `direction` (any length but zero).
struct Ray {
    Vec2 origin;
    Vec2 direction;
};

constexpr Box boxAround(Vec2 centre, Vec2 halfSize) { return {centre - halfSize, centre + halfSize}; }

/// The box enlarged by `by` px on every side; negative values shrink it.
constexpr Box grown(Box box, double by) { return {box.low - Vec2{by, by}, box.high + Vec2{by, by}}; }

/// The smallest box that contains both points.
constexpr Box boxOf(Vec2 a, Vec2 b) {
    return {{a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y}, {a.x < b.x ? b.x : a.x, a.y < b.y ? b.y : a.y}};
}

/// The smallest box that contains both.
constexpr Box including(const Box& box, Vec2 point) {
    return {{std::min(box.low.x, point.x), std::min(box.low.y, point.y)},
            {std::max(box.high.x, point.x), std::max(box.high.y, point.y)}};
}

/// The smallest box that contains all these points, of which there is at least one.
template <typename Points>
Box boxAround(const Points& points) {
    Box box{points.front(), points.front()};
    for (const Vec2 point : points)
        box = including(box, point);
    return box;
}

/// The bounding box of a straight path from `from` to `from + delta`. Branch-free, unlike boxOf(), because
/// the signs are unpredictable.
inline Box boxOfPath(Vec2 from, Vec2 delta) {
    const Vec2 middle = from + delta * 0.5;
    return boxAround(middle, Vec2{std::abs(delta.x), std::abs(delta.y)} * 0.5);
}

/// True when the boxes share at least a point.
constexpr bool overlap(const Box& a, const Box& b) {
    return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
}

/// True when `inner` lies within `outer`, touching its edges included.
constexpr bool holds(const Box& outer, const Box& inner) {
    return inner.low.x >= outer.low.x && inner.low.y >= outer.low.y && inner.high.x <= outer.high.x &&
           inner.high.y <= outer.high.y;
}

/// The point of the box nearest to p; p itself when it lies inside.
constexpr Vec2 nearestPoint(const Box& box, Vec2 p) {
    return {p.x < box.low.x ? box.low.x : (p.x > box.high.x ? box.high.x : p.x),
            p.y < box.low.y ? box.low.y : (p.y > box.high.y ? box.high.y : p.y)};
}

} // namespace arkanong
