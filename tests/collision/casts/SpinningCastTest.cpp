#include "arkanong/collision/casts/SpinningCast.hpp"

#include "arkanong/math/Rotation.hpp"
#include "collision/Symmetry.hpp"

#include <utility>

// Circle against a spinning segment. There is no closed form to compare with, so the tests use gapAt(), the
// distance between circle and segment at any time.

using namespace arkanong::test;

namespace {

Segment turned(const SpinningSegment& spinning, double time) {
    const Rotation by = rotationFromTurns(spinning.turnsPerSecond * time);
    return {spinning.pivot + rotate(spinning.segment.a - spinning.pivot, by),
            spinning.pivot + rotate(spinning.segment.b - spinning.pivot, by)};
}

double gapAt(const Circle& circle, Vec2 velocity, const SpinningSegment& spinning, double time) {
    return distanceTo(turned(spinning, time), circle.centre + velocity * time) - circle.radius;
}

struct Scene {
    Circle circle;
    Vec2 velocity;
    SpinningSegment spinning;
};

/// A ball moving near a spinning edge of a hexagon as in the game, not touching it yet.
Scene randomScene(Random& random) {
    for (;;) {
        const Vec2 start = randomVec2(random, 90.0);
        const double radius = random.between(1.0, 10.0);
        const Vec2 target = randomVec2(random, 60.0);
        const Vec2 velocity = (target - start) * random.between(0.0, 20.0);
        const Segment edge{randomVec2(random, 40.0), randomVec2(random, 40.0)};
        const Vec2 pivot = randomVec2(random, 20.0);
        const Scene scene{{start, radius}, velocity, {edge, pivot, random.between(-2.0, 2.0)}};
        if (gapAt(scene.circle, scene.velocity, scene.spinning, 0.0) > 0.0) return scene;
    }
}

} // namespace

TEST_CASE("nothing that rests beside a resting segment touches it", "[collision]") {
    const SpinningSegment resting{{{0, 0}, {40, 0}}, {}, 0.0};
    CHECK_FALSE(castCircleSpinning({{20, 20}, 10.0}, {}, resting, 1.0));
}

TEST_CASE("a rod that turns into a resting circle touches it when it gets there", "[collision]") {
    const Symmetry seen = everySymmetry();
    // The rod points right and turns down; a twelfth of a turn later its face is 10 px from (0, 20).
    const double turns = seen.mirrored ? -1.0 : 1.0;
    const SpinningSegment rod{seen.of(Segment{{0, 0}, {40, 0}}), seen.point({}), turns};
    // The distance is sin(60 degrees from the rod) * 20 = 10 sqrt(3), so a radius of 10 touches at sin = 1/2.
    const auto hit = castCircleSpinning(seen.of(Circle{{0, 20}, 10.0}), {}, rod, 1.0);
    REQUIRE(hit);
    CHECK_THAT(hit->time, WithinAbs(60.0 / 360.0, 1e-10));
    CHECK(closeTo(hit->normal, seen.direction({-std::sqrt(0.75), 0.5}), 1e-9));
    CHECK(hit->feature == Feature::Face);
}

TEST_CASE("the end of a rod hits a circle that its face does not reach", "[collision]") {
    const Symmetry seen = everySymmetry();
    const double turns = seen.mirrored ? -1.0 : 1.0;
    const SpinningSegment rod{seen.of(Segment{{0, 0}, {40, 0}}), seen.point({}), turns};
    const auto hit = castCircleSpinning(seen.of(Circle{{0, 45}, 10.0}), {}, rod, 1.0);
    REQUIRE(hit);
    CHECK(hit->feature == Feature::CornerB);
    // The triangle of pivot, centre and end has the sides 45, 40 and 10.
    const double cosine = (45.0 * 45.0 + 40.0 * 40.0 - 10.0 * 10.0) / (2.0 * 45.0 * 40.0);
    CHECK_THAT(rotationFromTurns(0.25 - hit->time).cosine, WithinAbs(cosine, 1e-9));
}

TEST_CASE("a circle out of the rod's reach is not hit", "[collision]") {
    const Symmetry seen = everySymmetry();
    const SpinningSegment rod{seen.of(Segment{{0, 0}, {40, 0}}), seen.point({}), GENERATE(-1.0, 1.0)};
    CHECK_FALSE(castCircleSpinning(seen.of(Circle{{0, 51}, 10.0}), {}, rod, 2.0));
    CHECK_FALSE(castCircleSpinning(seen.of(Circle{{0, 51}, 10.0}), seen.direction({0, 9}), rod, 2.0));
}

TEST_CASE("a touch of a spinning rod after the horizon does not count", "[collision]") {
    const SpinningSegment rod{{{0, 0}, {40, 0}}, {}, 1.0};
    const Circle circle{{0, 20}, 10.0};
    CHECK(castCircleSpinning(circle, {}, rod, 60.001 / 360.0));
    CHECK_FALSE(castCircleSpinning(circle, {}, rod, 59.999 / 360.0));
}

TEST_CASE("a touch of a rod exactly at the horizon counts, a later one does not", "[collision]") {
    const Symmetry seen = everySymmetry();
    const SpinningSegment rod{seen.of(Segment{{0, 0}, {40, 0}}), seen.point({}), 0.0};
    const Circle circle = seen.of(Circle{{20, -15}, 5.0});
    CHECK(castCircleSpinning(circle, seen.direction({0, 10}), rod, 1.0));
    CHECK_FALSE(castCircleSpinning(circle, seen.direction({0, 10}), rod, 0.999999));
}

TEST_CASE("a circle over a spinning rod is hit at once from its front, not its back", "[collision]") {
    const Symmetry seen = everySymmetry();
    const double turns = seen.mirrored ? -1.0 : 1.0;
    const SpinningSegment rod{seen.of(Segment{{0, 0}, {40, 0}}), seen.point({}), turns};
    const auto front = castCircleSpinning(seen.of(Circle{{20, 3}, 5.0}), {}, rod, 0.1);
    REQUIRE(front);
    CHECK(front->time == 0.0);
    CHECK(closeTo(front->normal, seen.direction({0, 1}), 1e-12));
    CHECK_FALSE(castCircleSpinning(seen.of(Circle{{20, -3}, 5.0}), {}, rod, 0.1));
}

TEST_CASE("a circle that outruns a spinning rod is not hit, one that is too slow is", "[collision]") {
    const SpinningSegment rod{{{0, 0}, {40, 0}}, {}, 1.0};
    // At 30 px from the pivot the rod moves at 60 pi = 188.5 px/s.
    const Circle circle{{30, 5.5}, 5.0};
    CHECK_FALSE(castCircleSpinning(circle, {0, 200}, rod, 0.02));
    CHECK(castCircleSpinning(circle, {0, 100}, rod, 0.02));
}

TEST_CASE("a rod without spin equals a resting segment", "[collision]") {
    Random random(1);
    int hits = 0;
    for (int i = 0; i < 10000; ++i) {
        Scene scene = randomScene(random);
        scene.spinning.turnsPerSecond = i % 2 == 0 ? 0.0 : 1e-12;
        const auto hit = castCircleSpinning(scene.circle, scene.velocity, scene.spinning, 0.5);
        const auto still = castCircleSegment(scene.circle, scene.velocity, scene.spinning.segment, 0.5);
        REQUIRE(hit.has_value() == still.has_value());
        if (!hit) continue;
        ++hits;
        // The time that 1e-9 px take depends on how steeply they meet.
        const double closing = -dot(scene.velocity, normalized(still->normal));
        REQUIRE_THAT((hit->time - still->time) * closing, WithinAbs(0.0, 2e-9));
        REQUIRE(hit->feature == still->feature);
    }
    CHECK(hits > 1000);
}

TEST_CASE("the ends of a segment belong to its face, however short, whether it spins or not", "[collision]") {
    const Symmetry seen = everySymmetry();
    const double length = GENERATE(0.5, 40.0);
    const auto [share, feature] = GENERATE(std::pair{-0.01, Feature::CornerA}, std::pair{0.0, Feature::Face},
                                           std::pair{1.0, Feature::Face}, std::pair{1.01, Feature::CornerB});
    const Segment rod = seen.of(Segment{{0, 0}, {length, 0}});
    const Circle circle = seen.of(Circle{{share * length, -40.0}, 5.0});
    const Vec2 velocity = seen.direction({0, 100});
    const auto still = castCircleSegment(circle, velocity, rod, 1.0);
    const auto hit = castCircleSpinning(circle, velocity, {rod, seen.point({}), 0.0}, 1.0);
    REQUIRE(still);
    REQUIRE(hit);
    CHECK(still->feature == feature);
    CHECK(hit->feature == feature);
    CHECK_THAT(hit->time, WithinAbs(still->time, 2e-11));
}

TEST_CASE("a spinning segment of length zero is a point on a circular path", "[collision]") {
    const SpinningSegment point{{{40, 0}, {40, 0}}, {}, 1.0};
    const auto hit = castCircleSpinning({{0, 40}, 10.0}, {}, point, 1.0);
    REQUIRE(hit);
    CHECK(hit->feature == Feature::CornerA);
    // The chord from the point of contact to (0, 40) has length 10: 2 * 40 sin(half the angle).
    const Rotation half = rotationFromTurns((0.25 - hit->time) / 2.0);
    CHECK_THAT(80.0 * half.sine, WithinAbs(10.0, 1e-8));
}

TEST_CASE("the touch of a spinning segment is exact to 1e-9 px and never inside", "[collision]") {
    Random random(2);
    int hits = 0;
    for (int i = 0; i < 20000; ++i) {
        const auto [circle, velocity, spinning] = randomScene(random);
        const auto hit = castCircleSpinning(circle, velocity, spinning, 0.25);
        if (!hit) continue;
        ++hits;
        const double gap = gapAt(circle, velocity, spinning, hit->time);
        REQUIRE(gap >= -1e-12);
        REQUIRE(gap <= 1.001e-9);
        // The normal points from the point of contact to the centre, and the surface there approaches.
        const Vec2 centre = circle.centre + velocity * hit->time;
        const Vec2 point = nearestOnSegment(turned(spinning, hit->time), centre);
        REQUIRE(closeTo(hit->normal, normalized(centre - point), 1e-9));
        const Vec2 surface = perpendicular(point - spinning.pivot) * (2.0 * pi * spinning.turnsPerSecond);
        REQUIRE(dot(velocity - surface, hit->normal) < 0.0);
    }
    CHECK(hits > 2000);
}

TEST_CASE("no sample of the path is inside a spinning segment before the touch", "[collision]") {
    Random random(3);
    for (int i = 0; i < 20000; ++i) {
        const auto [circle, velocity, spinning] = randomScene(random);
        const auto hit = castCircleSpinning(circle, velocity, spinning, 0.25);
        const double end = hit ? hit->time : 0.25;
        for (int sample = 0; sample <= 100; ++sample)
            REQUIRE(gapAt(circle, velocity, spinning, end * sample / 100.0) > -1e-9);
    }
}

TEST_CASE("sampling every microsecond finds the same first touch", "[collision]") {
    Random random(4);
    constexpr int samples = 50000;
    constexpr double microsecond = 1e-6;
    int hits = 0;
    for (int i = 0; i < 150; ++i) {
        const auto [circle, velocity, spinning] = randomScene(random);
        const auto hit = castCircleSpinning(circle, velocity, spinning, samples * microsecond);
        int sample = 0;
        while (sample <= samples && gapAt(circle, velocity, spinning, sample * microsecond) > 0.0)
            ++sample;
        REQUIRE(hit.has_value() == (sample <= samples));
        if (!hit) continue;
        ++hits;
        REQUIRE_THAT(hit->time, WithinAbs(sample * microsecond, 1.001 * microsecond));
    }
    CHECK(hits > 10);
}

TEST_CASE("a circle that rests on a face is hit as soon as the face tilts", "[collision]") {
    // At the foot of the pivot the face neither approaches nor leaves at first.
    const SpinningSegment face{{{-40, 10}, {40, 10}}, {}, GENERATE(-1.0, 1.0)};
    const auto hit = castCircleSpinning({{0, 15}, 5.0}, {}, face, 0.1);
    REQUIRE(hit);
    CHECK_THAT(hit->time, WithinAbs(0.0, 1e-5));
    CHECK_THAT(gapAt({{0, 15}, 5.0}, {}, face, hit->time), WithinAbs(0.0, 1.001e-9));
}

TEST_CASE("a circle that one end of a rod leaves is hit by the longer other end", "[collision]") {
    const SpinningSegment rod{{{-50, 0}, {40, 0}}, {}, GENERATE(-1.0, 1.0)};
    const auto hit = castCircleSpinning({{45, 0}, 5.0}, {}, rod, 1.0);
    REQUIRE(hit);
    CHECK_THAT(rotationFromTurns(0.5 - hit->time).sine * 45.0, WithinAbs(5.0, 1e-8));
}

TEST_CASE("the order of a spinning segment's ends does not matter", "[collision]") {
    Random random(5);
    for (int i = 0; i < 5000; ++i) {
        const auto [circle, velocity, spinning] = randomScene(random);
        SpinningSegment swapped = spinning;
        std::swap(swapped.segment.a, swapped.segment.b);
        const auto one = castCircleSpinning(circle, velocity, spinning, 0.25);
        const auto other = castCircleSpinning(circle, velocity, swapped, 0.25);
        REQUIRE(one.has_value() == other.has_value());
        if (one) REQUIRE_THAT(one->time, WithinAbs(other->time, 1e-7));
    }
}

TEST_CASE("a circle that glides along a spinning blade for long is hit when they meet", "[collision]") {
    // At half the blade's speed the accelerations along the normal cancel, and hundreds of steps are needed.
    constexpr double turns = -1.011, radius = 6.47, along = 52.393;
    const SpinningSegment blade{{{-67, 0}, {67, 0}}, {}, turns};
    const Circle circle{{along, -(radius + 1.6e-10)}, radius};
    const Vec2 velocity = perpendicular(Vec2{along, 0}) * (2.0 * pi * turns) + Vec2{-20.82, 0};
    const auto hit = castCircleSpinning(circle, velocity, blade, 1.0 / 60.0);
    REQUIRE(hit);
    REQUIRE(hit->normal != Vec2{});
    CHECK_THAT(gapAt(circle, velocity, blade, hit->time), WithinAbs(0.0, 1.001e-9));
    CHECK(gapAt(circle, velocity, blade, hit->time + 1e-4) < -1e-9);
    for (int sample = 0; sample <= 1000; ++sample)
        REQUIRE(gapAt(circle, velocity, blade, hit->time * sample / 1000.0) > -1e-9);
}

TEST_CASE("a cast that has not decided after 5,000 steps says how far the way is free", "[collision]") {
    const SpinningSegment rod{{{0, 0}, {40, 0}}, {}, 1.0};
    const Circle circle{{80, 0}, 5.0};
    const auto reached = castCircleSpinning(circle, {-0.01, 0}, rod, 1e4);
    REQUIRE(reached);
    CHECK(reached->normal == Vec2{});
    CHECK(reached->time > 100.0);
    CHECK(reached->time < 3500.0); // Then the circle comes within the rod's reach.
}
