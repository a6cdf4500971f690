#include "UnevenCrowds.hpp"

#include "collision/FlyOne.hpp"
#include "collision/Workers.hpp"

#include <cmath>

using namespace arkanong::test;

TEST_CASE("in a crowd of any shape nothing is missed, with the same bits in any number of jobs",
          "[collision]") {
    const UnevenCrowd crowd = [] {
        constexpr std::size_t count = 3000;
        switch (GENERATE(0, 1, 2, 3, 4, 5)) {
        case 0: return crowdAroundLargeBalls(count, {50.0});
        case 1: return crowdAroundLargeBalls(count, {5.0, 2.3, 2.0, 1.7});
        case 2: return crowdInCorner(count);
        case 3: return crowdOfTwoSizes(count);
        case 4: return crowdInPolygon(count);
        default: return denseCrowd(count);
        }
    }();
    CAPTURE(crowd.name);
    const double before = energy(crowd.balls);
    std::uint64_t expected = 0;
    for (const std::size_t jobs : {1U, 2U, 3U, 4U, 8U}) {
        CAPTURE(jobs);
        UnevenCrowd moved = crowd;
        for (int step = 0; step < 6; ++step)
            advance(moved.collisions, moved.balls, 1.0 / 60.0, inTurn(jobs));
        CHECK(moved.collisions.report().frozen == 0);
        if (jobs == 1) {
            expected = hashOf(moved.balls);
            CHECK(deepestOverlap(moved.balls) < 1e-9);
            CHECK_THAT(energy(moved.balls), WithinAbs(before, 1e-9 * before));
        }
        REQUIRE(hashOf(moved.balls) == expected);
    }
}

TEST_CASE("a ball in a polygon of 2,000 sides touches the one that it touches first of all", "[collision]") {
    std::vector<Vec2> corners;
    for (int i = 0; i < 2000; ++i)
        corners.push_back(rotate({500.0, 0.0}, rotationFromTurns(i / 2000.0)));
    Random random(16);
    for (int trial = 0; trial < 200; ++trial) {
        const Vec2 direction = rotate({1.0, 0.0}, rotationFromTurns(random.unit()));
        const MovingCircle ball{
            {random.between(-300.0, 300.0), random.between(-300.0, 300.0)}, direction * 400.0, 5.0};
        CollisionManager all = emptyField();
        all.addPolygon({}, corners, 0.25, 0);
        const auto met = all.cast(ball, 10.0);
        REQUIRE(met);
        std::optional<double> first;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Rotation turned = rotationFromTurns(0.25);
            const Segment side{rotate(corners[i], turned), rotate(corners[(i + 1) % corners.size()], turned)};
            const auto hit = castCircleSegment({ball.position, ball.radius}, ball.velocity, side, 10.0);
            if (hit && (!first || hit->time < *first)) first = hit->time;
        }
        REQUIRE(first);
        CHECK(met->time == *first);
    }
}
