#include "assetgen/Sprites.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr Vec2 bodyHalf{32.0, 11.5};
constexpr double bodyCorner = 4.0;
constexpr double bodyOutline = 2.0;
constexpr double glowReach = 4.5;

Shape body() { return box({}, bodyHalf, bodyCorner); }

void highlight(Canvas& canvas, double alpha) {
    canvas.fill(penStrokes({{{-25.5, -6.5}, {25.5, -6.5}}}, 1.2), withAlpha(white, alpha));
}

void normal(Canvas& canvas) {
    paintBody(canvas, body(), bodyOutline, glowReach);
    highlight(canvas, 0.45);
}

/// A brick's mark: bright lines with a slight glow.
void mark(Canvas& canvas, const Shape& shape) {
    canvas.glow(shape, withAlpha(white, 0.3), 4.0);
    canvas.fill(shape, white);
}

void hard(Canvas& canvas) {
    paintBody(canvas, body(), bodyOutline, glowReach);
    canvas.fill(body(), darkGlass(0.7, 0.2));
    canvas.fill(outline(box({}, bodyHalf - Vec2{4.0, 4.0}, 1.5), 1.2), withAlpha(white, 0.5));
}

void crack(Canvas& canvas, const Polyline& points) {
    canvas.fill(penStrokes({points}, 3.0), grey(0.05, 0.65));
    canvas.fill(penStrokes({points}, 1.2), white);
}

void hardWhole(Canvas& canvas) {
    hard(canvas);
    for (const double x : {-24.0, 24.0})
        canvas.fill(circle({x, 0.0}, 1.7), white);
}

void hardCracked(Canvas& canvas) {
    hardWhole(canvas);
    crack(canvas, {{-13.0, -10.0}, {-8.0, -4.0}, {-12.5, 1.0}, {-5.0, 5.5}});
}

void hardBreaking(Canvas& canvas) {
    hardCracked(canvas);
    crack(canvas, {{-5.0, 5.5}, {-3.0, 10.0}});
    crack(canvas, {{-8.0, -4.0}, {1.0, -1.5}});
    crack(canvas, {{13.0, 10.0}, {9.5, 3.0}, {15.0, -2.0}, {11.0, -5.0}, {13.5, -10.0}});
    crack(canvas, {{15.0, -2.0}, {22.0, 2.5}});
}

void steel(Canvas& canvas) {
    canvas.fill(body(), [](Vec2 p) { return darkGlass(0.34 - 0.008 * p.y, 0.97); });
    const Shape edge = outline(body(), bodyOutline);
    canvas.glow(edge, withAlpha(white, 0.25), glowReach);
    canvas.fill(edge, grey(0.8));
    canvas.fill(penStrokes({{{-25.5, -6.5}, {25.5, -6.5}}}, 1.2), withAlpha(white, 0.25));
    std::vector<Polyline> hatch;
    for (const double x : {-18.0, 0.0, 18.0})
        hatch.push_back({{x - 5.0, 7.0}, {x + 5.0, -7.0}});
    canvas.fill(penStrokes(hatch, 1.5), grey(0.85));
}

void glass(Canvas& canvas) {
    canvas.fill(body(), grey(0.5, 0.22));
    const Shape edge = outline(body(), 1.4);
    canvas.glow(edge, withAlpha(white, 0.45), glowReach);
    canvas.fill(edge, withAlpha(white, 0.9));
    const auto glint = [&](double x, double width, double alpha) {
        const Shape band = polygon({{x, 8.0}, {x + width, 8.0}, {x + width + 12.0, -8.0}, {x + 12.0, -8.0}});
        canvas.fill(band, withAlpha(white, alpha));
    };
    glint(-26.0, 8.0, 0.35);
    glint(-15.0, 2.5, 0.35);
    glint(12.0, 4.0, 0.2);
}

void bomb(Canvas& canvas) {
    normal(canvas);
    const Vec2 middle{-1.5, 1.4};
    canvas.fill(circle(middle, 7.4), grey(0.12));
    canvas.fill(circle(middle, 5.4), grey(0.42));
    mark(canvas, outline(circle(middle, 7.0), 1.8));
    canvas.fill(penStrokes({arc(middle, 3.4, 0.55, 0.7)}, 1.4), white);
    mark(canvas, penStrokes({{{3.6, -3.7}, {6.0, -5.6}, {9.0, -5.8}}}, 1.7));
    std::vector<Polyline> sparks;
    for (const Vec2 way : {Vec2{0.3, -1.0}, Vec2{1.0, -0.4}, Vec2{0.9, 0.6}})
        sparks.push_back({Vec2{10.0, -5.6} + way * 1.8, Vec2{10.0, -5.6} + way * 3.6});
    mark(canvas, penStrokes(sparks, 1.2));
}

void splitter(Canvas& canvas) {
    normal(canvas);
    mark(canvas, penStrokes({{{-6.0, 0.5}, {-1.0, 0.5}, {6.0, -3.8}}, {{-1.0, 0.5}, {6.0, 4.8}}}, 1.5));
    mark(canvas, circle({-8.5, 0.5}, 2.6));
    for (const double y : {-4.4, 5.4})
        mark(canvas, circle({8.5, y}, 2.6));
}

void blue(Canvas& canvas) {
    normal(canvas);
    mark(canvas, circle({0.0, 0.5}, 4.6));
    canvas.fill(circle({0.0, 0.5}, 1.9), grey(0.12));
}

void red(Canvas& canvas) {
    normal(canvas);
    mark(canvas, polygon(regularCorners(3, {0.0, 1.2}, 5.6, -0.25)));
}

/// A spring between two plates.
void bumper(Canvas& canvas) {
    normal(canvas);
    Polyline spring;
    for (int i = 0; i <= 8; ++i)
        spring.push_back({-16.0 + 4.0 * i, i % 2 == 0 ? 4.0 : -3.0});
    mark(canvas, penStrokes({spring}, 1.5));
    mark(canvas, penStrokes({{{-21.0, -4.0}, {-21.0, 5.0}}, {{21.0, -4.0}, {21.0, 5.0}}}, 2.0));
}

void regrow(Canvas& canvas) {
    normal(canvas);
    const Vec2 middle{0.0, 0.8};
    mark(canvas, penStrokes({arc(middle, 5.6, -0.05, 0.74)}, 1.6));
    mark(canvas, polygon({{-0.6, -8.0}, {4.6, -4.6}, {-0.6, -1.4}}));
}

/// The outline of a regrowing brick while it is gone: a dashed border around its mark.
void ghost(Canvas& canvas) {
    const Vec2 half = bodyHalf - Vec2{1.0, 1.0};
    std::vector<Polyline> stitches;
    for (const double y : {-half.y, half.y})
        for (double x = -28.0; x < 28.0; x += 8.0)
            stitches.push_back({{x + 1.8, y}, {x + 6.2, y}});
    for (const double x : {-half.x, half.x})
        for (const double y : {-5.0, 5.0})
            stitches.push_back({{x, y - 2.2}, {x, y + 2.2}});
    canvas.fill(body(), darkGlass(0.25, 0.3));
    const Shape seam = penStrokes(stitches, 1.5);
    canvas.glow(seam, withAlpha(white, 0.2), 3.0);
    canvas.fill(seam, white);
}

void mystery(Canvas& canvas) {
    normal(canvas);
    Polyline hook = arc({0.0, -3.0}, 3.8, -0.5, 0.14);
    hook.push_back({0.0, 2.6});
    mark(canvas, penStrokes({hook, {{0.0, 6.6}}}, 1.7));
}

} // namespace

std::vector<SpriteRecipe> brickRecipes() {
    const Vec2 low{-36.0, -16.0};
    const Vec2 high{36.0, 16.0};
    return {
        {"brick-normal", low, high, normal},      {"brick-hard-3", low, high, hardWhole},
        {"brick-hard-2", low, high, hardCracked}, {"brick-hard-1", low, high, hardBreaking},
        {"brick-steel", low, high, steel},        {"brick-glass", low, high, glass},
        {"brick-bomb", low, high, bomb},          {"brick-splitter", low, high, splitter},
        {"brick-blue", low, high, blue},          {"brick-red", low, high, red},
        {"brick-bumper", low, high, bumper},      {"brick-regrow", low, high, regrow},
        {"brick-ghost", low, high, ghost},        {"brick-mystery", low, high, mystery},
    };
}

} // namespace arkanong
