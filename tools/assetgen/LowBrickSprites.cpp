#include "assetgen/Sprites.hpp"

// Half-height bricks, for levels with 18 rows, with smaller versions of the same marks.

namespace arkanong {

namespace {

constexpr Vec2 bodyHalf{32.0, 5.25};
constexpr double bodyCorner = 3.0;
constexpr double bodyOutline = 1.5;
constexpr double glowReach = 3.0;

Shape body() { return box({}, bodyHalf, bodyCorner); }

void normal(Canvas& canvas) { paintBody(canvas, body(), bodyOutline, glowReach); }

void mark(Canvas& canvas, const Shape& shape) {
    canvas.glow(shape, withAlpha(white, 0.25), 2.5);
    canvas.fill(shape, white);
}

void crack(Canvas& canvas, const Polyline& points) {
    canvas.fill(penStrokes({points}, 2.4), grey(0.05, 0.65));
    canvas.fill(penStrokes({points}, 1.1), white);
}

void hardWhole(Canvas& canvas) {
    normal(canvas);
    canvas.fill(body(), darkGlass(0.7, 0.2));
    for (const double x : {-1.0, 1.0})
        canvas.fill(penStrokes({{{x * 27.0, -2.2}, {x * 27.0, 2.2}}}, 1.6), withAlpha(white, 0.9));
    canvas.fill(penStrokes({{{-22.0, 0.0}, {22.0, 0.0}}}, 1.0), withAlpha(white, 0.35));
}

void hardCracked(Canvas& canvas) {
    hardWhole(canvas);
    crack(canvas, {{-13.0, -4.6}, {-8.0, -1.2}, {-12.0, 1.0}, {-7.0, 4.6}});
}

void hardBreaking(Canvas& canvas) {
    hardCracked(canvas);
    crack(canvas, {{-8.0, -1.2}, {0.0, -0.4}, {3.0, 4.6}});
    crack(canvas, {{13.0, 4.6}, {10.0, 1.2}, {15.0, -1.0}, {12.0, -4.6}});
}

void steel(Canvas& canvas) {
    canvas.fill(body(), [](Vec2 p) { return darkGlass(0.34 - 0.016 * p.y, 0.97); });
    const Shape edge = outline(body(), bodyOutline);
    canvas.glow(edge, withAlpha(white, 0.2), glowReach);
    canvas.fill(edge, grey(0.8));
    std::vector<Polyline> hatch;
    for (const double x : {-18.0, 0.0, 18.0})
        hatch.push_back({{x - 2.6, 2.6}, {x + 2.6, -2.6}});
    canvas.fill(penStrokes(hatch, 1.3), grey(0.85));
}

void glass(Canvas& canvas) {
    canvas.fill(body(), grey(0.5, 0.22));
    const Shape edge = outline(body(), 1.2);
    canvas.glow(edge, withAlpha(white, 0.4), glowReach);
    canvas.fill(edge, withAlpha(white, 0.9));
    for (const double x : {-24.0, 10.0})
        canvas.fill(polygon({{x, 3.4}, {x + 6.0, 3.4}, {x + 11.0, -3.4}, {x + 5.0, -3.4}}),
                    withAlpha(white, 0.3));
}

void bomb(Canvas& canvas) {
    normal(canvas);
    const Vec2 middle{-1.0, 0.4};
    canvas.fill(circle(middle, 3.6), grey(0.12));
    mark(canvas, outline(circle(middle, 3.5), 1.3));
    mark(canvas, penStrokes({{{2.0, -1.4}, {4.6, -2.5}, {6.6, -2.2}}}, 1.2));
    mark(canvas, circle({8.2, -2.0}, 1.1));
}

void splitter(Canvas& canvas) {
    normal(canvas);
    mark(canvas, penStrokes({{{-6.0, 0.0}, {-1.0, 0.0}, {7.0, -2.2}}, {{-1.0, 0.0}, {7.0, 2.2}}}, 1.1));
    mark(canvas, circle({-8.5, 0.0}, 1.8));
    for (const double y : {-2.3, 2.3})
        mark(canvas, circle({8.8, y}, 1.5));
}

void blue(Canvas& canvas) {
    normal(canvas);
    mark(canvas, circle({}, 2.9));
    canvas.fill(circle({}, 1.2), grey(0.12));
}

void red(Canvas& canvas) {
    normal(canvas);
    mark(canvas, polygon(regularCorners(3, {0.0, 0.8}, 3.6, -0.25)));
}

void bumper(Canvas& canvas) {
    normal(canvas);
    Polyline spring;
    for (int i = 0; i <= 8; ++i)
        spring.push_back({-16.0 + 4.0 * i, i % 2 == 0 ? 1.8 : -1.8});
    mark(canvas, penStrokes({spring}, 1.2));
    mark(canvas, penStrokes({{{-21.0, -2.2}, {-21.0, 2.2}}, {{21.0, -2.2}, {21.0, 2.2}}}, 1.6));
}

void regrow(Canvas& canvas) {
    normal(canvas);
    mark(canvas, penStrokes({arc({0.0, 0.3}, 2.7, 0.0, 0.72)}, 1.2));
    mark(canvas, polygon({{-0.4, -4.2}, {2.6, -2.4}, {-0.4, -0.6}}));
}

void ghost(Canvas& canvas) {
    const Vec2 half = bodyHalf - Vec2{0.8, 0.8};
    std::vector<Polyline> stitches;
    for (const double y : {-half.y, half.y})
        for (double x = -28.0; x < 28.0; x += 8.0)
            stitches.push_back({{x + 1.8, y}, {x + 6.2, y}});
    for (const double x : {-half.x, half.x})
        stitches.push_back({{x, -1.6}, {x, 1.6}});
    canvas.fill(body(), darkGlass(0.25, 0.3));
    const Shape seam = penStrokes(stitches, 1.2);
    canvas.glow(seam, withAlpha(white, 0.2), 2.0);
    canvas.fill(seam, white);
}

void mystery(Canvas& canvas) {
    normal(canvas);
    Polyline hook = arc({0.0, -1.6}, 1.8, -0.5, 0.14);
    hook.push_back({0.0, 1.0});
    mark(canvas, penStrokes({hook, {{0.0, 3.0}}}, 1.2));
}

} // namespace

std::vector<SpriteRecipe> lowBrickRecipes() {
    const Vec2 low{-36.0, -10.0};
    const Vec2 high{36.0, 10.0};
    return {
        {"brick-low-normal", low, high, normal},      {"brick-low-hard-3", low, high, hardWhole},
        {"brick-low-hard-2", low, high, hardCracked}, {"brick-low-hard-1", low, high, hardBreaking},
        {"brick-low-steel", low, high, steel},        {"brick-low-glass", low, high, glass},
        {"brick-low-bomb", low, high, bomb},          {"brick-low-splitter", low, high, splitter},
        {"brick-low-blue", low, high, blue},          {"brick-low-red", low, high, red},
        {"brick-low-bumper", low, high, bumper},      {"brick-low-regrow", low, high, regrow},
        {"brick-low-ghost", low, high, ghost},        {"brick-low-mystery", low, high, mystery},
    };
}

} // namespace arkanong
