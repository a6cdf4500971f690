#include "assetgen/Shapes.hpp"

#include "Catch.hpp"
#include "arkanong/math/Rotation.hpp"

#include <algorithm>

using namespace arkanong;
using arkanong::test::WithinAbs;

namespace {

constexpr double close = 1e-12;

Vec2 direction(double turns) { return rotate({1.0, 0.0}, rotationFromTurns(turns)); }

} // namespace

TEST_CASE("a circle's distance is the same in every direction", "[assetgen]") {
    const Vec2 centre{3.0, -2.0};
    const double turns = GENERATE(0.0, 0.1, 0.25, 0.4, 0.5, 0.77);
    const double from = GENERATE(0.0, 4.0, 9.0);
    CHECK_THAT(circle(centre, 5.0)(centre + direction(turns) * from), WithinAbs(from - 5.0, close));
}

TEST_CASE("a box's distance is right inside, outside its sides and outside its corners", "[assetgen]") {
    const Shape sharp = box({1.0, 1.0}, {4.0, 2.0});
    const double sideX = GENERATE(-1.0, 1.0);
    const double sideY = GENERATE(-1.0, 1.0);
    const auto at = [&](double x, double y) { return sharp({1.0 + sideX * x, 1.0 + sideY * y}); };
    CHECK_THAT(at(0.0, 0.0), WithinAbs(-2.0, close));
    CHECK_THAT(at(3.5, 0.0), WithinAbs(-0.5, close));
    CHECK_THAT(at(6.0, 0.0), WithinAbs(2.0, close));
    CHECK_THAT(at(7.0, 6.0), WithinAbs(5.0, close));
}

TEST_CASE("a box's rounded corner is a circle's", "[assetgen]") {
    const Shape rounded = box({}, {4.0, 3.0}, 2.0);
    CHECK_THAT(rounded(Vec2{2.0, 1.0} + direction(0.125) * 2.0), WithinAbs(0.0, close));
    CHECK_THAT(rounded({4.0, 0.0}), WithinAbs(0.0, close));
}

TEST_CASE("a polygon is the same in either orientation", "[assetgen]") {
    Polyline corners = regularCorners(6, {1.0, 2.0}, 10.0, 0.03);
    const Shape one = polygon(corners);
    std::reverse(corners.begin(), corners.end());
    const Shape other = polygon(corners);
    const Vec2 p = Vec2{1.0, 2.0} + direction(GENERATE(0.0, 0.21, 0.5, 0.83)) * GENERATE(0.0, 7.0, 20.0);
    CHECK_THAT(one(p), WithinAbs(other(p), close));
}

TEST_CASE("a hexagon's sides are nearer than its corners", "[assetgen]") {
    const Shape shape = hexagon({}, 10.0);
    const double apothem = 10.0 * std::sqrt(3.0) / 2.0;
    CHECK_THAT(shape({0.0, 0.0}), WithinAbs(-apothem, close));
    CHECK_THAT(shape({12.0, 0.0}), WithinAbs(2.0, close));
    CHECK_THAT(shape(direction(1.0 / 12.0) * 10.0), WithinAbs(10.0 - apothem, close));
}

TEST_CASE("a pen covers half its width on each side and has round ends", "[assetgen]") {
    const Shape line = penStrokes({{{0.0, 0.0}, {10.0, 0.0}}}, 4.0);
    CHECK_THAT(line({5.0, 2.0}), WithinAbs(0.0, close));
    CHECK_THAT(line({5.0, -3.0}), WithinAbs(1.0, close));
    CHECK_THAT(line(Vec2{10.0, 0.0} + direction(0.1) * 5.0), WithinAbs(3.0, close));
}

TEST_CASE("a stroke of one point is a dot", "[assetgen]") {
    CHECK_THAT(penStrokes({{{1.0, 1.0}}}, 3.0)({1.0, 4.0}), WithinAbs(1.5, close));
}

TEST_CASE("an outline is inside its shape", "[assetgen]") {
    const Shape band = outline(circle({}, 10.0), 2.0);
    CHECK_THAT(band({10.0, 0.0}), WithinAbs(0.0, close));
    CHECK_THAT(band({9.0, 0.0}), WithinAbs(-1.0, close));
    CHECK_THAT(band({8.0, 0.0}), WithinAbs(0.0, close));
    CHECK_THAT(band({0.0, 0.0}), WithinAbs(8.0, close));
}

TEST_CASE("an arc goes from one angle to the other in either direction", "[assetgen]") {
    const Vec2 centre{5.0, 5.0};
    const double to = GENERATE(-0.25, 0.5);
    const Polyline points = arc(centre, 3.0, 0.25, to);
    CHECK_THAT(distance(points.front(), centre + direction(0.25) * 3.0), WithinAbs(0.0, close));
    CHECK_THAT(distance(points.back(), centre + direction(to) * 3.0), WithinAbs(0.0, close));
    for (const Vec2 p : points)
        CHECK_THAT(distance(p, centre), WithinAbs(3.0, close));
}
