#include "arkanong/collision/casts/CircleCasts.hpp"
#include "collision/Symmetry.hpp"

// Circle against segment: two faces and two ends. The symmetries extend each case to all sides.

using namespace arkanong::test;

TEST_CASE("a circle hits the face of a segment from either side", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Segment segment = seen.of(Segment{{0, 0}, {10, 0}});
    const double side = GENERATE(-1.0, 1.0);
    const auto hit = castCircleSegment(seen.of(Circle{{4, 20 * side}, 5.0}), seen.direction({3, -10 * side}),
                                       segment, forever);
    REQUIRE(hit);
    CHECK(hit->time == 1.5);
    CHECK(hit->normal == seen.direction({0, side}));
    CHECK(hit->feature == Feature::Face);
}

TEST_CASE("a circle hits the ends of a segment at the 3-4-5 triangle", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Segment segment = seen.of(Segment{{0, 0}, {10, 0}});
    const auto a =
        castCircleSegment(seen.of(Circle{{-14, 3}, 5.0}), seen.direction({10, 0}), segment, forever);
    const auto b =
        castCircleSegment(seen.of(Circle{{24, 3}, 5.0}), seen.direction({-10, 0}), segment, forever);
    REQUIRE(a);
    REQUIRE(b);
    CHECK_THAT(a->time, WithinAbs(1.0, 1e-14));
    CHECK_THAT(b->time, WithinAbs(1.0, 1e-14));
    CHECK(closeTo(a->normal, seen.direction({-4, 3}), 1e-14));
    CHECK(closeTo(b->normal, seen.direction({4, 3}), 1e-14));
    CHECK(a->feature == Feature::CornerA);
    CHECK(b->feature == Feature::CornerB);
}

TEST_CASE("a circle that moves along the segment's own line hits the end head-on", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto hit = castCircleSegment(seen.of(Circle{{-15, 0}, 5.0}), seen.direction({10, 0}),
                                       seen.of(Segment{{0, 0}, {10, 0}}), forever);
    REQUIRE(hit);
    CHECK(hit->time == 1.0);
    CHECK(hit->normal == seen.direction({-5, 0}));
}

TEST_CASE("where face and end are hit at once, the face is reported", "[collision]") {
    const Symmetry seen = everySymmetry();
    const double end = GENERATE(0.0, 10.0);
    const auto hit = castCircleSegment(seen.of(Circle{{end, 20}, 5.0}), seen.direction({0, -10}),
                                       seen.of(Segment{{0, 0}, {10, 0}}), forever);
    REQUIRE(hit);
    CHECK(hit->time == 1.5);
    CHECK(hit->normal == seen.direction({0, 1}));
    CHECK(hit->feature == Feature::Face);
}

TEST_CASE("a touch of a segment exactly at the horizon counts, a later one does not", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Circle circle = seen.of(Circle{{-10, 0}, 2.0});
    const Segment segment = seen.of(Segment{{0, -9}, {0, 9}});
    CHECK(castCircleSegment(circle, seen.direction({4, 0}), segment, 2.0));
    CHECK_FALSE(castCircleSegment(circle, seen.direction({4, 0}), segment, 1.999999));
}

TEST_CASE("circles that do not approach a segment do not hit it", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto misses = [&](Vec2 centre, Vec2 velocity) {
        return !castCircleSegment(seen.of(Circle{centre, 5.0}), seen.direction(velocity),
                                  seen.of(Segment{{0, 0}, {10, 0}}), forever);
    };
    CHECK(misses({5, 20}, {0, 0}));   // at rest
    CHECK(misses({5, 20}, {0, 1}));   // flying away
    CHECK(misses({5, 20}, {1, 0}));   // parallel
    CHECK(misses({-14, 5}, {1, 0}));  // parallel, exact graze of face and ends
    CHECK(misses({-5, 20}, {0, -1})); // exact graze of the end
    CHECK(misses({30, 20}, {0, -1})); // past the end
    CHECK(misses({5, 5}, {1, 0}));    // touching, sliding along
    CHECK(misses({5, 5}, {0, 1}));    // touching, leaving
    CHECK(misses({-5, 0}, {-1, 1}));  // touching the end, leaving
}

TEST_CASE("a circle that overlaps a segment hits it at once while it approaches", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto hitAtOnce = [&](Vec2 centre, Vec2 velocity, Vec2 normal) {
        const auto hit = castCircleSegment(seen.of(Circle{centre, 5.0}), seen.direction(velocity),
                                           seen.of(Segment{{0, 0}, {10, 0}}), 0.0);
        return hit && hit->time == 0.0 && sameDirection(hit->normal, seen.direction(normal));
    };
    CHECK(hitAtOnce({5, 3}, {0, -1}, {0, 1}));
    CHECK(hitAtOnce({5, -3}, {7, 1}, {0, -1}));
    CHECK(hitAtOnce({-3, 1}, {1, 0}, {-3, 1}));
    CHECK(hitAtOnce({12, 0}, {-1, 1}, {1, 0}));
}

TEST_CASE("a circle that leaves a segment that it overlaps is not stopped by its ends", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto leaves = [&](Vec2 centre, Vec2 velocity) {
        return !castCircleSegment(seen.of(Circle{centre, 5.0}), seen.direction(velocity),
                                  seen.of(Segment{{0, 0}, {2, 0}}), forever);
    };
    CHECK(leaves({1, 1}, {-3, 1})); // off the face, towards the end a
    CHECK(leaves({1, 1}, {3, 1}));  // off the face, towards the end b
    CHECK(leaves({1, 1}, {1, 0}));  // sliding along inside
    CHECK(leaves({1, 0}, {1, 0}));  // sliding along the line itself
    CHECK(leaves({1, 0}, {1, 2}));  // off the line itself, from which both faces are equally near
    CHECK(leaves({1, 0}, {1, -2}));
    CHECK(leaves({-1, 3}, {3, 1.5})); // off the end a, towards the end b
    CHECK(leaves({3, 3}, {-3, 1.5})); // off the end b, towards the end a
}

TEST_CASE("a segment of length zero is a point", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Circle circle = seen.of(Circle{{-14, 3}, 5.0});
    const Vec2 velocity = seen.direction({10, 0}), point = seen.point({});
    const auto hit = castCircleSegment(circle, velocity, {point, point}, forever);
    const auto same = castCircleCircle(circle.centre - point, velocity, 5.0, forever);
    REQUIRE(hit);
    REQUIRE(same);
    CHECK(hit->time == same->time);
    CHECK(hit->normal == same->normal);
    CHECK(hit->feature == Feature::CornerA);
}

TEST_CASE("a circle of radius zero hits faces, and passes an end", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Segment segment = seen.of(Segment{{0, 0}, {10, 0}});
    const auto face =
        castCircleSegment(seen.of(Circle{{4, 20}, 0.0}), seen.direction({0, -10}), segment, 2.0);
    REQUIRE(face);
    CHECK(face->time == 2.0);
    CHECK_FALSE(castCircleSegment(seen.of(Circle{{-4, 0}, 0.0}), seen.direction({10, 0}), segment, forever));
}

TEST_CASE("the hit of a segment a million px away is right to ten digits", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Vec2 velocity = seen.direction({3e4, -4e4});
    const auto hit = castCircleSegment(seen.of(Circle{{-6e5, 8e5 + 5}, 5.0}), velocity,
                                       seen.of(Segment{{-7, 0}, {9, 0}}), forever);
    REQUIRE(hit);
    CHECK_THAT(hit->time, WithinAbs(20.0, 2e-9));
    CHECK(hit->feature == Feature::Face);
}

TEST_CASE("the order of a segment's ends does not matter", "[collision]") {
    Random random(3);
    int hits = 0;
    for (int i = 0; i < 10000; ++i) {
        const Circle circle{randomVec2(random, 50.0), 5.0};
        const Vec2 velocity = randomVec2(random, 200.0);
        const Segment segment{randomVec2(random, 20.0), randomVec2(random, 20.0)};
        const auto one = castCircleSegment(circle, velocity, segment, 1.0);
        const auto other = castCircleSegment(circle, velocity, {segment.b, segment.a}, 1.0);
        REQUIRE(one.has_value() == other.has_value());
        if (!one) continue;
        ++hits;
        REQUIRE_THAT(one->time, WithinAbs(other->time, 1e-12));
        REQUIRE(closeTo(one->normal, other->normal, 1e-9));
        REQUIRE((one->feature == Feature::Face) == (other->feature == Feature::Face));
        if (one->feature != Feature::Face) REQUIRE(one->feature != other->feature);
    }
    CHECK(hits > 1000);
}

TEST_CASE("at the reported time circle and segment touch, and at no earlier time", "[collision]") {
    Random random(4);
    int hits = 0;
    for (int i = 0; i < 20000; ++i) {
        const Circle circle{randomVec2(random, 50.0), random.between(0.1, 10.0)};
        const Vec2 velocity = randomVec2(random, 200.0);
        const Segment segment{randomVec2(random, 20.0), randomVec2(random, 20.0)};
        const auto gapAt = [&](double time) {
            return distanceTo(segment, circle.centre + velocity * time) - circle.radius;
        };
        if (gapAt(0.0) < 0.0) continue;
        const auto hit = castCircleSegment(circle, velocity, segment, 1.0);
        const double end = hit ? hit->time : 1.0;
        for (int sample = 0; sample < 100; ++sample)
            REQUIRE(gapAt(end * sample / 100.0) > -1e-9);
        if (!hit) continue;
        ++hits;
        REQUIRE_THAT(gapAt(hit->time), WithinAbs(0.0, 1e-9));
        const Vec2 at = circle.centre + velocity * hit->time;
        REQUIRE(closeTo(normalized(hit->normal), normalized(at - nearestOnSegment(segment, at)), 1e-7));
    }
    CHECK(hits > 2000);
}
