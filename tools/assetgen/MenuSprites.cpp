#include "assetgen/Sprites.hpp"

namespace arkanong {

namespace {

void badgeFull(Canvas& canvas) {
    const Shape shape = hexagon({}, 10.0, 0.25);
    canvas.fill(shape, grey(0.8));
    canvas.glow(shape, withAlpha(white, 0.3), 4.0);
    canvas.fill(shape, grey(0.8));
    canvas.fill(outline(shape, 1.5), white);
}

void badgeEmpty(Canvas& canvas) { canvas.fill(outline(hexagon({}, 10.0, 0.25), 1.5), withAlpha(white, 0.4)); }

void serveFull(Canvas& canvas) {
    canvas.glow(circle({}, 7.0), withAlpha(white, 0.3), 3.0);
    canvas.fill(circle({}, 7.0), white);
}

void serveEmpty(Canvas& canvas) { canvas.fill(outline(circle({}, 7.0), 1.9), white); }

void bar(Canvas& canvas) { canvas.fill(box({}, {8.0, 4.0}, 4.0), white); }

/// A part of the menu's highlight from x = left to x = right.
void pill(Canvas& canvas, double left, double right) {
    const Vec2 centre{(left + right) / 2.0, 0.0};
    const Shape shape = box(centre, {(right - left) / 2.0, 20.0}, 20.0);
    canvas.fill(shape, darkGlass(0.22, 0.96));
    const Shape edge = outline(shape, 2.2);
    canvas.glow(edge, withAlpha(white, 0.55), 8.0);
    canvas.fill(edge, white);
}

constexpr double beyondEdge = 200.0;
void pillLeft(Canvas& canvas) { pill(canvas, -20.0, beyondEdge); }
void pillMiddle(Canvas& canvas) { pill(canvas, -beyondEdge, beyondEdge); }
void pillRight(Canvas& canvas) { pill(canvas, -beyondEdge, 20.0); }

void panel(Canvas& canvas) {
    const Shape shape = box({}, {24.0, 24.0}, 12.0);
    canvas.fill(shape, darkGlass(0.11, 0.92));
    canvas.fill(outline(shape, 1.5), grey(0.75));
}

void chevron(Canvas& canvas) {
    const Shape shape = penStrokes({{{-3.0, -5.0}, {3.0, 0.0}, {-3.0, 5.0}}}, 2.0);
    canvas.glow(shape, withAlpha(white, 0.35), 4.0);
    canvas.fill(shape, white);
}

} // namespace

std::vector<SpriteRecipe> menuRecipes() {
    return {
        {"badge-full", {-14, -14}, {14, 14}, badgeFull},   {"badge-empty", {-10, -12}, {10, 12}, badgeEmpty},
        {"serve-full", {-10, -10}, {10, 10}, serveFull},   {"serve-empty", {-8, -8}, {8, 8}, serveEmpty},
        {"bar", {-8, -4}, {8, 4}, bar, 0.0, 4.0},          {"pill-left", {-28, -28}, {0, 28}, pillLeft},
        {"pill-middle", {-8, -28}, {8, 28}, pillMiddle},   {"pill-right", {0, -28}, {28, 28}, pillRight},
        {"panel", {-24, -24}, {24, 24}, panel, 0.0, 16.0}, {"chevron", {-8, -10}, {8, 10}, chevron},
    };
}

} // namespace arkanong
