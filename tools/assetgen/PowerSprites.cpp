#include "arkanong/math/Rotation.hpp"
#include "assetgen/Sprites.hpp"

#include <algorithm>

// The icons of the power-ups, for capsules, the HUD and docs/rules.md. At most 16 x 13 px, so that they fit a
// capsule; each has a distinct silhouette.

namespace arkanong {

namespace {

constexpr double pen = 1.7;

/// Bright lines with a slight glow.
void sign(Canvas& canvas, const Shape& shape) {
    canvas.glow(shape, withAlpha(white, 0.3), 3.0);
    canvas.fill(shape, white);
}

void sign(Canvas& canvas, std::vector<Polyline> lines, double width = pen) {
    sign(canvas, penStrokes(std::move(lines), width));
}

Shape both(const Shape& a, const Shape& b) {
    return [=](Vec2 p) { return std::min(a(p), b(p)); };
}

/// The lines and their horizontal mirror images.
std::vector<Polyline> mirrored(std::vector<Polyline> lines) {
    const std::size_t half = lines.size();
    for (std::size_t i = 0; i < half; ++i) {
        Polyline other = lines[i];
        for (Vec2& point : other)
            point.x = -point.x;
        lines.push_back(other);
    }
    return lines;
}

void wide(Canvas& canvas) {
    sign(canvas, mirrored({{{0.0, 0.0}, {7.6, 0.0}}, {{4.2, -3.6}, {7.8, 0.0}, {4.2, 3.6}}}));
}

void narrow(Canvas& canvas) {
    sign(canvas, mirrored({{{8.0, 0.0}, {2.6, 0.0}}, {{6.0, -3.6}, {2.2, 0.0}, {6.0, 3.6}}}));
}

void multiball(Canvas& canvas) {
    const Shape upper = circle({0.0, -3.5}, 2.7);
    sign(canvas, both(upper, both(circle({-4.6, 3.2}, 2.7), circle({4.6, 3.2}, 2.7))));
}

/// A comet.
void fireball(Canvas& canvas) {
    sign(canvas, circle({-3.4, 2.4}, 3.5));
    sign(canvas, {{{-2.4, -3.6}, {1.6, -6.2}}, {{0.6, -1.4}, {6.8, -5.6}}, {{1.9, 2.0}, {6.6, -0.6}}});
}

/// A ball that sticks to a paddle.
void sticky(Canvas& canvas) {
    const Shape drop = polygon({{-2.4, -0.6}, {2.4, -0.6}, {5.4, 5.0}, {-5.4, 5.0}});
    canvas.fill(drop, grey(0.9, 0.45));
    sign(canvas, both(circle({0.0, -2.9}, 3.1), box({0.0, 5.0}, {7.6, 1.4}, 1.4)));
}

void laser(Canvas& canvas) {
    sign(canvas, box({0.0, 5.3}, {5.4, 1.3}, 1.3));
    sign(canvas, {{{0.0, 3.4}, {0.0, -2.0}}}, 2.0);
    sign(canvas,
         mirrored({{{2.2, -3.6}, {4.6, -5.8}}, {{2.8, -1.4}, {5.8, -1.6}}, {{0.0, -4.2}, {0.0, -6.4}}}), 1.4);
}

/// An hourglass.
void slow(Canvas& canvas) {
    sign(canvas, {{{-4.4, -5.8}, {4.4, -5.8}, {-4.4, 5.8}, {4.4, 5.8}, {-4.4, -5.8}}}, 1.6);
    canvas.fill(polygon({{0.0, 2.2}, {3.4, 5.8}, {-3.4, 5.8}}), white);
    canvas.fill(polygon({{-1.9, -2.6}, {1.9, -2.6}, {0.0, -0.4}}), white);
}

void shieldWall(Canvas& canvas) {
    sign(canvas,
         {{{-7.4, -4.6}, {7.4, -4.6}, {7.4, 4.6}, {-7.4, 4.6}, {-7.4, -4.6}},
          {{-7.4, 0.0}, {7.4, 0.0}},
          {{0.0, -4.6}, {0.0, 0.0}},
          {{-3.7, 0.0}, {-3.7, 4.6}},
          {{3.7, 0.0}, {3.7, 4.6}}},
         1.5);
}

void extraShield(Canvas& canvas) {
    sign(canvas, outline(hexagon({}, 7.0, 0.25), 1.6));
    sign(canvas, {{{-2.8, 0.0}, {2.8, 0.0}}, {{0.0, -2.8}, {0.0, 2.8}}}, 1.8);
}

/// A horseshoe magnet.
void magnet(Canvas& canvas) {
    Polyline shoe = arc({0.0, -1.2}, 4.3, 0.5, 1.0);
    shoe.insert(shoe.begin(), {-4.3, 4.8});
    shoe.push_back({4.3, 4.8});
    sign(canvas, {shoe}, 3.0);
    for (const double x : {-4.3, 4.3})
        canvas.fill(box({x, 2.6}, {1.6, 0.6}), grey(0.1));
}

void reverse(Canvas& canvas) {
    sign(canvas,
         {{{-7.0, -3.0}, {6.6, -3.0}},
          {{3.8, -5.8}, {7.0, -3.0}, {3.8, -0.4}},
          {{7.0, 3.0}, {-6.6, 3.0}},
          {{-3.8, 5.8}, {-7.0, 3.0}, {-3.8, 0.4}}},
         1.6);
}

/// A snowflake.
void freeze(Canvas& canvas) {
    std::vector<Polyline> arms;
    for (int arm = 0; arm < 6; ++arm) {
        const Rotation turn = rotationFromTurns(0.25 + arm / 6.0);
        arms.push_back({{}, rotate({6.6, 0.0}, turn)});
        arms.push_back({rotate({5.8, -2.2}, turn), rotate({3.8, 0.0}, turn), rotate({5.8, 2.2}, turn)});
    }
    sign(canvas, arms, 1.3);
}

/// An eye, crossed out.
void blindSpot(Canvas& canvas) {
    const Polyline upper = arc({0.0, 5.4}, 9.2, 0.6, 0.9);
    const Polyline lower = arc({0.0, -5.4}, 9.2, 0.1, 0.4);
    sign(canvas, {upper, lower}, 1.5);
    sign(canvas, circle({}, 2.3));
    canvas.fill(penStrokes({{{-5.8, 6.0}, {5.8, -6.0}}}, 4.0), grey(0.1));
    sign(canvas, {{{-5.8, 6.0}, {5.8, -6.0}}}, 1.7);
}

void overdrive(Canvas& canvas) {
    sign(canvas, {{{-5.8, -4.8}, {-0.8, 0.0}, {-5.8, 4.8}}, {{1.2, -4.8}, {6.2, 0.0}, {1.2, 4.8}}}, 2.2);
}

} // namespace

std::vector<SpriteRecipe> powerRecipes() {
    const Vec2 low{-12.0, -10.0};
    const Vec2 high{12.0, 10.0};
    return {
        {"power-wide", low, high, wide},
        {"power-multiball", low, high, multiball},
        {"power-fireball", low, high, fireball},
        {"power-sticky", low, high, sticky},
        {"power-laser", low, high, laser},
        {"power-slow", low, high, slow},
        {"power-shield-wall", low, high, shieldWall},
        {"power-extra-shield", low, high, extraShield},
        {"power-magnet", low, high, magnet},
        {"power-narrow", low, high, narrow},
        {"power-reverse", low, high, reverse},
        {"power-freeze", low, high, freeze},
        {"power-blind-spot", low, high, blindSpot},
        {"power-overdrive", low, high, overdrive},
    };
}

} // namespace arkanong
