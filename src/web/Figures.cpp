#include "arkanong/web/Figures.hpp"

#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/collision/casts/Reflection.hpp"
#include "arkanong/collision/casts/SpinningCast.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace arkanong {

namespace {

constexpr double endless = 1e9;

const FigureHit* told(const std::optional<Hit>& hit) {
    static FigureHit result;
    result = hit ? FigureHit{1.0, hit->time, hit->normal.x, hit->normal.y, static_cast<double>(hit->feature)}
                 : FigureHit{};
    return &result;
}

const FigureVector* told(Vec2 vector) {
    static FigureVector result;
    result = {vector.x, vector.y};
    return &result;
}

} // namespace

const FigureHit* fig_point(double px, double py, double wx, double wy, double radius) {
    return told(castCircleCircle({px, py}, {wx, wy}, radius, endless));
}

double fig_distance(double px, double py, double wx, double wy, double time) {
    return length(Vec2{px, py} + Vec2{wx, wy} * time);
}

double fig_textbook(double px, double py, double wx, double wy, double radius) {
    const Vec2 p{px, py};
    const Vec2 w{wx, wy};
    const double a = dot(w, w);
    const double b = dot(p, w);
    const double c = dot(p, p) - radius * radius;
    if (b >= 0.0) return std::numeric_limits<double>::quiet_NaN();
    return (-b - std::sqrt(b * b - a * c)) / a;
}

const FigureHit* fig_segment(double x, double y, double radius, double wx, double wy, double ax, double ay,
                             double bx, double by) {
    return told(castCircleSegment({{x, y}, radius}, {wx, wy}, {{ax, ay}, {bx, by}}, endless));
}

const FigureHit* fig_spinning(double x, double y, double radius, double wx, double wy, double ax, double ay,
                              double bx, double by, double turnsPerSecond, double horizon) {
    return told(
        castCircleSpinning({{x, y}, radius}, {wx, wy}, {{{ax, ay}, {bx, by}}, {}, turnsPerSecond}, horizon));
}

const FigureHit* fig_advance(double x, double y, double radius, double wx, double wy, double ax, double ay,
                             double bx, double by, double turnsPerSecond, double horizon,
                             std::uint32_t steps) {
    static FigureHit result;
    const auto hit =
        castCircleSpinning({{x, y}, radius}, {wx, wy}, {{{ax, ay}, {bx, by}}, {}, turnsPerSecond}, horizon,
                           static_cast<int>(steps));
    if (!hit) return &(result = {-1.0, horizon, 0.0, 0.0, 0.0});
    const bool touches = hit->normal != Vec2{};
    return &(result = {touches ? 1.0 : 0.0, hit->time, hit->normal.x, hit->normal.y,
                       static_cast<double>(hit->feature)});
}

double fig_fromSegment(double x, double y, double ax, double ay, double bx, double by) {
    const Vec2 edge = Vec2{bx, by} - Vec2{ax, ay}, offset = Vec2{x, y} - Vec2{ax, ay};
    return length(offset - edge * std::clamp(dot(offset, edge) / dot(edge, edge), 0.0, 1.0));
}

const FigureVector* fig_fromBlade(double x, double y, double turns) {
    return told(rotateBack({x, y}, rotationFromTurns(turns)));
}

const FigureVector* fig_along(double vx, double vy, double normalX, double normalY) {
    const Vec2 normal{normalX, normalY};
    return told(normal * (dot({vx, vy}, normal) / dot(normal, normal)));
}

const FigureVector* fig_reflect(double vx, double vy, double normalX, double normalY, double ux, double uy) {
    return told(reflect({vx, vy}, {normalX, normalY}, {ux, uy}));
}

} // namespace arkanong
