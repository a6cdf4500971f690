#include "assetgen/Canvas.hpp"

#include "Catch.hpp"

#include <set>

using namespace arkanong;
using arkanong::test::WithinAbs;

namespace {

constexpr double exact = 1e-12;

Canvas squareCanvas(double scale) { return Canvas({-4.0, -4.0}, {4.0, 4.0}, scale); }

} // namespace

TEST_CASE("a pixel whose centre is on an edge is half covered", "[assetgen]") {
    Canvas canvas = squareCanvas(1.0);
    canvas.fill(box({}, {2.5, 2.5}), white);
    const int middle = 4;
    CHECK_THAT(canvas.at(middle, middle).alpha, WithinAbs(1.0, exact));
    for (const int edge : {1, 6}) {
        CHECK_THAT(canvas.at(edge, middle).alpha, WithinAbs(0.5, exact));
        CHECK_THAT(canvas.at(middle, edge).alpha, WithinAbs(0.5, exact));
    }
    CHECK_THAT(canvas.at(0, middle).alpha, WithinAbs(0.0, exact));
}

TEST_CASE("an edge covers the same part of a logical pixel at every scale", "[assetgen]") {
    const double scale = GENERATE(1.0, 1.5, 2.0, 3.0);
    Canvas canvas = squareCanvas(scale);
    canvas.fill([](Vec2 p) { return p.x - 1.3; }, white);
    double covered = 0.0;
    for (int x = 0; x < canvas.width(); ++x)
        covered += canvas.at(x, 0).alpha;
    CHECK_THAT(covered / scale, WithinAbs(5.3, exact));
}

TEST_CASE("a new canvas is transparent white, so that filtering causes no dark fringe", "[assetgen]") {
    Canvas canvas = squareCanvas(1.0);
    canvas.fill(circle({}, 2.0), grey(0.1));
    const Colour corner = canvas.at(0, 0);
    CHECK(corner.alpha == 0.0);
    CHECK(corner.red == 1.0);
    CHECK_THAT(canvas.at(4, 4).red, WithinAbs(0.1, exact));
}

TEST_CASE("a canvas covers at least the requested rectangle", "[assetgen]") {
    const Canvas canvas({-1.1, -2.0}, {3.2, 0.5}, 2.0);
    CHECK(canvas.originX() == 3);
    CHECK(canvas.originY() == 4);
    CHECK(canvas.width() == 3 + 7);
    CHECK(canvas.height() == 4 + 1);
}

TEST_CASE("a colour with alpha 0.5 over an opaque one gives their mean", "[assetgen]") {
    const Colour mixed = over(withAlpha(white, 0.5), grey(0.0));
    CHECK_THAT(mixed.red, WithinAbs(0.5, exact));
    CHECK_THAT(mixed.alpha, WithinAbs(1.0, exact));
}

TEST_CASE("a colour with alpha 0.5 over transparency keeps its hue", "[assetgen]") {
    const Colour mixed = over(grey(0.2, 0.5), withAlpha(white, 0.0));
    CHECK_THAT(mixed.green, WithinAbs(0.2, exact));
    CHECK_THAT(mixed.alpha, WithinAbs(0.5, exact));
}

TEST_CASE("a coarse canvas has at most 64 opacities, none far from what was painted", "[assetgen]") {
    Canvas canvas({-8.0, -8.0}, {8.0, 8.0}, 3.0);
    canvas.glow(circle({}, 2.0), white, 6.0);
    Canvas coarse = canvas;
    coarse.coarsen();
    std::set<double> opacities;
    for (int y = 0; y < canvas.height(); ++y)
        for (int x = 0; x < canvas.width(); ++x) {
            opacities.insert(coarse.at(x, y).alpha);
            CHECK_THAT(coarse.at(x, y).alpha, WithinAbs(canvas.at(x, y).alpha, 0.008));
        }
    CHECK(opacities.size() > 20);
    CHECK(opacities.size() <= 64);
}

TEST_CASE("a glow is full at the edge, decreases, and is 0 at its radius", "[assetgen]") {
    CHECK(glowFalloff(-1.0) == 1.0);
    CHECK(glowFalloff(0.0) == 1.0);
    CHECK(glowFalloff(1.0) == 0.0);
    CHECK(glowFalloff(7.0) == 0.0);
    for (int i = 0; i < 20; ++i)
        CHECK(glowFalloff(i / 20.0) > glowFalloff((i + 1) / 20.0));
}

TEST_CASE("a glow reaches as far as its radius and no further", "[assetgen]") {
    Canvas canvas({0.0, 0.0}, {10.0, 1.0}, 1.0);
    canvas.glow([](Vec2 p) { return p.x - 2.0; }, withAlpha(white, 0.5), 4.0);
    CHECK_THAT(canvas.at(0, 0).alpha, WithinAbs(0.5, exact));
    CHECK(canvas.at(5, 0).alpha > 0.0);
    CHECK(canvas.at(6, 0).alpha == 0.0);
}
