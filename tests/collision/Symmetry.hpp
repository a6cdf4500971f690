#pragma once

#include "Catch.hpp"
#include "arkanong/collision/Shapes.hpp"
#include "arkanong/math/Random.hpp"

#include <cmath>

namespace arkanong::test {

/// A way to look at a scene: in a mirror or not, turned by some quarters, and somewhere else. What is true of
/// a scene must be true of each of its images. All of them are exact for coordinates in 1/64 px.
struct Symmetry {
    bool mirrored = false;
    int quarters = 0;
    Vec2 moved;

    Vec2 direction(Vec2 v) const {
        if (mirrored) v.x = -v.x;
        for (int i = 0; i < quarters; ++i)
            v = perpendicular(v);
        return v;
    }
    Vec2 point(Vec2 p) const { return direction(p) + moved; }
    Circle of(const Circle& circle) const { return {point(circle.centre), circle.radius}; }
    Segment of(const Segment& segment) const { return {point(segment.a), point(segment.b)}; }
    Box of(const Box& box) const { return boxOf(point(box.low), point(box.high)); }
};

/// Runs the test case once for every combination.
inline Symmetry everySymmetry() {
    const bool mirrored = GENERATE(false, true);
    const int quarters = GENERATE(0, 1, 2, 3);
    const Vec2 moved = GENERATE(Vec2{}, Vec2{-37.25, 512.5}, Vec2{1e6, -1e6});
    return {mirrored, quarters, moved};
}

/// Uniform in the square of half the side `reach` about the origin. Draw one value a statement: the order in
/// which a call's arguments are drawn differs from compiler to compiler.
inline Vec2 randomVec2(Random& random, double reach) {
    const double x = random.between(-reach, reach);
    return {x, random.between(-reach, reach)};
}

inline bool closeTo(Vec2 a, Vec2 b, double tolerance) {
    return std::abs(a.x - b.x) <= tolerance && std::abs(a.y - b.y) <= tolerance;
}

/// Where p's nearest point on the segment is: the plainest way to say it, to check cleverer ones by.
inline Vec2 nearestOnSegment(const Segment& segment, Vec2 p) {
    const Vec2 edge = segment.b - segment.a;
    if (edge == Vec2{}) return segment.a;
    const double along = dot(p - segment.a, edge) / dot(edge, edge);
    return along <= 0.0 ? segment.a : (along >= 1.0 ? segment.b : segment.a + edge * along);
}
inline double distanceTo(const Segment& segment, Vec2 p) { return distance(nearestOnSegment(segment, p), p); }

} // namespace arkanong::test
