#include "arkanong/collision/casts/Intersections.hpp"

#include "collision/Symmetry.hpp"

using namespace arkanong::test;

namespace {

bool apart(const SegmentRelation& relation) { return std::holds_alternative<Apart>(relation); }

bool crossAt(const SegmentRelation& relation, double onFirst, double onSecond, Vec2 point) {
    const auto* at = std::get_if<CrossAt>(&relation);
    return at && at->onFirst == onFirst && at->onSecond == onSecond && at->point == point;
}

bool overlapping(const SegmentRelation& relation, double from, double to) {
    const auto* shared = std::get_if<Overlapping>(&relation);
    return shared && shared->from == from && shared->to == to;
}

/// Casts rays at the shape, all seen in this symmetry.
template <typename Shape>
auto raysAt(Symmetry seen, Shape shape) {
    return [=](Vec2 origin, Vec2 direction) {
        return castRay({seen.point(origin), seen.direction(direction)}, seen.of(shape));
    };
}

} // namespace

TEST_CASE("a line intersects a circle in no, one or two points", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto crossing = [&](double y) {
        return intersectLineCircle({seen.point({-10, y}), seen.direction({20, 0})},
                                   seen.of(Circle{{0, 0}, 5.0}));
    };
    const auto two = crossing(3);
    REQUIRE(two);
    CHECK_THAT(two->first, WithinAbs(0.3, 1e-15));
    CHECK_THAT(two->second, WithinAbs(0.7, 1e-15));
    CHECK_FALSE(two->tangent());

    const auto one = crossing(5);
    REQUIRE(one);
    CHECK(one->tangent());
    CHECK(one->first == 0.5);

    CHECK_FALSE(crossing(5.000001));
}

TEST_CASE("a line is infinite: circles behind its point are intersected too", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto behind =
        intersectLineCircle({seen.point({20, 0}), seen.direction({10, 0})}, seen.of(Circle{{0, 0}, 5.0}));
    REQUIRE(behind);
    CHECK(behind->first == -2.5);
    CHECK(behind->second == -1.5);
}

TEST_CASE("a circle of radius zero is intersected only by a line through it, as a tangent", "[collision]") {
    const auto through = intersectLineCircle({{-10, 0}, {20, 0}}, {{0, 0}, 0.0});
    REQUIRE(through);
    CHECK(through->tangent());
    CHECK(through->first == 0.5);
    CHECK_FALSE(intersectLineCircle({{-10, 1}, {20, 0}}, {{0, 0}, 0.0}));
}

TEST_CASE("the intersection of a line from a million px away is right to ten digits", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto far =
        intersectLineCircle({seen.point({-1e6, 4}), seen.direction({2e6, 0})}, seen.of(Circle{{0, 0}, 5.0}));
    REQUIRE(far);
    CHECK_THAT(far->first * 2e6 - 1e6, WithinAbs(-3.0, 1e-9));
    CHECK_THAT(far->second * 2e6 - 1e6, WithinAbs(3.0, 1e-9));
}

TEST_CASE("a segment first meets a circle where it enters, or from inside where it leaves", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto first = [&](Vec2 a, Vec2 b) {
        return firstOnSegment(seen.of(Segment{a, b}), seen.of(Circle{{0, 0}, 5.0}));
    };
    CHECK(first({-10, 0}, {10, 0}) == 0.25);       // through it
    CHECK(first({0, 0}, {10, 0}) == 0.5);          // from inside
    CHECK(first({-10, 5}, {10, 5}) == 0.5);        // tangent
    CHECK(first({-10, 0}, {-5, 0}) == 1.0);        // ends on it
    CHECK(first({5, 0}, {10, 0}) == 0.0);          // starts on it
    CHECK_FALSE(first({-10, 0}, {-6, 0}));         // ends before it
    CHECK_FALSE(first({6, 0}, {10, 0}));           // starts behind it
    CHECK_FALSE(first({-1, 0}, {1, 0}));           // inside throughout
    CHECK_FALSE(first({-10, 5.001}, {10, 5.001})); // passing
}

TEST_CASE("a segment of length zero meets a circle only on its boundary", "[collision]") {
    const Circle circle{{0, 0}, 5.0};
    CHECK(firstOnSegment({{3, 4}, {3, 4}}, circle) == 0.0);
    CHECK_FALSE(firstOnSegment({{0, 0}, {0, 0}}, circle));
    CHECK_FALSE(firstOnSegment({{6, 0}, {6, 0}}, circle));
}

TEST_CASE("crossing segments report the same point", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto relate = [&](Segment a, Segment b) { return intersectSegments(seen.of(a), seen.of(b)); };
    CHECK(crossAt(relate({{0, 0}, {8, 8}}, {{0, 4}, {4, 0}}), 0.25, 0.5, seen.point({2, 2})));
    CHECK(crossAt(relate({{-4, 0}, {4, 0}}, {{0, 0}, {0, 9}}), 0.5, 0.0, seen.point({0, 0}))); // T
    CHECK(crossAt(relate({{0, 0}, {8, 0}}, {{8, 8}, {8, 0}}), 1.0, 1.0, seen.point({8, 0})));  // L
    CHECK(apart(relate({{0, 0}, {8, 8}}, {{0, 4}, {1, 3}})));                                  // too short
    CHECK(apart(relate({{-4, 0}, {4, 0}}, {{0, 0.001}, {0, 9}})));                             // almost a T
    CHECK(apart(relate({{0, 0}, {8, 0}}, {{0, 1}, {8, 1}})));                                  // parallel
}

TEST_CASE("collinear segments share a part, a point or nothing", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto relate = [&](Segment a, Segment b) { return intersectSegments(seen.of(a), seen.of(b)); };
    const Segment base{{0, 0}, {16, 8}};
    CHECK(overlapping(relate(base, {{4, 2}, {32, 16}}), 0.25, 1.0));
    CHECK(overlapping(relate(base, {{32, 16}, {4, 2}}), 0.25, 1.0));
    CHECK(overlapping(relate(base, {{-8, -4}, {4, 2}}), 0.0, 0.25));
    CHECK(overlapping(relate(base, {{4, 2}, {8, 4}}), 0.25, 0.5));
    CHECK(overlapping(relate(base, {{-8, -4}, {32, 16}}), 0.0, 1.0));
    CHECK(overlapping(relate(base, base), 0.0, 1.0));
    CHECK(crossAt(relate(base, {{16, 8}, {32, 16}}), 1.0, 0.0, seen.point({16, 8})));
    CHECK(crossAt(relate(base, {{32, 16}, {16, 8}}), 1.0, 1.0, seen.point({16, 8})));
    CHECK(crossAt(relate(base, {{-8, -4}, {0, 0}}), 0.0, 1.0, seen.point({0, 0})));
    CHECK(apart(relate(base, {{18, 9}, {32, 16}})));
    CHECK(apart(relate(base, {{-8, -4}, {-2, -1}})));
}

TEST_CASE("a segment of length zero is a point, on the other segment or not", "[collision]") {
    const Symmetry seen = everySymmetry();
    const auto relate = [&](Segment a, Segment b) { return intersectSegments(seen.of(a), seen.of(b)); };
    const Segment base{{0, 0}, {16, 8}};
    const Segment on{{4, 2}, {4, 2}}, beside{{4, 3}, {4, 3}}, beyond{{18, 9}, {18, 9}};
    CHECK(crossAt(relate(base, on), 0.25, 0.0, seen.point({4, 2})));
    CHECK(crossAt(relate(on, base), 0.0, 0.25, seen.point({4, 2})));
    CHECK(crossAt(relate(on, on), 0.0, 0.0, seen.point({4, 2})));
    CHECK(apart(relate(base, beside)));
    CHECK(apart(relate(beside, base)));
    CHECK(apart(relate(base, beyond)));
    CHECK(apart(relate(on, beyond)));
}

TEST_CASE("the order of the two segments does not matter", "[collision]") {
    Random random(1);
    int crossings = 0;
    for (int i = 0; i < 10000; ++i) {
        const Segment a{randomVec2(random, 10.0), randomVec2(random, 10.0)};
        const Segment b{randomVec2(random, 10.0), randomVec2(random, 10.0)};
        const auto one = intersectSegments(a, b);
        const auto other = intersectSegments(b, a);
        REQUIRE(one.index() == other.index());
        const auto* at = std::get_if<CrossAt>(&one);
        if (!at) continue;
        ++crossings;
        REQUIRE_THAT(at->onFirst, WithinAbs(std::get<CrossAt>(other).onSecond, 1e-11));
        REQUIRE_THAT(at->onSecond, WithinAbs(std::get<CrossAt>(other).onFirst, 1e-11));
        REQUIRE(distanceTo(a, at->point) < 1e-10);
        REQUIRE(distanceTo(b, at->point) < 1e-10);
    }
    CHECK(crossings > 1000);
}

TEST_CASE("a ray hits a circle ahead, at once from inside, and never one behind", "[collision]") {
    const auto cast = raysAt(everySymmetry(), Circle{{0, 0}, 5.0});
    CHECK(cast({-25, 0}, {10, 0}) == 2.0);
    CHECK(cast({-25, 0}, {40, 0}) == 0.5);
    CHECK(cast({-20, 5}, {10, 0}) == 2.0); // tangent
    CHECK(cast({-3, 0}, {10, 0}) == 0.0);  // inside
    CHECK(cast({3, 4}, {1, 1}) == 0.0);    // on the boundary
    CHECK_FALSE(cast({25, 0}, {10, 0}));   // behind
    CHECK_FALSE(cast({-25, 0}, {0, 10}));  // beside
    CHECK_FALSE(cast({-20, 5.001}, {10, 0}));
}

TEST_CASE("a ray that starts on a circle, up to rounding, and points into it hits it", "[collision]") {
    Random random(2);
    for (int i = 0; i < 100000; ++i) {
        const Circle circle{randomVec2(random, 100.0), random.between(1.0, 20.0)};
        const Vec2 outwards = normalized(randomVec2(random, 1.0));
        const auto hit = castRay({circle.centre + outwards * circle.radius, -outwards}, circle);
        REQUIRE(hit);
        REQUIRE_THAT(*hit, WithinAbs(0.0, 1e-12));
    }
}

TEST_CASE("a ray hits a segment from both sides, its ends included", "[collision]") {
    const auto cast = raysAt(everySymmetry(), Segment{{0, -4}, {0, 4}});
    CHECK(cast({-20, 0}, {10, 1}) == 2.0);
    CHECK(cast({-20, 0}, {40, 1}) == 0.5);
    CHECK(cast({20, 0}, {-10, 1}) == 2.0);
    CHECK(cast({-20, 4}, {10, 0}) == 2.0); // the end
    CHECK(cast({0, 1}, {10, 0}) == 0.0);   // starting on the segment
    CHECK_FALSE(cast({-20, 4.001}, {10, 0}));
    CHECK_FALSE(cast({-20, 0}, {-10, 0})); // behind
    CHECK_FALSE(cast({-20, 0}, {0, 10}));  // parallel
}

TEST_CASE("a ray along a segment hits its nearer end", "[collision]") {
    const auto cast = raysAt(everySymmetry(), Segment{{0, -4}, {0, 4}});
    CHECK(cast({0, -24}, {0, 10}) == 2.0);
    CHECK(cast({0, -24}, {0, 40}) == 0.5);
    CHECK(cast({0, 24}, {0, -10}) == 2.0);
    CHECK(cast({0, 24}, {0, -40}) == 0.5);
    CHECK(cast({0, 1}, {0, 10}) == 0.0);
    CHECK(cast({0, 4}, {0, 10}) == 0.0);
    CHECK_FALSE(cast({0, 5}, {0, 10}));
}

TEST_CASE("a ray hits a segment of length zero only if it points exactly at it", "[collision]") {
    const Segment point{{3, 3}, {3, 3}};
    CHECK(castRay({{0, 0}, {1.5, 1.5}}, point) == 2.0);
    CHECK(castRay({{3, 3}, {1, 0}}, point) == 0.0);
    CHECK_FALSE(castRay({{0, 0}, {1, 0}}, point));
    CHECK_FALSE(castRay({{0, 0}, {-1, -1}}, point));
}

TEST_CASE("a ray hits a box ahead, at once from inside, and never one behind", "[collision]") {
    const auto cast = raysAt(everySymmetry(), Box{{-5, -3}, {5, 3}});
    CHECK(cast({-25, 0}, {10, 0}) == 2.0);
    CHECK(cast({-25, 0}, {40, 0}) == 0.5);
    CHECK(cast({-25, -1}, {10, 1}) == 2.0);
    CHECK(cast({-25, 3}, {10, 0}) == 2.0);    // along the edge
    CHECK(cast({-23, -23}, {10, 10}) == 2.0); // diagonal
    CHECK(cast({-25, -17}, {10, 10}) == 2.0); // touching a corner
    CHECK(cast({0, 0}, {10, 3}) == 0.0);      // inside
    CHECK(cast({5, 0}, {10, 0}) == 0.0);      // on the boundary
    CHECK_FALSE(cast({6, 0}, {10, 0}));       // behind
    CHECK_FALSE(cast({-25, 3.001}, {10, 0}));
    CHECK_FALSE(cast({-25, 0}, {0, 10}));
    CHECK_FALSE(cast({-25, 0}, {10, 10})); // passing a corner
}

TEST_CASE("a box as thin as a segment stops a ray", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Box wire = seen.of(Box{{0, -4}, {0, 4}});
    CHECK(castRay({seen.point({-20, 0}), seen.direction({10, 1})}, wire) == 2.0);
    CHECK(castRay({seen.point({0, -24}), seen.direction({0, 10})}, wire) == 2.0);
    CHECK_FALSE(castRay({seen.point({0.001, -24}), seen.direction({0, 10})}, wire));
}

TEST_CASE("a segment meets a box that it crosses, touches or lies in", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Box box = seen.of(Box{{-5, -3}, {5, 3}});
    const auto met = [&](Vec2 a, Vec2 b) { return meets(Segment{seen.point(a), seen.point(b)}, box); };
    CHECK(met({-10, 0}, {10, 1}));
    CHECK(met({-1, -1}, {1, 1}));
    CHECK(met({0, 0}, {20, 0}));
    CHECK(met({2, 1}, {2, 1}));
    CHECK(met({-10, 0}, {-5, 0}));
    CHECK_FALSE(met({-10, 0}, {-5.001, 0}));
    CHECK_FALSE(met({-9, 0}, {0, 9}));
    CHECK_FALSE(met({6, 1}, {6, 1}));
}

TEST_CASE("a ray hits a box where it hits the first of its four sides", "[collision]") {
    Random random(3);
    int hits = 0;
    for (int i = 0; i < 10000; ++i) {
        const Vec2 middle = randomVec2(random, 10.0);
        const Box box = boxAround(middle, {random.between(1.0, 20.0), random.between(1.0, 20.0)});
        const Ray ray{randomVec2(random, 60.0), randomVec2(random, 1.0)};
        if (nearestPoint(box, ray.origin) == ray.origin) continue;
        const Vec2 corners[] = {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
        std::optional<double> first;
        for (std::size_t side = 0; side < 4; ++side) {
            const auto hit = castRay(ray, Segment{corners[side], corners[(side + 1) % 4]});
            if (hit && (!first || *hit < *first)) first = hit;
        }
        const auto hit = castRay(ray, box);
        REQUIRE(hit.has_value() == first.has_value());
        if (!hit) continue;
        ++hits;
        REQUIRE_THAT(*hit, WithinAbs(*first, 1e-9));
    }
    CHECK(hits > 1000);
}

TEST_CASE("a ray from a million px away keeps ten digits", "[collision]") {
    const Symmetry seen = everySymmetry();
    const Ray ray{seen.point({-1e6, 3}), seen.direction({1000, 0})};
    CHECK_THAT(*castRay(ray, seen.of(Circle{{0, 0}, 5.0})), WithinAbs(999.996, 1e-7));
    CHECK_THAT(*castRay(ray, seen.of(Segment{{0, -9}, {0, 9}})), WithinAbs(1000.0, 1e-7));
    CHECK_THAT(*castRay(ray, seen.of(boxAround({}, {4, 9}))), WithinAbs(999.996, 1e-7));
}
