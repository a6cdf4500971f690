#include "bounce/Overlap.hpp"

#include "Catch.hpp"

using namespace arkanong::test;

namespace {

/// The overlap of a ball of radius 8 at this place after one step of a second with an obstacle.
double overlapWith(const bounce::Obstacle& one, Vec2 at) {
    bounce::Setup setup;
    setup.balls = {{at, {}, 8.0, 1.0}};
    setup.obstacles = {one};
    setup.steps = 1;
    return bounce::deepestOverlap(setup, {{{at, {}}}, 0});
}

} // namespace

TEST_CASE("An overlap with a box is measured from its surface, its round corners and its inside",
          "[bounce]") {
    const bounce::Obstacle box{{0.0, 0.0}, {40.0, 10.0}, 5.0, {}, {}, 0.0};
    CHECK(overlapWith(box, {0.0, 20.0}) == 0.0);
    CHECK_THAT(overlapWith(box, {0.0, 15.0}), WithinAbs(3.0, 1e-12));
    CHECK_THAT(overlapWith(box, {41.0, 13.0}), WithinAbs(3.0, 1e-12)); // (6, 8) from the corner's centre.
    CHECK_THAT(overlapWith(box, {0.0, 0.0}), WithinAbs(18.0, 1e-12));
}

TEST_CASE("An overlap is measured where moving and spinning obstacles are after the step", "[bounce]") {
    const bounce::Obstacle moved{{0.0, 0.0}, {10.0, 10.0}, 0.0, {}, {100.0, 0.0}, 0.0};
    CHECK(overlapWith(moved, {0.0, 0.0}) == 0.0);
    CHECK_THAT(overlapWith(moved, {116.0, 0.0}), WithinAbs(2.0, 1e-12));
    const bounce::Obstacle bar{{0.0, 0.0}, {}, 0.0, {{-50.0, 0.0}, {50.0, 0.0}}, {}, 0.25};
    CHECK(overlapWith(bar, {40.0, 0.0}) == 0.0);
    CHECK_THAT(overlapWith(bar, {3.0, 40.0}), WithinAbs(5.0, 1e-9));
}

TEST_CASE("The deepest overlap of balls is that of any step", "[bounce]") {
    bounce::Setup setup;
    setup.balls = {{{}, {}, 8.0, 1.0}, {{}, {}, 8.0, 1.0}};
    const bounce::Course course{{{{0.0, 0.0}, {}}, {{10.0, 0.0}, {}}, {{0.0, 0.0}, {}}, {{30.0, 0.0}, {}}},
                                0};
    CHECK_THAT(bounce::deepestOverlap(setup, course), WithinAbs(6.0, 1e-12));
}
