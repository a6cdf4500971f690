#include "assetgen/Icons.hpp"
#include "assetgen/Sprites.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr double letterTop = -43.0;
constexpr double letterBottom = 43.0;
constexpr double letterPen = 8.4;

std::vector<Polyline> letterA(double x) {
    return {{{x, letterBottom}, {x + 34.0, letterTop}, {x + 68.0, letterBottom}},
            {{x + 15.0, 15.0}, {x + 53.0, 15.0}}};
}

std::vector<Polyline> letterR(double x) {
    Polyline bowl{{x, letterBottom}, {x, letterTop}};
    const double radius = (15.0 - 3.0 - letterTop) / 2.0;
    const Polyline turn = arc({x + 66.0 - radius, letterTop + radius}, radius, -0.25, 0.25);
    bowl.insert(bowl.end(), turn.begin(), turn.end());
    bowl.push_back({x, letterTop + 2.0 * radius});
    return {bowl, {{x + 32.0, letterTop + 2.0 * radius}, {x + 64.0, letterBottom}}};
}

std::vector<Polyline> letterK(double x) {
    return {{{x, letterTop}, {x, letterBottom}},
            {{x + 64.0, letterTop}, {x, 7.0}},
            {{x + 25.0, -9.5}, {x + 64.0, letterBottom}}};
}

std::vector<Polyline> letterN(double x) {
    return {{{x, letterBottom}, {x, letterTop}, {x + 64.0, letterBottom}, {x + 64.0, letterTop}}};
}

std::vector<Polyline> letterG(double x) {
    Polyline round = arc({x + 34.0, -9.0}, 34.0, -0.08, -0.5);
    const Polyline under = arc({x + 34.0, 9.0}, 34.0, 0.5, 0.0);
    round.insert(round.end(), under.begin(), under.end());
    round.push_back({x + 68.0, 5.0});
    round.push_back({x + 40.0, 5.0});
    return {round};
}

Shape lettering(const std::vector<std::vector<Polyline>>& letters) {
    std::vector<Polyline> all;
    for (const auto& letter : letters)
        all.insert(all.end(), letter.begin(), letter.end());
    return penStrokes(all, letterPen);
}

/// A neon tube with its glow.
void tube(Canvas& canvas, const Shape& shape) {
    canvas.glow(shape, withAlpha(white, 0.6), 21.0);
    canvas.fill(shape, white);
}

/// The pale core of a tube.
void shine(Canvas& canvas, const Shape& shape) {
    canvas.fill(shape, [&](Vec2 p) {
        const double depth = std::clamp(-2.0 * shape(p) / letterPen, 0.0, 1.0);
        return withAlpha(white, 0.5 * depth * depth);
    });
}

constexpr Vec2 hexagonMiddle{146.0, 0.0};
constexpr double emblemBallRadius = 14.5;

Shape blueLetters() { return lettering({letterA(-375.0), letterR(-275.0), letterK(-179.0), letterA(-83.0)}); }
Shape redLetters() { return lettering({letterN(12.0), letterN(212.0), letterG(308.0)}); }

Shape hexagonRim() {
    Polyline rim = regularCorners(6, hexagonMiddle, 45.0, 0.25);
    rim.push_back(rim.front());
    return penStrokes({rim}, letterPen);
}

void logoBlue(Canvas& canvas) { tube(canvas, blueLetters()); }

void logoRed(Canvas& canvas) {
    tube(canvas, redLetters());
    canvas.fill(hexagon(hexagonMiddle, 46.0, 0.25), darkGlass(0.12));
    tube(canvas, hexagonRim());
}

void logoBall(Canvas& canvas) {
    canvas.glow(circle(hexagonMiddle, emblemBallRadius), withAlpha(white, 0.6), 1.3 * emblemBallRadius);
    canvas.fill(circle(hexagonMiddle, emblemBallRadius), white);
}

void logoShine(Canvas& canvas) {
    for (const Shape& shape : {blueLetters(), redLetters(), hexagonRim()})
        shine(canvas, shape);
    constexpr double spot = 0.62 * emblemBallRadius;
    canvas.fill(circle(hexagonMiddle, spot), [](Vec2 p) {
        const double t = distance(p, hexagonMiddle + Vec2{-0.2, -0.25} * emblemBallRadius) / spot;
        return withAlpha(white, 0.5 * std::max(0.0, 1.0 - t));
    });
}

} // namespace

std::vector<SpriteRecipe> emblemRecipes() {
    return {
        {"logo-blue", {-402, -68}, {12, 68}, logoBlue}, {"logo-red", {-16, -68}, {402, 68}, logoRed},
        {"logo-ball", {110, -36}, {182, 36}, logoBall}, {"logo-shine", {-384, -54}, {384, 54}, logoShine},
        {"icon-64", {-32, -32}, {32, 32}, paintIcon},
    };
}

} // namespace arkanong
