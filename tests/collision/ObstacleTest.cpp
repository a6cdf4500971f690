#include "arkanong/collision/Obstacle.hpp"

#include "Scenes.hpp"
#include "collision/Areas.hpp"

#include <algorithm>
#include <cmath>

using namespace arkanong::test;

namespace {

const std::vector<Vec2> noCorners;

/// A hexagon of radius 40, or another polygon within it, with these corners.
Obstacle hexagonObstacle(Vec2 centre, const std::vector<Vec2>& corners) {
    Obstacle hexagon;
    hexagon.centre = centre;
    hexagon.cornerCount = static_cast<std::uint32_t>(corners.size());
    hexagon.reach = 40.0;
    return hexagon;
}

} // namespace

TEST_CASE("a moving obstacle is where its velocity and spin take it", "[collision]") {
    Obstacle obstacle = boxObstacle({10, 20}, {4, 4});
    CHECK_FALSE(obstacle.moves());
    obstacle.velocity = {30, -10};
    obstacle.spin = 0.5;
    CHECK(obstacle.moves());
    CHECK(obstacle.centreAt(2.0) == Vec2{70, 0});
    CHECK(obstacle.turnsAt(2.0) == 1.0);
}

TEST_CASE("a stopped obstacle stays where it was at the stop", "[collision]") {
    Obstacle obstacle = boxObstacle({0, 0}, {4, 4});
    obstacle.velocity = {30, 0};
    obstacle.stopTime = 2.0;
    CHECK(obstacle.centreAt(1.0) == Vec2{30, 0});
    CHECK(obstacle.centreAt(2.0) == Vec2{60, 0});
    CHECK(obstacle.centreAt(9.0) == Vec2{60, 0});
    CHECK(obstacle.surfaceVelocityAt({64, 0}, 1.0) == Vec2{30, 0});
    CHECK(obstacle.surfaceVelocityAt({64, 0}, 2.0) == Vec2{});
}

TEST_CASE("an obstacle stopped at the very start of a step does not move in it", "[collision]") {
    Obstacle obstacle = boxObstacle({0, 0}, {4, 4});
    obstacle.velocity = {30, 0};
    obstacle.stopTime = 0.0;
    CHECK(obstacle.centreAt(1.0) == Vec2{});
    CHECK(obstacle.surfaceVelocityAt({4, 0}, 0.0) == Vec2{});
    CHECK_FALSE(castCircleObstacle({{20, 0}, 5.0}, {}, obstacle, noCorners, 0.0, 10.0));
}

TEST_CASE("the surface of a spinning obstacle moves perpendicularly to its radius", "[collision]") {
    const std::vector<Vec2> corners = hexagonCorners(40.0);
    Obstacle hexagon = hexagonObstacle({100, 0}, corners);
    hexagon.velocity = {7, 0};
    hexagon.spin = 1.0;
    // Half a second later the centre is at 103.5; 40 px to its right the surface moves down.
    CHECK(closeTo(hexagon.surfaceVelocityAt({143.5, 0}, 0.5), {7, 80 * pi}, 1e-12));
    CHECK(closeTo(hexagon.surfaceVelocityAt({103.5, 0}, 0.5), {7, 0}, 1e-12));
}

TEST_CASE("the bounds of an obstacle contain it throughout its movement", "[collision]") {
    Obstacle obstacle = boxObstacle({0, 0}, {10, 5}, 2.0);
    CHECK(obstacle.boundsWithin(1.0).low == Vec2{-10, -5});
    CHECK(obstacle.boundsWithin(1.0).high == Vec2{10, 5});
    obstacle.velocity = {-30, 60};
    CHECK(obstacle.boundsWithin(1.0).low == Vec2{-40, -5});
    CHECK(obstacle.boundsWithin(1.0).high == Vec2{10, 65});
    const std::vector<Vec2> corners = hexagonCorners(40.0);
    CHECK(hexagonObstacle({1, 2}, corners).boundsWithin(1.0).low == Vec2{-39, -38});
}

TEST_CASE("a moving box hits a resting circle, from every side", "[collision]") {
    const Symmetry seen = everySymmetry();
    Obstacle paddle = boxObstacle(seen.point({0, 0}), {10, 10}, GENERATE(0.0, 4.0));
    paddle.velocity = seen.direction({60, 0});
    const auto hit = castCircleObstacle(seen.of(Circle{{47, 0}, 5.0}), {}, paddle, noCorners, 0.0, 1.0);
    REQUIRE(hit);
    CHECK_THAT(hit->time, WithinAbs(32.0 / 60.0, 1e-11));
    CHECK(hit->normal == seen.direction({1, 0}));
    // Half of the path later, the remaining path is half as long.
    const auto rest =
        castCircleObstacle(seen.of(Circle{{47, 0}, 5.0}), {}, paddle, noCorners, 16.0 / 60.0, 1.0);
    REQUIRE(rest);
    CHECK_THAT(rest->time, WithinAbs(16.0 / 60.0, 1e-9));
}

TEST_CASE("a box that moves away as fast as the circle follows is not hit", "[collision]") {
    const Symmetry seen = everySymmetry();
    Obstacle paddle = boxObstacle(seen.point({0, 0}), {10, 10});
    paddle.velocity = seen.direction({60, 0});
    const Circle circle = seen.of(Circle{{-20, 0}, 5.0});
    CHECK_FALSE(castCircleObstacle(circle, seen.direction({60, 0}), paddle, noCorners, 0.0, 10.0));
    CHECK(castCircleObstacle(circle, seen.direction({61, 0}), paddle, noCorners, 0.0, 10.0));
}

TEST_CASE("an obstacle that stops on its way is hit there or not at all", "[collision]") {
    const Symmetry seen = everySymmetry();
    Obstacle paddle = boxObstacle(seen.point({0, 0}), {10, 10});
    paddle.velocity = seen.direction({60, 0});
    paddle.stopTime = 0.25; // Its face is then at 25.
    const auto timeOf = [&](double x, double speed) {
        const auto hit = castCircleObstacle(seen.of(Circle{{x, 0}, 5.0}), seen.direction({speed, 0}), paddle,
                                            noCorners, 0.0, 1.0);
        return hit ? hit->time : -1.0;
    };
    CHECK_THAT(timeOf(24, 0), WithinAbs(0.15, 1e-11));  // before the stop
    CHECK(timeOf(31, 0) == -1.0);                       // out of its reach
    CHECK_THAT(timeOf(40, -20), WithinAbs(0.5, 1e-11)); // after the stop, by the circle's own speed
}

TEST_CASE("a stop divides the prediction correctly at any time", "[collision]") {
    Random random(1);
    int hits = 0;
    for (int i = 0; i < 20000; ++i) {
        Obstacle paddle = boxObstacle({}, {10, 10});
        paddle.velocity = randomVec2(random, 100.0);
        paddle.stopTime = random.unit() / 0.7; // Numbers that cannot be added without rounding.
        const Circle circle{randomVec2(random, 60.0), 5.0};
        const double time = random.unit() / 3.0;
        const auto hit = castCircleObstacle(circle, {}, paddle, noCorners, time, 2.0);
        if (!hit || hit->time == 0.0) continue;
        ++hits;
        const Vec2 centre = paddle.centreAt(time + hit->time);
        const Vec2 nearest = nearestPoint(boxAround(centre, {10, 10}), circle.centre);
        REQUIRE_THAT(distance(nearest, circle.centre), WithinAbs(5.0, 1e-9));
        REQUIRE(time + hit->time <= paddle.stopTime + 1e-12);
    }
    CHECK(hits > 500);
}

TEST_CASE("a hexagon at any angle is hit at its corners and faces", "[collision]") {
    const std::vector<Vec2> corners = hexagonCorners(40.0);
    const Vec2 centre = GENERATE(Vec2{}, Vec2{-300, 1000});
    Obstacle hexagon = hexagonObstacle(centre, corners);
    hexagon.turns = GENERATE(0.0, 0.1, 1.0 / 6.0, -0.37);
    const double angle = GENERATE(0.0, 1.0 / 6.0, 0.5);
    const auto timeFrom = [&](double turns) {
        const Vec2 outwards = rotate({1, 0}, rotationFromTurns(hexagon.turns + angle + turns));
        const auto hit = castCircleObstacle({centre + outwards * 100.0, 5.0}, outwards * -10.0, hexagon,
                                            corners, 0.0, 10.0);
        REQUIRE(hit);
        CHECK(closeTo(normalized(hit->normal), outwards, 1e-9));
        return hit->time;
    };
    CHECK_THAT(timeFrom(0.0), WithinAbs(5.5, 1e-9));                                           // a corner
    CHECK_THAT(timeFrom(1.0 / 12.0), WithinAbs((95.0 - 40.0 * std::sqrt(0.75)) / 10.0, 1e-9)); // a face
}

TEST_CASE("where a side and the end of its neighbour are met at once, the side is reported", "[collision]") {
    const Symmetry seen = everySymmetry();
    std::vector<Vec2> corners;
    for (const Vec2 corner : {Vec2{-20, -20}, Vec2{20, -20}, Vec2{20, 20}, Vec2{-20, 20}})
        corners.push_back(seen.direction(corner));
    std::rotate(corners.begin(), corners.begin() + GENERATE(range(0, 4)), corners.end());
    const Obstacle square = hexagonObstacle(seen.point({}), corners);
    const double end = GENERATE(-20.0, 20.0);
    const auto hit = castCircleObstacle(seen.of(Circle{{end, -60}, 5.0}), seen.direction({0, 10}), square,
                                        corners, 0.0, 10.0);
    REQUIRE(hit);
    CHECK(hit->time == 3.5);
    CHECK(hit->feature == Feature::Face);
    CHECK(hit->normal == seen.direction({0, -1}));
}

TEST_CASE("a circle inside a hexagon bounces off its inner faces", "[collision]") {
    const std::vector<Vec2> corners = hexagonCorners(40.0);
    const Obstacle hexagon = hexagonObstacle({}, corners);
    const Vec2 outwards = rotate({1, 0}, rotationFromTurns(GENERATE(1, 3, 5, 7, 9, 11) / 12.0));
    const auto hit = castCircleObstacle({{}, 5.0}, outwards * 10.0, hexagon, corners, 0.0, 10.0);
    REQUIRE(hit);
    CHECK_THAT(hit->time, WithinAbs((40.0 * std::sqrt(0.75) - 5.0) / 10.0, 1e-9));
    CHECK(closeTo(hit->normal, -outwards, 1e-9));
}

TEST_CASE("a hexagon that moves and spins is hit where its surface is at that time", "[collision]") {
    const std::vector<Vec2> corners = hexagonCorners(40.0);
    Random random(2);
    int hits = 0;
    for (int i = 0; i < 5000; ++i) {
        Obstacle hexagon = hexagonObstacle({}, corners);
        hexagon.velocity = randomVec2(random, 100.0);
        hexagon.spin = random.between(-1.0, 1.0);
        hexagon.turns = random.unit();
        const Circle circle{normalized(randomVec2(random, 1.0)) * 60.0, 5.0};
        const Vec2 velocity = randomVec2(random, 100.0) - circle.centre * 3.0;
        const auto hit = castCircleObstacle(circle, velocity, hexagon, corners, 0.0, 0.5);
        if (!hit) continue;
        ++hits;
        const Vec2 at = circle.centre + velocity * hit->time;
        const Vec2 centre = hexagon.centreAt(hit->time);
        const Rotation turned = rotationFromTurns(hexagon.turnsAt(hit->time));
        double gap = 1e9;
        for (std::size_t k = 0; k < 6; ++k)
            gap = std::min(gap, distanceTo({centre + rotate(corners[k], turned),
                                            centre + rotate(corners[(k + 1) % 6], turned)},
                                           at));
        REQUIRE_THAT(gap, WithinAbs(5.0, 2e-9));
        const Vec2 surface = hexagon.surfaceVelocityAt(at - normalized(hit->normal) * 5.0, hit->time);
        REQUIRE(dot(velocity - surface, hit->normal) < 0.0);
    }
    CHECK(hits > 1000);
}
