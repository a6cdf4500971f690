#include "assetgen/Sprites.hpp"

namespace arkanong {

namespace {

constexpr Vec2 capsuleHalf{20.0, 9.0};

/// Round, with an upward mark at either end.
void good(Canvas& canvas) {
    paintBody(canvas, box({}, capsuleHalf, capsuleHalf.y), 1.8, 5.0);
    for (const double x : {-13.6, 13.6})
        canvas.fill(polygon({{x - 3.0, 2.0}, {x, -2.8}, {x + 3.0, 2.0}}), white);
}

/// The outline of a capsule with saw teeth.
Polyline teeth() {
    constexpr double tooth = 5.0;
    constexpr int count = 7;
    Polyline upper;
    for (int i = 0; i < count; ++i) {
        const double x = (i - (count - 1) / 2.0) * tooth;
        upper.push_back({x - tooth / 2.0, -capsuleHalf.y + 1.0});
        upper.push_back({x, -capsuleHalf.y - 3.4});
    }
    upper.push_back({count * tooth / 2.0, -capsuleHalf.y + 1.0});
    Polyline points = upper;
    for (const double y : {-4.2, 0.0, 4.2}) {
        points.push_back({capsuleHalf.x + 3.2, y});
        if (y < 4.0) points.push_back({capsuleHalf.x - 0.6, y + 2.1});
    }
    const std::size_t half = points.size();
    for (std::size_t i = 0; i < half; ++i)
        points.push_back(-points[i]);
    return points;
}

/// An exclamation mark centred on x.
Shape warning(double x, double height) {
    return penStrokes({{{x, -height / 2.0}, {x, 0.06 * height}}, {{x, height / 2.0}}}, 0.26 * height);
}

void bad(Canvas& canvas) {
    paintBody(canvas, polygon(teeth()), 1.7, 4.0);
    for (const double x : {-14.0, 14.0})
        canvas.fill(warning(x, 7.6), white);
}

/// An exclamation mark in a triangle.
void warningSign(Canvas& canvas) {
    const Shape triangle = grown(polygon(regularCorners(3, {0.0, 1.6}, 8.4, -0.25)), 1.2);
    const Shape edge = outline(triangle, 1.6);
    canvas.fill(triangle, grey(0.12, 0.9));
    canvas.glow(edge, withAlpha(white, 0.3), 3.0);
    canvas.fill(edge, white);
    const Shape mark = warning(0.0, 6.4);
    canvas.fill([=](Vec2 p) { return mark(p - Vec2{0.0, 1.0}); }, white);
}

} // namespace

std::vector<SpriteRecipe> capsuleRecipes() {
    return {
        {"capsule-good", {-26, -16}, {26, 16}, good},
        {"capsule-bad", {-28, -16}, {28, 16}, bad},
        {"warning", {-14, -14}, {14, 14}, warningSign},
    };
}

} // namespace arkanong
