#include "arkanong/collision/casts/CircleCasts.hpp"
#include "collision/Symmetry.hpp"

// A circle inside the four walls of an arena, and a box that is kept inside.

using namespace arkanong::test;

namespace {

constexpr Box arena{{-100, -60}, {100, 60}};

} // namespace

TEST_CASE("a circle hits the wall in its path", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto hit =
        castCircleWalls(seen.of(Circle{{75, 0}, 5.0}), seen.direction({10, 3}), seen.of(arena), forever);
    REQUIRE(hit);
    CHECK(hit->time == 2.0);
    CHECK(hit->normal == seen.direction({-1, 0}));
    CHECK(hit->feature == Feature::Face);
}

TEST_CASE("of two walls the one hit earlier counts", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto normalOf = [&](Vec2 velocity) {
        const auto hit = castCircleWalls(seen.of(Circle{{75, 35}, 5.0}), seen.direction(velocity),
                                         seen.of(arena), forever);
        return hit ? hit->normal : Vec2{};
    };
    CHECK(normalOf({10, 9}) == seen.direction({-1, 0}));
    CHECK(normalOf({9, 10}) == seen.direction({0, -1}));
}

TEST_CASE("in a corner of the arena the left or right wall is reported", "[collision]") {
    const double x = GENERATE(-1.0, 1.0), y = GENERATE(-1.0, 1.0);
    const auto hit = castCircleWalls({{75 * x, 35 * y}, 5.0}, {10 * x, 10 * y}, arena, forever);
    REQUIRE(hit);
    CHECK(hit->time == 2.0);
    CHECK(hit->normal == Vec2{-x, 0});
}

TEST_CASE("circles that do not approach a wall do not hit it", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto misses = [&](Vec2 centre, Vec2 velocity) {
        return !castCircleWalls(seen.of(Circle{centre, 5.0}), seen.direction(velocity), seen.of(arena), 1.0);
    };
    CHECK(misses({0, 0}, {0, 0}));    // at rest
    CHECK(misses({95, 0}, {0, 0}));   // at rest at the wall
    CHECK(misses({95, 0}, {0, 1}));   // sliding along the wall
    CHECK(misses({95, 0}, {-1, 0}));  // leaving the wall
    CHECK(misses({98, 0}, {-1, 0}));  // returning from inside the wall
    CHECK(misses({200, 0}, {-1, 0})); // returning from beyond it
}

TEST_CASE("a circle at, in or beyond a wall that still moves outwards hits it at once", "[collision]") {
    const Symmetry seen = everySymmetry();
    const double x = GENERATE(95.0, 98.0, 100.0, 200.0);
    const auto hit =
        castCircleWalls(seen.of(Circle{{x, 0}, 5.0}), seen.direction({1, 0}), seen.of(arena), 0.0);
    REQUIRE(hit);
    CHECK(hit->time == 0.0);
    CHECK(hit->normal == seen.direction({-1, 0}));
}

TEST_CASE("a touch of a wall exactly at the horizon counts", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Circle circle = seen.of(Circle{{75, 0}, 5.0});
    CHECK(castCircleWalls(circle, seen.direction({10, 0}), seen.of(arena), 2.0));
    CHECK_FALSE(castCircleWalls(circle, seen.direction({10, 0}), seen.of(arena), 1.999999));
}

TEST_CASE("the time to a wall is right to ten digits", "[collision]") {
    const double size = GENERATE(1e2, 1e4, 1e6);
    const auto hit = castCircleWalls({{}, 5.0}, {-123.0, 0.0}, {{-size, -size}, {size, size}}, forever);
    REQUIRE(hit);
    CHECK_THAT(hit->time * 123.0 / (size - 5.0), WithinAbs(1.0, 1e-10));
}

TEST_CASE("a circle that fills the arena bounces between its walls without time passing", "[collision]") {
    const Box narrow{{0, 0}, {10, 100}};
    const double side = GENERATE(-1.0, 1.0);
    const auto hit = castCircleWalls({{5, 50}, 5.0}, {side, 0}, narrow, 1.0);
    REQUIRE(hit);
    CHECK(hit->time == 0.0);
    CHECK(hit->normal == Vec2{-side, 0});
}

TEST_CASE("a box that stays inside keeps its velocity", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Box paddle = seen.of(Box{{-10, -5}, {10, 5}});
    const Vec2 velocity = seen.direction({60, -30});
    CHECK(velocityWithin(paddle, velocity, seen.of(arena), 0.5) == velocity);
    CHECK(velocityWithin(paddle, velocity, seen.of(arena), 1.5) == velocity); // exactly up to the border
    CHECK(velocityWithin(paddle, {}, seen.of(arena), 1.0) == Vec2{});
}

TEST_CASE("a box that would overshoot the border ends exactly at it", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Box paddle = seen.of(Box{{-10, -5}, {10, 5}});
    CHECK(velocityWithin(paddle, seen.direction({1000, 0}), seen.of(arena), 0.5) == seen.direction({180, 0}));
    CHECK(velocityWithin(paddle, seen.direction({1000, 7}), seen.of(arena), 2.0) == seen.direction({45, 7}));
}

TEST_CASE("a box at the border can slide along it and leave it", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Box paddle = seen.of(Box{{80, -5}, {100, 5}});
    CHECK(velocityWithin(paddle, seen.direction({9, 4}), seen.of(arena), 1.0) == seen.direction({0, 4}));
    CHECK(velocityWithin(paddle, seen.direction({-9, 4}), seen.of(arena), 1.0) == seen.direction({-9, 4}));
}

TEST_CASE("a box that sticks out is brought back, whatever its velocity", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Box paddle = seen.of(Box{{90, -5}, {110, 5}});
    const Vec2 velocity = seen.direction(GENERATE(Vec2{0, 0}, Vec2{50, 0}, Vec2{-5, 0}));
    CHECK(velocityWithin(paddle, velocity, seen.of(arena), 0.5) == seen.direction({-20, 0}));
}
