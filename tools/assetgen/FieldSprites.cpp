#include "arkanong/math/Easing.hpp"
#include "arkanong/math/Rotation.hpp"
#include "assetgen/Sprites.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr Colour dark = grey(0.07);

constexpr double ballRadius = 8.0;

/// The ball for very many balls, without the dark rim, for which there is no room.
void plainBall(Canvas& canvas) {
    canvas.fill(circle({}, ballRadius + 1.0), withAlpha(dark, 0.7));
    canvas.fill(circle({}, ballRadius), white);
}

/// A dark rim that fades outwards separates the ball from bright surroundings.
void ball(Canvas& canvas) {
    constexpr double rim = 3.9;
    constexpr double fade = 1.3;
    canvas.flood(
        [](Vec2 p) { return withAlpha(dark, 0.94 * easeInOut((ballRadius + rim - length(p)) / fade)); });
    canvas.fill(circle({}, ballRadius), white);
}

void ballOfBlue(Canvas& canvas) {
    ball(canvas);
    canvas.fill(circle({}, 3.6), dark);
    canvas.fill(circle({}, 1.1), white);
}

void ballOfRed(Canvas& canvas) {
    ball(canvas);
    canvas.fill(grown(polygon(regularCorners(3, {0.0, 0.4}, 4.4, -0.25)), 0.4), dark);
}

/// A part of a paddle from x = left to x = right, with its highlight.
void paddle(Canvas& canvas, double left, double right) {
    const Vec2 centre{(left + right) / 2.0, 0.0};
    paintBody(canvas, box(centre, {(right - left) / 2.0, 14.0}, 14.0), 2.5, 8.0);
    canvas.fill(penStrokes({{{left + 11.0, -7.5}, {right - 11.0, -7.5}}}, 1.5), withAlpha(white, 0.45));
}

constexpr double farAway = 200.0;
void paddleLeft(Canvas& canvas) { paddle(canvas, -14.0, farAway); }
void paddleMiddle(Canvas& canvas) { paddle(canvas, -farAway, farAway); }
void paddleRight(Canvas& canvas) { paddle(canvas, -farAway, 14.0); }

void eye(Canvas& canvas) {
    canvas.fill(circle({}, 8.0), fromHex(0x070b18));
    canvas.fill(circle({}, 7.2), fromHex(0xf4f8ff));
}

void pupil(Canvas& canvas) {
    canvas.fill(circle({}, 3.5), fromHex(0x070b18));
    canvas.fill(circle({-1.1, -1.1}, 0.9), fromHex(0xf4f8ff, 0.9));
}

void barrier(Canvas& canvas) {
    const Shape shape = hexagon({}, 48.0);
    canvas.fill(shape, Colour{0.12, 0.14, 0.27, 0.97});
    const Shape edge = outline(shape, 3.0);
    canvas.glow(edge, withAlpha(white, 0.6), 8.0);
    canvas.fill(edge, white);
    const Shape inner = outline(hexagon({}, 30.0), 1.4);
    canvas.glow(inner, withAlpha(white, 0.12), 5.0);
    canvas.fill(inner, withAlpha(white, 0.6));
    canvas.glow(circle({}, 3.4), withAlpha(white, 0.4), 5.0);
    canvas.fill(circle({}, 3.4), white);
}

void barrierGlow(Canvas& canvas) {
    canvas.glow(outline(hexagon({}, 48.0), 3.0), withAlpha(white, 0.9), 14.0);
}

/// The arc behind a corner (on +x) of a hexagon of radius 48 that turns from +y towards +x.
void spinArc(Canvas& canvas) {
    const auto tail = [&](double radius, double turns, double strength) {
        const Shape stroke = penStrokes({arc({}, radius, 0.0, turns)}, 1.6);
        const double end = rotationFromTurns(turns).sine * radius;
        canvas.fill(stroke, [=](Vec2 p) {
            return withAlpha(white, strength * std::clamp(1.0 - p.y / end, 0.0, 1.0));
        });
    };
    tail(55.0, 0.15, 1.0);
    tail(60.0, 0.1, 0.6);
}

void dash(Canvas& canvas) {
    const Shape shape = box({}, {12.0, 1.5}, 0.75);
    canvas.glow(shape, withAlpha(white, 0.5), 7.0);
    canvas.fill(shape, white);
}

void zoneDot(Canvas& canvas) { canvas.fill(box({}, {1.5, 1.0}, 0.5), white); }

void crosshair(Canvas& canvas) {
    std::vector<Polyline> ticks;
    for (const Vec2 way : {Vec2{1, 0}, Vec2{0, 1}, Vec2{-1, 0}, Vec2{0, -1}})
        ticks.push_back({way * 6.5, way * 14.0});
    const Shape ring = outline(circle({}, 10.0), 1.8);
    const Shape cross = penStrokes(ticks, 1.8);
    const Shape both = [=](Vec2 p) { return std::min(ring(p), cross(p)); };
    canvas.glow(both, withAlpha(white, 0.35), 4.0);
    canvas.fill(both, white);
}

void aimDot(Canvas& canvas) { canvas.fill(circle({}, 1.6), white); }

} // namespace

std::vector<SpriteRecipe> fieldRecipes() {
    return {
        {"ball-plain", {-10, -10}, {10, 10}, plainBall},
        {"ball-blue", {-14, -14}, {14, 14}, ballOfBlue},
        {"ball-red", {-14, -14}, {14, 14}, ballOfRed},
        {"paddle-left", {-22, -22}, {0, 22}, paddleLeft},
        {"paddle-middle", {-8, -22}, {8, 22}, paddleMiddle},
        {"paddle-right", {0, -22}, {22, 22}, paddleRight},
        {"eye", {-10, -10}, {10, 10}, eye},
        {"pupil", {-6, -6}, {6, 6}, pupil},
        {"hexagon", {-56, -50}, {56, 50}, barrier},
        {"hexagon-glow", {-62, -56}, {62, 56}, barrierGlow},
        {"spin-arc", {26, -2}, {64, 50}, spinArc},
        {"dash", {-20, -10}, {20, 10}, dash},
        {"zone-dot", {-4, -2}, {4, 2}, zoneDot},
        {"crosshair", {-18, -18}, {18, 18}, crosshair},
        {"aim-dot", {-4, -4}, {4, 4}, aimDot},
    };
}

} // namespace arkanong
