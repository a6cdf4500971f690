#pragma once

#include "Catch.hpp"
#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/math/Random.hpp"

#include <cmath>

namespace arkanong::test {

/// A symmetry of the plane: an optional reflection, a rotation by quarter turns, and a translation. Whatever
/// holds for a scene must hold for each of its images. All are exact for coordinates in 1/64 px.
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

/// A horizon later than every hit, s.
inline constexpr double forever = 1e9;

/// Uniform in the square of half side `reach` about the origin. Draw one value in a statement: the evaluation
/// order of a call's arguments differs between compilers.
inline Vec2 randomVec2(Random& random, double reach) {
    const double x = random.between(-reach, reach);
    return {x, random.between(-reach, reach)};
}

inline bool closeTo(Vec2 a, Vec2 b, double tolerance) {
    return std::abs(a.x - b.x) <= tolerance && std::abs(a.y - b.y) <= tolerance;
}
inline bool sameDirection(Vec2 a, Vec2 b) { return closeTo(normalized(a), normalized(b), 1e-9); }

/// The point of the segment nearest to p, computed in the simplest way as a reference.
inline Vec2 nearestOnSegment(const Segment& segment, Vec2 p) {
    const Vec2 edge = segment.b - segment.a;
    if (edge == Vec2{}) return segment.a;
    const double along = dot(p - segment.a, edge) / dot(edge, edge);
    return along <= 0.0 ? segment.a : (along >= 1.0 ? segment.b : segment.a + edge * along);
}
inline double distanceTo(const Segment& segment, Vec2 p) { return distance(nearestOnSegment(segment, p), p); }

} // namespace arkanong::test
