#include "arkanong/collision/casts/Reflection.hpp"

#include "collision/Symmetry.hpp"

using namespace arkanong::test;

TEST_CASE("a wall along an axis reverses one component exactly", "[collision]") {
    const Vec2 velocity{123.456, -78.9};
    const double length = GENERATE(1.0, -1.0, 0.3, 1e6);
    CHECK(reflect(velocity, {length, 0}) == Vec2{-123.456, -78.9});
    CHECK(reflect(velocity, {0, length}) == Vec2{123.456, 78.9});
}

TEST_CASE("a 45 degree wall swaps the components", "[collision]") {
    CHECK(reflect({3, 1}, {-1, 1}) == Vec2{1, 3});
    CHECK(reflect({3, 1}, {1, 1}) == Vec2{-1, -3});
}

TEST_CASE("a 3-4-5 wall reflects a ball like a mirror", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Vec2 after = reflect(seen.direction({10, 0}), seen.direction({-0.8, 0.6}));
    CHECK(closeTo(after, seen.direction({-2.8, 9.6}), 1e-14));
}

TEST_CASE("a wall that moves towards the ball adds twice its speed", "[collision]") {
    CHECK(reflect({-100, 30}, {1, 0}, {60, 0}) == Vec2{220, 30});
    CHECK(reflect({0, 0}, {1, 0}, {60, 0}) == Vec2{120, 0});
    CHECK(reflect({30, -100}, {0, 1}, {0, 60}) == Vec2{30, 220});
}

TEST_CASE("a wall that moves away reduces the speed, and one that keeps pace does not", "[collision]") {
    CHECK(reflect({-100, 30}, {1, 0}, {-40, 0}) == Vec2{20, 30});
    CHECK(reflect({-100, 30}, {1, 0}, {-100, 0}) == Vec2{-100, 30});
}

TEST_CASE("a frictionless wall that moves along itself changes nothing", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Vec2 velocity = seen.direction({3, -4}), normal = seen.direction({1, 3});
    const Vec2 along = perpendicular(normal) * 50.0;
    CHECK(closeTo(reflect(velocity, normal, along), reflect(velocity, normal), 1e-12));
}

TEST_CASE("reflecting keeps the speed, whatever the length of the normal", "[collision]") {
    Random random(1);
    for (int i = 0; i < 10000; ++i) {
        const Vec2 velocity = randomVec2(random, 500.0), normal = randomVec2(random, 1.0);
        const Vec2 after = reflect(velocity, normal);
        REQUIRE_THAT(length(after) / length(velocity), WithinAbs(1.0, 1e-14));
        REQUIRE(closeTo(reflect(velocity, normal * 1000.0), after, 1e-10));
        REQUIRE(closeTo(reflect(velocity, -normal), after, 1e-10));
        REQUIRE(closeTo(reflect(after, normal), velocity, 1e-10));
    }
}

TEST_CASE("relative to the moving wall, a reflection keeps the speed", "[collision]") {
    Random random(2);
    for (int i = 0; i < 10000; ++i) {
        const Vec2 velocity = randomVec2(random, 500.0), wall = randomVec2(random, 500.0);
        const Vec2 after = reflect(velocity, randomVec2(random, 1.0), wall);
        REQUIRE_THAT(length(after - wall), WithinAbs(length(velocity - wall), 1e-10));
    }
}

TEST_CASE("a million reflections from a slanted wall keep fourteen digits of the speed", "[collision]") {
    Vec2 velocity{300, 100};
    Random random(3);
    for (int i = 0; i < 1000000; ++i)
        velocity = reflect(velocity, randomVec2(random, 1.0));
    CHECK_THAT(lengthSquared(velocity) / 100000.0, WithinAbs(1.0, 5e-13));
}

TEST_CASE("head-on, two equal balls swap their velocities", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Vec2 a = seen.direction({10, 0}), b = seen.direction({-4, 0});
    CHECK(exchange(a, b, seen.direction({1, 0})) == std::pair{b, a});
    CHECK(exchange(a, b, seen.direction({-0.125, 0})) == std::pair{b, a});
}

TEST_CASE("after an oblique hit of a resting ball the two separate at right angles", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto [cue, object] = exchange(seen.direction({2, 0}), {}, seen.direction({5, 5}));
    CHECK(cue == seen.direction({1, -1}));
    CHECK(object == seen.direction({1, 1}));
    CHECK(dot(cue, object) == 0.0);
}

TEST_CASE("balls that only graze keep their velocities", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Vec2 a = seen.direction({10, 0}), b = seen.direction({-4, 0});
    CHECK(exchange(a, b, seen.direction({0, 3})) == std::pair{a, b});
}

TEST_CASE("an exchange keeps momentum and energy and treats both balls alike", "[collision]") {
    Random random(4);
    for (int i = 0; i < 10000; ++i) {
        const Vec2 a = randomVec2(random, 500.0), b = randomVec2(random, 500.0);
        const Vec2 normal = randomVec2(random, 10.0);
        const auto [a2, b2] = exchange(a, b, normal);
        REQUIRE(closeTo(a2 + b2, a + b, 1e-11));
        REQUIRE_THAT((lengthSquared(a2) + lengthSquared(b2)) / (lengthSquared(a) + lengthSquared(b)),
                     WithinAbs(1.0, 1e-14));
        const auto [b3, a3] = exchange(b, a, -normal);
        REQUIRE(a3 == a2);
        REQUIRE(b3 == b2);
        // They separate as fast as they approached.
        REQUIRE_THAT(dot(a2 - b2, normal), WithinAbs(-dot(a - b, normal), 1e-9));
    }
}
