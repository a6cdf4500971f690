#include "arkanong/collision/casts/Outlines.hpp"

#include <limits>

namespace arkanong {

namespace {

/// Whether an edge of the outline `a` separates it from `b` (separating axis).
bool separates(const Outline& a, const Outline& b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        const Vec2 normal = perpendicular(a[(i + 1) % a.size()] - a[i]);
        const auto less = [normal](Vec2 p, Vec2 q) { return dot(p, normal) < dot(q, normal); };
        const auto ofA = std::minmax_element(a.begin(), a.end(), less);
        const auto ofB = std::minmax_element(b.begin(), b.end(), less);
        if (normal == Vec2{}) continue;
        if (dot(*ofA.second, normal) <= dot(*ofB.first, normal) ||
            dot(*ofB.second, normal) <= dot(*ofA.first, normal))
            return true;
    }
    return false;
}

double fromEdges(Vec2 point, const Outline& outline) {
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec2 from = outline[i];
        const Vec2 edge = outline[(i + 1) % outline.size()] - from;
        const double squared = lengthSquared(edge);
        const double share = squared > 0.0 ? std::clamp(dot(point - from, edge) / squared, 0.0, 1.0) : 0.0;
        least = std::min(least, distance(point, from + edge * share));
    }
    return least;
}

} // namespace

Outline outlineOf(const Box& box) {
    return {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
}

bool overlap(const Outline& a, const Outline& b) { return !separates(a, b) && !separates(b, a); }

double gapBetween(const Outline& a, const Outline& b) {
    const bool points = a.size() == 1 && b.size() == 1;
    if (!points && overlap(a, b)) return 0.0;
    double least = std::numeric_limits<double>::max();
    for (const Vec2 corner : a)
        least = std::min(least, fromEdges(corner, b));
    for (const Vec2 corner : b)
        least = std::min(least, fromEdges(corner, a));
    return least;
}

double gapBetween(const Box& a, const Box& b) {
    const Vec2 apart = {std::max(a.low.x - b.high.x, b.low.x - a.high.x),
                        std::max(a.low.y - b.high.y, b.low.y - a.high.y)};
    return length({std::max(apart.x, 0.0), std::max(apart.y, 0.0)});
}

} // namespace arkanong
