#include "arkanong/math/Rotation.hpp"
#include "assetgen/Sprites.hpp"

#include <algorithm>

// What bosses wear: painted as for Red, who looks down, around the centre of the paddle or the place where a part
// is fastened.

namespace arkanong {

namespace {

/// The points of a quadratic Bezier curve.
Polyline bow(Vec2 from, Vec2 control, Vec2 to) {
    constexpr int steps = 16;
    Polyline points;
    for (int i = 0; i <= steps; ++i) {
        const double t = static_cast<double>(i) / steps;
        points.push_back(lerp(lerp(from, control, t), lerp(control, to, t), t));
    }
    return points;
}

/// The closed outline along these curves, each of which begins where the one before ends.
Shape outlined(const std::vector<Polyline>& curves) {
    Polyline corners;
    for (const Polyline& curve : curves)
        corners.insert(corners.end(), curve.begin(), curve.end() - 1);
    return polygon(corners);
}

/// A hard hat over the top of a paddle at the anchor.
void hat(Canvas& canvas) {
    const Shape dome = [](Vec2 p) {
        return std::max(length(Vec2{p.x, 1.12 * (p.y + 14.0)}) - 42.0, p.y + 14.0);
    };
    paintBody(canvas, dome, 2.4, 7.0);
    canvas.fill(penStrokes({{{0.0, -50.0}, {0.0, -18.0}},
                            bow({-19.0, -46.0}, {-25.0, -34.0}, {-25.0, -18.0}),
                            bow({19.0, -46.0}, {25.0, -34.0}, {25.0, -18.0})},
                           2.0),
                withAlpha(white, 0.8));
    const Shape brim = penStrokes({{{-53.0, -15.0}, {53.0, -15.0}}}, 4.5);
    canvas.glow(brim, withAlpha(white, 0.4), 6.0);
    canvas.fill(brim, white);
}

/// One of the slanted stripes on a paddle.
void stripe(Canvas& canvas) {
    canvas.fill(polygon({{-8.0, 10.6}, {0.0, -10.6}, {8.0, -10.6}, {0.0, 10.6}}), withAlpha(white, 0.62));
}

/// A crown over the top of a paddle at the anchor.
void crown(Canvas& canvas) {
    const Shape shape = polygon({{-26.0, -16.0},
                                 {-26.0, -46.0},
                                 {-13.0, -34.0},
                                 {0.0, -52.0},
                                 {13.0, -34.0},
                                 {26.0, -46.0},
                                 {26.0, -16.0}});
    paintBody(canvas, shape, 2.4, 6.0);
    for (const double x : {-13.0, 0.0, 13.0})
        canvas.fill(circle({x, -23.0}, 2.6), white);
}

/// The right wing, fastened at the anchor.
void wing(Canvas& canvas) {
    const Shape upper = outlined({bow({0.0, 0.0}, {30.0, -44.0}, {66.0, -46.0}),
                                  bow({66.0, -46.0}, {92.0, -44.0}, {100.0, -26.0}),
                                  bow({100.0, -26.0}, {62.0, 2.0}, {0.0, 0.0})});
    canvas.fill(upper, darkGlass(0.26, 0.6));
    const Shape edge = outline(upper, 2.0);
    canvas.glow(edge, withAlpha(white, 0.45), 7.0);
    canvas.fill(edge, white);
    canvas.fill(penStrokes({bow({4.0, -2.0}, {38.0, -28.0}, {70.0, -42.0}),
                            bow({4.0, -1.0}, {46.0, -14.0}, {92.0, -28.0})},
                           1.2),
                withAlpha(white, 0.55));
    const Shape tail = penStrokes(
        {bow({0.0, 3.0}, {34.0, 14.0}, {64.0, 12.0}), bow({64.0, 12.0}, {76.0, 10.0}, {80.0, 2.0})}, 1.8);
    canvas.glow(tail, withAlpha(white, 0.3), 4.0);
    canvas.fill(tail, withAlpha(white, 0.85));
}

/// A clock's face of radius 42 without hands.
void clockFace(Canvas& canvas) {
    const Shape face = circle({}, 42.0);
    canvas.fill(face, darkGlass(0.13, 0.94));
    const Shape rim = outline(face, 3.0);
    canvas.glow(rim, withAlpha(white, 0.55), 8.0);
    canvas.fill(rim, white);
    for (int hour = 0; hour < 12; ++hour) {
        const Vec2 out = rotate({0.0, -1.0}, rotationFromTurns(hour / 12.0));
        const bool quarter = hour % 3 == 0;
        canvas.fill(penStrokes({{out * (quarter ? 29.0 : 32.0), out * 35.5}}, quarter ? 2.6 : 1.6),
                    withAlpha(white, quarter ? 1.0 : 0.7));
    }
}

/// The right horn, fastened at the anchor.
void horn(Canvas& canvas) {
    const Shape shape = outlined({bow({-22.0, 2.0}, {26.0, -6.0}, {44.0, -52.0}),
                                  bow({44.0, -52.0}, {52.0, 4.0}, {8.0, 14.0}),
                                  bow({8.0, 14.0}, {-6.0, 12.0}, {-22.0, 2.0})});
    canvas.fill(shape, [](Vec2 p) { return darkGlass(0.26 - 0.002 * p.y, 0.95); });
    const Shape edge = outline(shape, 2.2);
    canvas.glow(edge, withAlpha(white, 0.5), 6.0);
    canvas.fill(edge, white);
    canvas.fill(
        penStrokes({bow({2.0, 0.0}, {10.0, 4.0}, {16.0, 9.0}), bow({16.0, -6.0}, {22.0, -3.0}, {28.0, 2.0})},
                   1.3),
        withAlpha(white, 0.5));
}

/// A disc of radius 56 that fades out to 92: black under any colour but white's.
void disc(Canvas& canvas) {
    canvas.flood([](Vec2 p) {
        const double out = std::max(0.0, (length(p) - 56.0) / 36.0);
        const double left = std::max(0.0, 1.0 - out);
        return withAlpha(white, out > 0.0 ? 0.7 * left * left : 0.96);
    });
}

/// Two thin rings around a disc.
void corona(Canvas& canvas) {
    const Shape inner = outline(circle({}, 57.0), 1.8);
    canvas.glow(inner, withAlpha(white, 0.5), 8.0);
    canvas.fill(inner, white);
    canvas.fill(outline(circle({}, 65.0), 1.1), withAlpha(white, 0.55));
}

} // namespace

std::vector<SpriteRecipe> bossRecipes() {
    return {
        {"boss-hat", {-62, -62}, {62, -8}, hat},         {"boss-stripe", {-10, -12}, {10, 12}, stripe},
        {"boss-crown", {-34, -60}, {34, -10}, crown},    {"boss-wing", {-10, -56}, {110, 24}, wing},
        {"boss-clock", {-52, -52}, {52, 52}, clockFace}, {"boss-horn", {-30, -60}, {58, 24}, horn},
        {"boss-disc", {-94, -94}, {94, 94}, disc},       {"boss-corona", {-68, -68}, {68, 68}, corona},
    };
}

} // namespace arkanong
