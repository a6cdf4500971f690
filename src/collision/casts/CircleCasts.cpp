#include "arkanong/collision/casts/CircleCasts.hpp"

#include <cassert>

namespace arkanong {

namespace {

/// The segment's face, hit where the centre projects onto the segment; the gap is negative when they overlap.
std::optional<Hit> castFace(Vec2 fromA, Vec2 velocity, Vec2 edge, double edgeLength, double radius,
                            double horizon) {
    const double height = cross(edge, fromA) / edgeLength;
    const double rate = cross(edge, velocity) / edgeLength;
    if (height == 0.0) return std::nullopt; // It leaves the line on the side to which it moves.
    const bool above = height > 0.0;
    const double closing = above ? -rate : rate;
    if (!(closing > 0.0)) return std::nullopt;

    const double gap = (above ? height : -height) - radius;
    const double time = gap > 0.0 ? gap / closing : 0.0;
    if (time > horizon) return std::nullopt;
    const double foot = dot(fromA + velocity * time, edge);
    if (foot < 0.0 || foot > edgeLength * edgeLength) return std::nullopt;
    const Vec2 normal = perpendicular(edge) / edgeLength;
    return Hit{time, above ? normal : -normal, Feature::Face};
}

} // namespace

std::optional<Hit> castCircleSegment(const Circle& circle, Vec2 velocity, const Segment& segment,
                                     double horizon) {
    const Vec2 edge = segment.b - segment.a;
    const double edgeLength = length(edge);
    const Vec2 fromA = circle.centre - segment.a;
    const auto corner = [&](Vec2 offset, Feature feature) -> std::optional<Hit> {
        auto hit = castCircleCircle(offset, velocity, circle.radius, horizon);
        if (!hit || !(dot(velocity, hit->normal) < 0.0)) return std::nullopt;
        hit->feature = feature;
        return hit;
    };
    if (edgeLength == 0.0) return corner(fromA, Feature::CornerA);

    // The set of centres that touch the segment is a convex stadium, so a hit of its face is the first hit.
    if (const auto face = castFace(fromA, velocity, edge, edgeLength, circle.radius, horizon)) return face;
    const Vec2 fromB = circle.centre - segment.b;
    // The segment is convex, so a circle that leaves it does not meet it again: where they overlap already,
    // only the nearest point counts.
    const double foot = dot(fromA, edge);
    const double reach = circle.radius * circle.radius;
    if (foot < 0.0) {
        if (lengthSquared(fromA) <= reach) return corner(fromA, Feature::CornerA);
    } else if (foot > edgeLength * edgeLength) {
        if (lengthSquared(fromB) <= reach) return corner(fromB, Feature::CornerB);
    } else if (std::abs(cross(edge, fromA)) <= circle.radius * edgeLength) {
        return std::nullopt;
    }
    const auto a = corner(fromA, Feature::CornerA);
    const auto b = corner(fromB, Feature::CornerB);
    if (a && b) return b->time < a->time ? b : a;
    return a ? a : b;
}

std::optional<Hit> castCircleBox(const Circle& circle, Vec2 velocity, const Box& box, double rounding,
                                 double horizon) {
    const Vec2 p = circle.centre;
    const double radius = circle.radius + rounding;

    const Vec2 fromNearest = p - nearestPoint(box, p);
    if (fromNearest == Vec2{}) {
        // The centre is inside: out through the nearest side; on a tie the first of the four wins.
        const double left = p.x - box.low.x, right = box.high.x - p.x;
        const double top = p.y - box.low.y, bottom = box.high.y - p.y;
        Vec2 out{-1.0, 0.0};
        double depth = left;
        if (right < depth) depth = right, out = {1.0, 0.0};
        if (top < depth) depth = top, out = {0.0, -1.0};
        if (bottom < depth) out = {0.0, 1.0};
        if (dot(velocity, out) < 0.0) return Hit{0.0, out, Feature::Face};
        return std::nullopt;
    }
    const bool beside = fromNearest.x == 0.0 || fromNearest.y == 0.0;
    if (lengthSquared(fromNearest) <= radius * radius) {
        // The box is convex, so a circle that leaves it does not meet it again; testing the nearest point is
        // enough.
        if (!(dot(velocity, fromNearest) < 0.0)) return std::nullopt;
        return Hit{0.0, beside ? normalized(fromNearest) : fromNearest,
                   beside ? Feature::Face : Feature::CornerA};
    }

    const Vec2 end = p + velocity * horizon;
    if (!overlap(boxOf(p, end), grown(box, radius))) return std::nullopt;

    // A face: the time at which the centre crosses the side, moved out by the radius, if it crosses within
    // the side's length.
    const auto face = [&](double from, double rate, double low, double high, double across, double acrossRate,
                          double acrossLow, double acrossHigh) -> std::optional<double> {
        double gap = 0.0;
        if (rate > 0.0 && from <= low - radius)
            gap = low - radius - from;
        else if (rate < 0.0 && from >= high + radius)
            gap = high + radius - from;
        else
            return std::nullopt;
        const double time = gap / rate;
        const double at = across + acrossRate * time;
        if (time > horizon || at < acrossLow || at > acrossHigh) return std::nullopt;
        return time;
    };
    if (const auto time =
            face(p.x, velocity.x, box.low.x, box.high.x, p.y, velocity.y, box.low.y, box.high.y))
        return Hit{*time, {velocity.x > 0.0 ? -1.0 : 1.0, 0.0}, Feature::Face};
    if (const auto time =
            face(p.y, velocity.y, box.low.y, box.high.y, p.x, velocity.x, box.low.x, box.high.x))
        return Hit{*time, {0.0, velocity.y > 0.0 ? -1.0 : 1.0}, Feature::Face};

    std::optional<Hit> first;
    for (const Vec2 corner : {box.low, Vec2{box.high.x, box.low.y}, Vec2{box.low.x, box.high.y}, box.high}) {
        const auto hit = castCircleCircle(p - corner, velocity, radius, horizon);
        if (hit && dot(velocity, hit->normal) < 0.0 && (!first || hit->time < first->time)) first = hit;
    }
    return first;
}

std::optional<Hit> castCircleWalls(const Circle& circle, Vec2 velocity, const Box& arena, double horizon) {
    const auto wall = [](double at, double rate, double low, double high, double radius) {
        const double gap = rate > 0.0 ? high - radius - at : low + radius - at;
        // A circle that is beyond the wall and still moves outwards touches now.
        return (rate > 0.0) == (gap > 0.0) ? gap / rate : 0.0;
    };
    std::optional<Hit> first;
    if (velocity.x != 0.0) {
        const double time = wall(circle.centre.x, velocity.x, arena.low.x, arena.high.x, circle.radius);
        if (time <= horizon) first = Hit{time, {velocity.x > 0.0 ? -1.0 : 1.0, 0.0}, Feature::Face};
    }
    if (velocity.y != 0.0) {
        const double time = wall(circle.centre.y, velocity.y, arena.low.y, arena.high.y, circle.radius);
        if (time <= horizon && (!first || time < first->time))
            first = Hit{time, {0.0, velocity.y > 0.0 ? -1.0 : 1.0}, Feature::Face};
    }
    return first;
}

Vec2 velocityWithin(const Box& box, Vec2 velocity, const Box& bounds, double duration) {
    assert(duration > 0.0);
    const auto axis = [duration](double low, double high, double rate, double lowest, double highest) {
        if (high + rate * duration > highest) return (highest - high) / duration;
        if (low + rate * duration < lowest) return (lowest - low) / duration;
        return rate;
    };
    return {axis(box.low.x, box.high.x, velocity.x, bounds.low.x, bounds.high.x),
            axis(box.low.y, box.high.y, velocity.y, bounds.low.y, bounds.high.y)};
}

} // namespace arkanong
