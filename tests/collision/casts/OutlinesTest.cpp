#include "arkanong/collision/casts/Outlines.hpp"

#include "Catch.hpp"

#include <cmath>

using namespace arkanong::test;

namespace {

const Outline square{{0.0, 0.0}, {10.0, 0.0}, {10.0, 10.0}, {0.0, 10.0}};

Outline moved(Outline outline, Vec2 by) {
    for (Vec2& corner : outline)
        corner += by;
    return outline;
}

} // namespace

TEST_CASE("outlines that only touch do not overlap, and their gap is 0", "[collision]") {
    const Vec2 side = GENERATE(Vec2{10.0, 3.0}, Vec2{-10.0, 0.0}, Vec2{4.0, 10.0}, Vec2{10.0, 10.0});
    CHECK_FALSE(overlap(square, moved(square, side)));
    CHECK(gapBetween(square, moved(square, side)) == 0.0);
    CHECK(overlap(square, moved(square, side * 0.99)));
    CHECK(gapBetween(square, moved(square, side * 0.99)) == 0.0);
}

TEST_CASE("the gap between outlines is between edges, corner and edge, or corners", "[collision]") {
    const Outline spike{{14.0, 5.0}, {20.0, 0.0}, {20.0, 12.0}};
    CHECK(gapBetween(square, moved(square, {17.0, 3.0})) == 7.0);
    CHECK(gapBetween(square, spike) == 4.0);
    CHECK(gapBetween({spike.rbegin(), spike.rend()}, square) == 4.0);
    CHECK(gapBetween(square, moved(square, {13.0, -14.0})) == 5.0);
}

TEST_CASE("points and segments are outlines, too", "[collision]") {
    const Outline inside{{5.0, 5.0}}, beyond{{13.0, 14.0}};
    CHECK(gapBetween(square, beyond) == 5.0);
    CHECK(gapBetween(inside, square) == 0.0);
    CHECK(gapBetween(inside, beyond) == std::sqrt(145.0));
    CHECK(gapBetween(Outline{{-8.0, 5.0}, {-2.0, 5.0}}, square) == 2.0);
    CHECK(gapBetween(Outline{{-8.0, 5.0}, {18.0, 5.0}}, square) == 0.0);
}

TEST_CASE("the gap between boxes is that between their outlines", "[collision]") {
    const Box box{{0.0, 0.0}, {10.0, 10.0}};
    for (const Vec2 low : {Vec2{12.0, 2.0}, Vec2{13.0, 14.0}, Vec2{-30.0, -40.0}, Vec2{5.0, 5.0}}) {
        const Box other{low, low + Vec2{20.0, 20.0}};
        CHECK_THAT(gapBetween(box, other), WithinAbs(gapBetween(outlineOf(box), outlineOf(other)), 1e-12));
    }
}
