#include "arkanong/collision/casts/CircleCasts.hpp"
#include "collision/Symmetry.hpp"

// Circle against box. The symmetries extend each case to all four sides.

using namespace arkanong::test;

namespace {

constexpr Box brick{{-20, -10}, {20, 10}};

/// The first hit among the box's four sides as segments.
std::optional<Hit> castFourSides(const Circle& circle, Vec2 velocity, const Box& box, double horizon) {
    const Vec2 corners[] = {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
    std::optional<Hit> first;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto hit = castCircleSegment(circle, velocity, {corners[i], corners[(i + 1) % 4]}, horizon);
        if (hit && (!first || hit->time < first->time)) first = hit;
    }
    return first;
}

} // namespace

TEST_CASE("a circle hits the side of a box in its path, also where it hits a corner at once", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto [centre, velocity] =
        GENERATE(std::pair{Vec2{-45, 3}, Vec2{10, 2}}, std::pair{Vec2{-45, -10}, Vec2{10, 0}});
    const auto hit =
        castCircleBox(seen.of(Circle{centre, 5.0}), seen.direction(velocity), seen.of(brick), 0.0, forever);
    REQUIRE(hit);
    CHECK(hit->time == 2.0);
    CHECK(hit->normal == seen.direction({-1, 0}));
    CHECK(hit->feature == Feature::Face);
}

TEST_CASE("a circle hits the corner of a box at the 3-4-5 triangle", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto hit = castCircleBox(seen.of(Circle{{-34, -13}, 5.0}), seen.direction({10, 0}), seen.of(brick),
                                   0.0, forever);
    REQUIRE(hit);
    CHECK_THAT(hit->time, WithinAbs(1.0, 1e-14));
    CHECK(closeTo(hit->normal, seen.direction({-4, -3}), 1e-13));
    CHECK(hit->feature != Feature::Face);
}

TEST_CASE("a row of adjacent boxes reflects like one wall", "[collision]") {
    const Symmetry seen = everySymmetry();
    const double x = GENERATE(-3.0, -0.25, 0.0, 0.25, 3.0); // The boxes meet at 0.
    const Circle circle = seen.of(Circle{{x - 7, -30}, 5.0});
    const Vec2 velocity = seen.direction({7, 15});
    const auto left = castCircleBox(circle, velocity, seen.of(Box{{-40, -10}, {0, 10}}), 0.0, forever);
    const auto right = castCircleBox(circle, velocity, seen.of(Box{{0, -10}, {40, 10}}), 0.0, forever);
    REQUIRE((left || right));
    const Hit first = !right || (left && left->time <= right->time) ? *left : *right;
    CHECK(first.time == 1.0);
    CHECK(first.normal == seen.direction({0, -1}));
}

TEST_CASE("circles that do not approach a box do not hit it", "[collision]") {
    const Symmetry seen = everySymmetry();
    const double rounding = GENERATE(0.0, 2.0);
    const auto misses = [&](Vec2 centre, Vec2 velocity) {
        return !castCircleBox(seen.of(Circle{centre, 5.0 - rounding}), seen.direction(velocity),
                              seen.of(brick), rounding, forever);
    };
    CHECK(misses({-45, 0}, {0, 0}));    // at rest
    CHECK(misses({-45, 0}, {-1, 0}));   // flying away
    CHECK(misses({-45, 0}, {0, 1}));    // parallel to the side
    CHECK(misses({-45, 15}, {1, 0}));   // exact graze of the next side and its corners
    CHECK(misses({-45, 20}, {1, 0.5})); // passing
    CHECK(misses({-25, 0}, {0, 1}));    // touching, sliding along
    CHECK(misses({-25, 0}, {-1, 0}));   // touching, leaving
    CHECK(misses({-23, 13}, {-1, 1}));  // overlapping the corner, leaving
    CHECK(misses({-22, 8}, {-1, 9}));   // overlapping the side, leaving past the corner
    CHECK(misses({-22, 8}, {0, 9}));    // overlapping the side, sliding along
    CHECK(misses({-15, 0}, {-1, 0}));   // inside, leaving through the nearest side
    CHECK(misses({-15, 0}, {0, 1}));    // inside, sliding along the nearest side
    CHECK(misses({-15, 0}, {0, 0}));    // inside, at rest
}

TEST_CASE("a circle that overlaps a box hits it at once if it approaches the nearest point", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto normalOf = [&](Vec2 centre, Vec2 velocity) {
        const auto hit =
            castCircleBox(seen.of(Circle{centre, 5.0}), seen.direction(velocity), seen.of(brick), 0.0, 0.0);
        REQUIRE(hit);
        CHECK(hit->time == 0.0);
        return hit->normal;
    };
    CHECK(normalOf({-25, 0}, {1, 0}) == seen.direction({-1, 0}));
    CHECK(normalOf({-22, 8}, {1, 9}) == seen.direction({-1, 0}));
    CHECK(normalOf({-23, 13}, {1, 0}) == seen.direction({-3, 3}));
    CHECK(normalOf({-20, 0}, {1, 0}) == seen.direction({-1, 0})); // centre on the side
    CHECK(normalOf({-15, 0}, {1, 0}) == seen.direction({-1, 0})); // centre inside
    CHECK(normalOf({-4, 7}, {0, -1}) == seen.direction({0, 1}));  // centre inside, nearer to another side
}

TEST_CASE("inside a box and equally near to sides, a circle meets left before right, top and bottom",
          "[collision]") {
    const auto normalOf = [](Vec2 centre, Vec2 velocity, const Box& box) {
        const auto hit = castCircleBox({centre, 5.0}, velocity, box, 0.0, 0.0);
        REQUIRE(hit);
        return hit->normal;
    };
    const Box square{{-10, -10}, {10, 10}};
    CHECK(normalOf({0, 0}, {1, 1}, square) == Vec2{-1, 0});
    CHECK(normalOf({-5, -5}, {1, 1}, square) == Vec2{-1, 0});
    CHECK(normalOf({-5, 5}, {1, -1}, square) == Vec2{-1, 0});
    CHECK(normalOf({5, -5}, {-1, 1}, square) == Vec2{1, 0});
    CHECK(normalOf({5, 5}, {-1, -1}, square) == Vec2{1, 0});
    CHECK(normalOf({0, 0}, {0, 1}, {{-20, -10}, {20, 10}}) == Vec2{0, -1});
    CHECK(normalOf({0, 0}, {1, 0}, {{-10, -20}, {10, 20}}) == Vec2{-1, 0});
}

TEST_CASE("a touch of a box exactly at the horizon counts", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto touches = [&](Vec2 centre, double horizon) {
        return castCircleBox(seen.of(Circle{centre, 5.0}), seen.direction({10, 0}), seen.of(brick), 0.0,
                             horizon)
            .has_value();
    };
    CHECK(touches({-45, 0}, 2.0));
    CHECK_FALSE(touches({-45, 0}, 1.999999));
    CHECK(touches({-44, 13}, 2.000001));
    CHECK_FALSE(touches({-44, 13}, 1.999999));
}

TEST_CASE("a box as thin as a segment is hit from both sides and at its ends", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Box wire{{-20, 0}, {20, 0}};
    const auto face =
        castCircleBox(seen.of(Circle{{3, 25}, 5.0}), seen.direction({0, -10}), seen.of(wire), 0.0, forever);
    REQUIRE(face);
    CHECK(face->time == 2.0);
    CHECK(face->normal == seen.direction({0, 1}));
    const auto end =
        castCircleBox(seen.of(Circle{{-34, -3}, 5.0}), seen.direction({10, 0}), seen.of(wire), 0.0, forever);
    REQUIRE(end);
    CHECK_THAT(end->time, WithinAbs(1.0, 1e-14));
    CHECK(closeTo(end->normal, seen.direction({-4, -3}), 1e-13));
}

TEST_CASE("a box of size zero is a point", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Vec2 point = seen.point({});
    const auto hit = castCircleBox(seen.of(Circle{{-104, 3}, 5.0}), seen.direction({100, 0}), {point, point},
                                   0.0, forever);
    const auto same = castCircleCircle(seen.direction({-104, 3}), seen.direction({100, 0}), 5.0, forever);
    REQUIRE(hit);
    CHECK(hit->time == same->time);
    CHECK(hit->normal == same->normal);
}

TEST_CASE("the hit of a box a million px away is right to ten digits", "[collision]") {
    const Symmetry seen = everySymmetry();
    const double y = GENERATE(0.0, 13.0); // At a side, or at a corner 4 px later.
    const auto hit = castCircleBox(seen.of(Circle{{-1e6, y}, 5.0}), seen.direction({1e5, 0}), seen.of(brick),
                                   0.0, forever);
    REQUIRE(hit);
    CHECK_THAT(hit->time, WithinAbs((1e6 - (y == 0.0 ? 25.0 : 24.0)) / 1e5, 1e-9));
}

TEST_CASE("the rounding of a box and the radius of the circle add up", "[collision]") {
    Random random(1);
    int hits = 0;
    for (int i = 0; i < 10000; ++i) {
        const Vec2 centre = randomVec2(random, 80.0), velocity = randomVec2(random, 200.0);
        const auto rounded = castCircleBox({centre, 5.0}, velocity, brick, 3.0, 1.0);
        const auto larger = castCircleBox({centre, 8.0}, velocity, brick, 0.0, 1.0);
        REQUIRE(rounded.has_value() == larger.has_value());
        if (!rounded) continue;
        ++hits;
        REQUIRE(rounded->time == larger->time);
        REQUIRE(rounded->normal == larger->normal);
    }
    CHECK(hits > 1000);
}

TEST_CASE("from outside, a box is equivalent to its four sides", "[collision]") {
    Random random(2);
    int faces = 0, corners = 0, misses = 0;
    for (int i = 0; i < 100000; ++i) {
        const Circle circle{randomVec2(random, 80.0), random.between(0.1, 15.0)};
        const Vec2 middle = randomVec2(random, 10.0);
        const Vec2 halfSize{random.between(0.0, 30.0), i % 5 == 0 ? 0.0 : random.between(0.0, 30.0)};
        const Box box = boxAround(middle, halfSize);
        if (distance(nearestPoint(box, circle.centre), circle.centre) < circle.radius) continue;
        const Vec2 velocity = randomVec2(random, 300.0);
        const auto hit = castCircleBox(circle, velocity, box, 0.0, 1.0);
        const auto expected = castFourSides(circle, velocity, box, 1.0);
        REQUIRE(hit.has_value() == expected.has_value());
        if (!hit) {
            ++misses;
            continue;
        }
        ++(hit->feature == Feature::Face ? faces : corners);
        REQUIRE_THAT(hit->time, WithinAbs(expected->time, 1e-12));
        REQUIRE(closeTo(normalized(hit->normal), normalized(expected->normal), 1e-9));
    }
    CHECK(faces > 5000);
    CHECK(corners > 1000);
    CHECK(misses > 5000);
}
