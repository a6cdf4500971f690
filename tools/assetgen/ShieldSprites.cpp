#include "assetgen/Sprites.hpp"

// The plates before a goal line. A plate's place is 160 px wide; the plate is a little narrower.

namespace arkanong {

namespace {

constexpr Vec2 plateHalf{78.0, 6.5};
constexpr double plateCorner = 4.0;
constexpr double outlineWidth = 1.8;
constexpr double plateGlow = 5.0;

Shape plateBody() { return box({}, plateHalf, plateCorner); }

/// A plate with an inner line and a rivet at either end. The line leaves the middle free for a side's mark.
void plate(Canvas& canvas) {
    paintBody(canvas, plateBody(), outlineWidth, plateGlow);
    constexpr double line = 1.2;
    constexpr double from = 15.0;
    constexpr double to = 58.0;
    canvas.fill(penStrokes({{{-to, 0.0}, {-from, 0.0}}, {{from, 0.0}, {to, 0.0}}}, line),
                withAlpha(white, 0.6));
    for (const double x : {-69.0, 69.0})
        canvas.fill(circle({x, 0.0}, 1.8), white);
}

/// The marks are those of the sides' balls: a ring and a triangle.
void plateOfBlue(Canvas& canvas) {
    plate(canvas);
    canvas.fill(outline(circle({}, 4.0), 1.6), white);
}

void plateOfRed(Canvas& canvas) {
    plate(canvas);
    canvas.fill(polygon(regularCorners(3, {0.0, 0.8}, 4.6, -0.25)), white);
}

/// A thin plate of glass.
void wallPlate(Canvas& canvas) {
    constexpr Vec2 half{78.0, 4.0};
    const Shape body = box({}, half, 3.0);
    canvas.fill(body, grey(0.5, 0.25));
    const Shape edge = outline(body, 1.3);
    canvas.glow(edge, withAlpha(white, 0.45), 4.0);
    canvas.fill(edge, withAlpha(white, 0.9));
    for (const double x : {-58.0, -44.0, 22.0, 30.0}) {
        const Shape band = polygon({{x, 2.6}, {x + 5.0, 2.6}, {x + 10.0, -2.6}, {x + 5.0, -2.6}});
        canvas.fill(band, withAlpha(white, 0.35));
    }
}

/// The empty place of a plate: dark, with a row of contacts along both edges and the two rivet holes.
void socket(Canvas& canvas) {
    canvas.fill(box({}, {79.0, 7.0}, plateCorner), grey(0.04, 0.85));
    std::vector<Polyline> contacts;
    for (const double y : {-4.6, 4.6})
        for (double x = -70.0; x <= 66.0; x += 8.0)
            contacts.push_back({{x, y}, {x + 4.0, y}});
    canvas.fill(penStrokes(contacts, 1.1), grey(0.75, 0.4));
    for (const double x : {-69.0, 69.0})
        canvas.fill(outline(circle({x, 0.0}, 2.2), 1.0), grey(0.75, 0.5));
}

/// Cracks that lie over a plate in the moment that it breaks.
void cracks(Canvas& canvas) {
    const std::vector<Polyline> lines{
        {{0.0, -6.0}, {-5.0, -1.5}, {2.0, 1.0}, {-2.0, 6.0}},
        {{-5.0, -1.5}, {-17.0, 1.5}, {-24.0, -2.0}, {-33.0, 5.5}},
        {{2.0, 1.0}, {13.0, -2.0}, {21.0, 2.5}, {31.0, -5.5}},
        {{-24.0, -2.0}, {-30.0, -6.0}},
        {{21.0, 2.5}, {25.0, 6.0}},
        {{-48.0, -6.0}, {-44.0, 0.0}, {-51.0, 2.5}, {-47.0, 6.0}},
        {{50.0, 6.0}, {45.0, 1.0}, {52.0, -1.5}, {48.0, -6.0}},
        {{-51.0, 2.5}, {-60.0, 0.0}, {-66.0, 4.0}},
        {{52.0, -1.5}, {61.0, 1.0}, {67.0, -3.5}},
    };
    canvas.fill(penStrokes(lines, 2.8), grey(0.05, 0.7));
    canvas.fill(penStrokes(lines, 1.2), white);
}

void goalPip(Canvas& canvas) {
    canvas.glow(circle({}, 5.0), withAlpha(white, 0.35), 3.0);
    canvas.fill(circle({}, 5.0), white);
}

void emptyGoalPip(Canvas& canvas) { canvas.fill(outline(circle({}, 5.0), 1.5), withAlpha(white, 0.75)); }

} // namespace

std::vector<SpriteRecipe> shieldRecipes() {
    const Vec2 low{-84.0, -14.0};
    const Vec2 high{84.0, 14.0};
    return {
        {"plate-blue", low, high, plateOfBlue},
        {"plate-red", low, high, plateOfRed},
        {"plate-wall", low, high, wallPlate},
        {"plate-socket", low, high, socket},
        {"plate-cracks", low, high, cracks},
        {"goal-full", {-8, -8}, {8, 8}, goalPip},
        {"goal-empty", {-6, -6}, {6, 6}, emptyGoalPip},
    };
}

} // namespace arkanong
