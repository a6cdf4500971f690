#include "arkanong/collision/casts/Intersections.hpp"

#include <cassert>
#include <utility>

namespace arkanong {

namespace {

bool within01(double t) { return t >= 0.0 && t <= 1.0; }

/// For segments on the same line along `direction` (first.a to first.b, not zero).
SegmentRelation relateCollinear(const Segment& first, Vec2 direction, const Segment& second) {
    const double square = lengthSquared(direction);
    double from = dot(second.a - first.a, direction) / square;
    double to = dot(second.b - first.a, direction) / square;
    const bool turned = from > to;
    if (turned) std::swap(from, to);
    const double low = from > 0.0 ? from : 0.0;
    const double high = to < 1.0 ? to : 1.0;
    if (low > high) return Apart{};
    if (low < high) return Overlapping{low, high};
    const double along = to > from ? (low - from) / (to - from) : 0.0;
    return CrossAt{low, turned ? 1.0 - along : along, first.a + direction * low};
}

} // namespace

std::optional<Crossing> intersectLineCircle(const Line& line, const Circle& circle) {
    const double square = lengthSquared(line.direction);
    assert(square > 0.0);
    const double speed = std::sqrt(square);
    const Vec2 offset = line.point - circle.centre;
    const double passing = std::abs(cross(offset, line.direction)) / speed;
    if (passing > circle.radius) return std::nullopt;
    const double middle = -dot(offset, line.direction) / square;
    const double half = std::sqrt((circle.radius - passing) * (circle.radius + passing)) / speed;
    return Crossing{middle - half, middle + half};
}

std::optional<double> firstOnSegment(const Segment& segment, const Circle& circle) {
    const Vec2 direction = segment.b - segment.a;
    if (direction == Vec2{}) {
        if (lengthSquared(segment.a - circle.centre) == circle.radius * circle.radius) return 0.0;
        return std::nullopt;
    }
    const auto crossing = intersectLineCircle({segment.a, direction}, circle);
    if (!crossing) return std::nullopt;
    if (within01(crossing->first)) return crossing->first;
    if (within01(crossing->second)) return crossing->second;
    return std::nullopt;
}

SegmentRelation intersectSegments(const Segment& first, const Segment& second) {
    const Vec2 d = first.b - first.a;
    const Vec2 e = second.b - second.a;
    const Vec2 between = second.a - first.a;
    const double area = cross(d, e);
    if (area != 0.0) {
        const double onFirst = cross(between, e) / area;
        const double onSecond = cross(between, d) / area;
        if (!within01(onFirst) || !within01(onSecond)) return Apart{};
        return CrossAt{onFirst, onSecond, first.a + d * onFirst};
    }
    if (d == Vec2{} && e == Vec2{}) {
        if (between == Vec2{}) return CrossAt{0.0, 0.0, first.a};
        return Apart{};
    }
    if (d == Vec2{}) {
        const auto turned = intersectSegments(second, first);
        if (const auto* at = std::get_if<CrossAt>(&turned))
            return CrossAt{at->onSecond, at->onFirst, at->point};
        return turned;
    }
    if (cross(d, between) != 0.0) return Apart{};
    return relateCollinear(first, d, second);
}

std::optional<double> castRay(const Ray& ray, const Circle& circle) {
    if (lengthSquared(ray.origin - circle.centre) <= circle.radius * circle.radius) return 0.0;
    const auto crossing = intersectLineCircle({ray.origin, ray.direction}, circle);
    // From outside, both crossings are ahead or both are behind; on the boundary rounding may separate them.
    if (!crossing || crossing->first + crossing->second < 0.0) return std::nullopt;
    return crossing->first > 0.0 ? crossing->first : 0.0;
}

std::optional<double> castRay(const Ray& ray, const Segment& segment) {
    const Vec2 edge = segment.b - segment.a;
    const Vec2 between = segment.a - ray.origin;
    const double area = cross(ray.direction, edge);
    if (area != 0.0) {
        const double along = cross(between, edge) / area;
        const double onEdge = cross(between, ray.direction) / area;
        if (along >= 0.0 && within01(onEdge)) return along;
        return std::nullopt;
    }
    if (cross(ray.direction, between) != 0.0) return std::nullopt;
    // On the same line: the nearer end that lies ahead, or 0 when the origin is on the segment.
    const double square = lengthSquared(ray.direction);
    const double a = dot(between, ray.direction) / square;
    const double b = dot(segment.b - ray.origin, ray.direction) / square;
    if (a < 0.0 && b < 0.0) return std::nullopt;
    if (a <= 0.0 || b <= 0.0) return 0.0;
    return a < b ? a : b;
}

std::optional<double> castRay(const Ray& ray, const Box& box) {
    double enter = 0.0;
    std::optional<double> leave;
    const auto axis = [&](double from, double rate, double low, double high) {
        if (rate == 0.0) return from >= low && from <= high;
        double in = (low - from) / rate, out = (high - from) / rate;
        if (in > out) std::swap(in, out);
        if (in > enter) enter = in;
        if (!leave || out < *leave) leave = out;
        return true;
    };
    if (!axis(ray.origin.x, ray.direction.x, box.low.x, box.high.x)) return std::nullopt;
    if (!axis(ray.origin.y, ray.direction.y, box.low.y, box.high.y)) return std::nullopt;
    if (leave && *leave < enter) return std::nullopt;
    return enter;
}

bool meets(const Segment& segment, const Box& box) {
    const std::optional<double> at = castRay(Ray{segment.a, segment.b - segment.a}, box);
    return at && *at <= 1.0;
}

} // namespace arkanong
