#include "arkanong/sim/Lookahead.hpp"

#include "Catch.hpp"
#include "sim/Scene.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr LookaheadLimits far{6, 5.0};

Flight follow(const World& world, Vec2 from, Vec2 velocity, double lineY,
              const LookaheadLimits& limits = far) {
    return lookAhead(world, {from, velocity, tuning::ballRadius}, lineY, limits);
}

} // namespace

TEST_CASE("a ball with a free way arrives where its straight path meets the line", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Scene scene{Level{}};
    const Vec2 down = turnedFor(side, {60.0, 300.0});
    const Flight flight = follow(scene.world, seenBy(side, {100.0, 300.0}), down, seenBy(side, 600.0));
    CHECK(flight.end == Flight::End::Line);
    CHECK_THAT(flight.position.x, WithinAbs(160.0, 1e-9));
    CHECK_THAT(flight.position.y, WithinAbs(seenBy(side, 600.0), 1e-9));
    CHECK_THAT(flight.seconds, WithinAbs(1.0, 1e-12));
    CHECK_THAT(flight.path, WithinAbs(length(down), 1e-9));
    CHECK(flight.bounces == 0);
}

TEST_CASE("a ball that bounces off a wall arrives at the mirrored place", "[sim]") {
    const Scene scene{Level{}};
    // The wall throws the centre back at x = 8: 100 px of way to the left turn into 8 px and 92 px to the
    // right.
    const Flight flight = follow(scene.world, {16.0, 300.0}, {-100.0, 300.0}, 600.0);
    CHECK(flight.end == Flight::End::Line);
    CHECK_THAT(flight.position.x, WithinAbs(100.0, 1e-9));
    CHECK(flight.velocity == Vec2{100.0, 300.0});
    CHECK(flight.bounces == 1);
}

TEST_CASE("a ball that bounces off a brick comes back to the line", "[sim]") {
    const Scene scene(levelOf({{3, 8, BrickKind::Normal, 1}}));
    const Vec2 brick = brickCentre(3, 8);
    const double face = brick.y + tuning::brickSize.y / 2 + tuning::ballRadius;
    const Flight flight = follow(scene.world, {brick.x, face + 60.0}, {0.0, -300.0}, face + 120.0);
    CHECK(flight.end == Flight::End::Line);
    CHECK_THAT(flight.seconds, WithinAbs(0.6, 1e-9));
    CHECK(flight.bounces == 1);
    CHECK(flight.firstBrick == scene.world.objects().bricks[0].id);
}

TEST_CASE("a ball that bounces off a hexagon is followed as the World makes it fly", "[sim]") {
    Scene scene(levelOf({}, {hexagonAt({300.0, 360.0}, 60.0)}));
    const Vec2 from{280.0, 460.0}, velocity{0.0, -400.0};
    const Flight flight = follow(scene.world, from, velocity, 560.0);
    REQUIRE(flight.end == Flight::End::Line);
    CHECK(flight.bounces == 1);

    scene.world.putBall(from, velocity, Side::Red);
    const bool arrived =
        scene.stepUntil(tuning::seconds(2.0), [&] { return scene.ball().position.y >= 560.0; });
    REQUIRE(arrived);
    CHECK_THAT(scene.ball().position.x, WithinAbs(flight.position.x, length(velocity) * tuning::tickSeconds));
}

TEST_CASE("a line is crossed outwards only", "[sim]") {
    const Scene scene{Level{}};
    const Flight flight = follow(scene.world, {100.0, 650.0}, {0.0, -300.0}, 600.0);
    CHECK(flight.end == Flight::End::Goal);
    CHECK(flight.position.y < 0.0);
}

TEST_CASE("a flight ends at a paddle, whose player decides what comes of it", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Scene scene{Level{}};
    const Vec2 paddle = scene.paddle(side).position;
    const Flight flight = follow(scene.world, paddle + Vec2{0.0, forward(side) * 222.0},
                                 turnedFor(side, {0.0, 400.0}), goalLine(side));
    CHECK(flight.end == Flight::End::Paddle);
    CHECK(flight.paddle == side);
    CHECK_THAT(flight.seconds, WithinAbs(0.5, 1e-9));
}

TEST_CASE("a flight is not followed beyond its limits", "[sim]") {
    const Scene scene{Level{}};
    SECTION("of time") {
        const Flight flight = follow(scene.world, {100.0, 100.0}, {0.0, 100.0}, 600.0, {6, 2.0});
        CHECK(flight.end == Flight::End::Limit);
        CHECK_THAT(flight.seconds, WithinAbs(2.0, 1e-12));
        CHECK_THAT(flight.position.y, WithinAbs(300.0, 1e-9));
    }
    SECTION("of bounces") {
        const Flight flight = follow(scene.world, {100.0, 300.0}, {900.0, 20.0}, 600.0, {2, 30.0});
        CHECK(flight.end == Flight::End::Limit);
        CHECK(flight.bounces == 2);
        CHECK_THAT(flight.position.x, WithinAbs(tuning::fieldSize.x - tuning::ballRadius, 1e-9));
    }
}

TEST_CASE("a ball at rest goes nowhere", "[sim]") {
    const Scene scene{Level{}};
    const Flight flight = follow(scene.world, {100.0, 300.0}, {}, 600.0);
    CHECK(flight.end == Flight::End::Limit);
    CHECK(flight.position == Vec2{100.0, 300.0});
}

TEST_CASE("in the sandbox the ends of the field bounce a ball back", "[sim]") {
    const Scene scene = Scene::sandbox();
    const Flight flight = follow(scene.world, {100.0, 100.0}, {0.0, -400.0}, 600.0);
    CHECK(flight.end == Flight::End::Line);
    CHECK(flight.bounces == 1);
}
