#include "arkanong/collision/casts/CircleCasts.hpp"

#include "arkanong/collision/casts/Reflection.hpp"
#include "collision/Symmetry.hpp"

#include <algorithm>

// Circle against circle or point. A path is given by its start and velocity relative to the other circle.
// Most numbers come from the 3-4-5 triangle, so the results are exact.

using namespace arkanong::test;

namespace {

constexpr double hair = 1.0 / 1024.0 / 1024.0 / 1024.0 / 1024.0; // 2^-40 px

} // namespace

TEST_CASE("a circle that moves straight at another touches it when the gap is closed", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto hit = castCircleCircle(seen.direction({-10, 0}), seen.direction({4, 0}), 2.0, forever);
    REQUIRE(hit);
    CHECK(hit->time == 2.0);
    CHECK(sameDirection(hit->normal, seen.direction({-1, 0})));
    CHECK(hit->feature == Feature::CornerA);
}

TEST_CASE("a circle that passes at 3 px touches at the 3-4-5 triangle", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto hit = castCircleCircle(seen.direction({-104, 3}), seen.direction({100, 0}), 5.0, forever);
    REQUIRE(hit);
    CHECK_THAT(hit->time, WithinAbs(1.0, 1e-14));
    CHECK(closeTo(hit->normal, seen.direction({-4, 3}), 1e-13));
}

TEST_CASE("circles that do not approach do not hit", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto misses = [&](Vec2 offset, Vec2 velocity) {
        return !castCircleCircle(seen.direction(offset), seen.direction(velocity), 5.0, forever);
    };
    CHECK(misses({-10, 0}, {0, 0}));  // at rest
    CHECK(misses({-10, 0}, {-1, 0})); // flying away
    CHECK(misses({-10, 0}, {0, 1}));  // perpendicular
    CHECK(misses({-10, 6}, {1, 0}));  // passing
    CHECK(misses({-5, 0}, {0, 1}));   // touching, sliding along
    CHECK(misses({-5, 0}, {-1, 0}));  // touching, leaving
    CHECK(misses({-3, 0}, {-1, 2}));  // overlapping, leaving
    CHECK(misses({-3, 0}, {0, 1}));   // overlapping, sliding along
    CHECK(misses({-3, 0}, {0, 0}));   // overlapping, at rest
    CHECK(misses({0, 0}, {1, 0}));    // concentric: every direction leads out
}

TEST_CASE("circles that touch or overlap and approach hit at once", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Vec2 offset = seen.direction(GENERATE(Vec2{-5, 0}, Vec2{-3, 0}, Vec2{-3, -4}, Vec2{-0.125, 0}));
    const auto hit = castCircleCircle(offset, seen.direction({1, 0.5}), 5.0, 0.0);
    REQUIRE(hit);
    CHECK(hit->time == 0.0);
    CHECK(hit->normal == offset);
}

TEST_CASE("an exact graze counts between circles but exchanges nothing", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Vec2 velocity = seen.direction({100, 0});
    const auto hit = castCircleCircle(seen.direction({-100, 5}), velocity, 5.0, forever);
    REQUIRE(hit);
    CHECK_THAT(hit->time, WithinAbs(1.0, 1e-14));
    CHECK(hit->normal == seen.direction({0, 5}));
    CHECK(exchange(velocity, {}, hit->normal) == std::pair{velocity, Vec2{}});
}

TEST_CASE("2^-40 px decide between a hit and a miss", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Vec2 velocity = seen.direction({100, 0});
    CHECK(castCircleCircle(seen.direction({-100, 5 - hair}), velocity, 5.0, forever));
    CHECK_FALSE(castCircleCircle(seen.direction({-100, 5 + hair}), velocity, 5.0, forever));
}

TEST_CASE("two points never touch, even head-on", "[collision]") {
    const Symmetry seen = everySymmetry();
    CHECK_FALSE(castCircleCircle(seen.direction({-10, 0}), seen.direction({1, 0}), 0.0, forever));
}

TEST_CASE("a touch exactly at the horizon counts, a later one does not", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Vec2 offset = seen.direction({-10, 0}), towards = seen.direction({4, 0});
    CHECK(castCircleCircle(offset, towards, 2.0, 2.0));
    CHECK_FALSE(castCircleCircle(offset, towards, 2.0, 2.0 - hair));
}

TEST_CASE("a path of a million px keeps ten digits", "[collision]") {
    // Along (0.6, 0.8), passing the centre at 3 px: the touch is 4 px before the nearest point.
    const Vec2 ahead{0.6, 0.8};
    const double away = GENERATE(1e2, 1e4, 1e6);
    const double aside = GENERATE(-3.0, 3.0);
    const Vec2 offset = perpendicular(ahead) * aside - ahead * away;
    const auto hit = castCircleCircle(offset, ahead * 1000.0, 5.0, forever);
    REQUIRE(hit);
    CHECK_THAT(hit->time * 1000.0 / (away - 4.0), WithinAbs(1.0, 1e-10));
    CHECK(closeTo(hit->normal, perpendicular(ahead) * aside - ahead * 4.0, 1e-9));
}

TEST_CASE("the order of the two circles does not matter", "[collision]") {
    Random random(1);
    int hits = 0;
    for (int i = 0; i < 10000; ++i) {
        const Vec2 offset = randomVec2(random, 50.0), velocity = randomVec2(random, 100.0);
        const auto one = castCircleCircle(offset, velocity, 10.0, 1.0);
        const auto other = castCircleCircle(-offset, -velocity, 10.0, 1.0);
        REQUIRE(one.has_value() == other.has_value());
        if (!one) continue;
        ++hits;
        REQUIRE(one->time == other->time);
        REQUIRE(one->normal == -other->normal);
    }
    CHECK(hits > 1000);
}

TEST_CASE("circles touch just when their closest distance is below the sum of their radii", "[collision]") {
    Random random(2);
    int hits = 0;
    for (int i = 0; i < 100000; ++i) {
        const double radius = random.between(0.0, 20.0), horizon = random.between(0.0, 1.0);
        const Vec2 offset = randomVec2(random, 50.0), velocity = randomVec2(random, 200.0);
        const double passingTime = -dot(offset, velocity) / dot(velocity, velocity);
        const double closestTime = std::clamp(passingTime, 0.0, horizon);
        const double closest = length(offset + velocity * closestTime);
        const auto hit = castCircleCircle(offset, velocity, radius, horizon);
        REQUIRE(hit.has_value() == (passingTime > 0.0 && closest < radius));
        if (!hit || hit->time == 0.0) continue;
        ++hits;
        REQUIRE(hit->time <= closestTime);
        REQUIRE(closeTo(hit->normal, offset + velocity * hit->time, 1e-9));
        REQUIRE_THAT(length(hit->normal), WithinAbs(radius, 1e-9));
    }
    CHECK(hits > 5000);
}

TEST_CASE("no speed is so small that the time of a touch is not a number", "[collision]") {
    const double speed = GENERATE(1e-150, 1e-162, 1e-170, 1e-310);
    // Just outside the radius and just inside it.
    for (const double gap : {1e-12, 0.0, -1e-12}) {
        const auto hit = castCircleCircle({16.0 + gap, 0.0}, {-speed, 0.0}, 16.0, 1.0);
        if (!hit) continue;
        CHECK(hit->time >= 0.0);
        CHECK(hit->time <= 1.0);
        CHECK(dot(hit->normal, {1.0, 0.0}) > 0.0);
    }
}
