#include "arkanong/math/Vec2.hpp"

#include "Catch.hpp"

using namespace arkanong::test;

TEST_CASE("vectors add, subtract and scale by component", "[math]") {
    const Vec2 a{1.0, -2.0}, b{4.0, 8.0};
    CHECK(a + b == Vec2{5.0, 6.0});
    CHECK(b - a == Vec2{3.0, 10.0});
    CHECK(-a == Vec2{-1.0, 2.0});
    CHECK(a * 3.0 == Vec2{3.0, -6.0});
    CHECK(3.0 * a == a * 3.0);
    CHECK(b / 4.0 == Vec2{1.0, 2.0});
}

TEST_CASE("compound assignments equal the binary operators", "[math]") {
    Vec2 v{1.0, -2.0};
    v += {4.0, 8.0};
    CHECK(v == Vec2{5.0, 6.0});
    v -= {3.0, 3.0};
    CHECK(v == Vec2{2.0, 3.0});
    v *= -2.0;
    CHECK(v == Vec2{-4.0, -6.0});
}

TEST_CASE("vectors that differ in one component are unequal", "[math]") {
    CHECK(Vec2{1.0, 2.0} != Vec2{1.0, 3.0});
    CHECK(Vec2{1.0, 2.0} != Vec2{0.0, 2.0});
    CHECK(Vec2{0.0, -0.0} == Vec2{-0.0, 0.0});
}

TEST_CASE("the dot product measures the parallel part, the cross product the perpendicular one", "[math]") {
    const Vec2 right{2.0, 0.0}, down{0.0, 3.0};
    CHECK(dot(right, right) == 4.0);
    CHECK(dot(right, down) == 0.0);
    CHECK(cross(right, right) == 0.0);
    CHECK(cross(right, down) == 6.0);
    CHECK(cross(down, right) == -6.0);
}

TEST_CASE("perpendicular rotates by a quarter turn, from right to down", "[math]") {
    const Vec2 a{3.0, 1.0}, b{-2.0, 5.0};
    CHECK(perpendicular({1.0, 0.0}) == Vec2{0.0, 1.0});
    CHECK(perpendicular(perpendicular(a)) == -a);
    CHECK(dot(perpendicular(a), b) == cross(a, b));
}

TEST_CASE("lengths and distances follow Pythagoras", "[math]") {
    CHECK(length({3.0, -4.0}) == 5.0);
    CHECK(lengthSquared({3.0, -4.0}) == 25.0);
    CHECK(distance({10.0, 20.0}, {13.0, 16.0}) == 5.0);
    CHECK(distance({13.0, 16.0}, {10.0, 20.0}) == 5.0);
    CHECK(length({}) == 0.0);
}

TEST_CASE("a normalized vector keeps its direction and has length 1", "[math]") {
    CHECK(normalized({0.0, -0.5}) == Vec2{0.0, -1.0});
    const Vec2 n = normalized({-3e6, 4e6});
    CHECK_THAT(n.x, WithinAbs(-0.6, 1e-15));
    CHECK_THAT(n.y, WithinAbs(0.8, 1e-15));
}

TEST_CASE("normalizing the zero vector gives the zero vector", "[math]") { CHECK(normalized({}) == Vec2{}); }

TEST_CASE("lerp goes from a to b and extrapolates", "[math]") {
    const Vec2 a{2.0, 10.0}, b{6.0, 2.0};
    CHECK(lerp(a, b, 0.0) == a);
    CHECK(lerp(a, b, 0.25) == Vec2{3.0, 8.0});
    CHECK(lerp(a, b, 1.0) == b);
    CHECK(lerp(a, b, 2.0) == Vec2{10.0, -6.0});
}
