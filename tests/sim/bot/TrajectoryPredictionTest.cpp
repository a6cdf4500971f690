#include "arkanong/sim/bot/TrajectoryPrediction.hpp"

#include "Catch.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

constexpr LookaheadLimits far{6, 5.0};

PredictedTrajectory follow(const World& world, Vec2 from, Vec2 velocity, double lineY,
                           const LookaheadLimits& limits = far) {
    return lookAhead(world, {from, velocity, usualRadius}, lineY, limits);
}

} // namespace

TEST_CASE("a ball with an open path arrives where its straight path meets the line", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Scene scene{Level{}};
    const Vec2 down = turnedFor(side, {60.0, 300.0});
    const PredictedTrajectory trajectory =
        follow(scene.world, seenBy(side, {100.0, 300.0}), down, seenBy(side, 600.0));
    CHECK(trajectory.end == PredictedTrajectory::End::Line);
    CHECK_THAT(trajectory.position.x, WithinAbs(160.0, 1e-9));
    CHECK_THAT(trajectory.position.y, WithinAbs(seenBy(side, 600.0), 1e-9));
    CHECK_THAT(trajectory.seconds, WithinAbs(1.0, 1e-12));
    CHECK_THAT(trajectory.path, WithinAbs(length(down), 1e-9));
    CHECK(trajectory.bounces == 0);
}

TEST_CASE("a ball that bounces off a wall arrives at the mirrored position", "[sim]") {
    const Scene scene{Level{}};
    // The wall reflects the centre at x = 8: 100 px to the left become 8 px to the left and 92 px to the
    // right.
    const PredictedTrajectory trajectory = follow(scene.world, {16.0, 300.0}, {-100.0, 300.0}, 600.0);
    CHECK(trajectory.end == PredictedTrajectory::End::Line);
    CHECK_THAT(trajectory.position.x, WithinAbs(100.0, 1e-9));
    CHECK(trajectory.velocity == Vec2{100.0, 300.0});
    CHECK(trajectory.bounces == 1);
}

TEST_CASE("a ball that bounces off a brick comes back to the line", "[sim]") {
    const Scene scene(levelOf({{3, 8, BrickKind::Normal, 1}}));
    const Vec2 brick = brickCentre(3, 8);
    const double face = brick.y + tuning::brickSize.y / 2 + usualRadius;
    const PredictedTrajectory trajectory =
        follow(scene.world, {brick.x, face + 60.0}, {0.0, -300.0}, face + 120.0);
    CHECK(trajectory.end == PredictedTrajectory::End::Line);
    CHECK_THAT(trajectory.seconds, WithinAbs(0.6, 1e-9));
    CHECK(trajectory.bounces == 1);
    CHECK(trajectory.firstBrick == scene.world.objects().bricks[0].id);
}

TEST_CASE("a ball that bounces off a hexagon is predicted as the World moves it", "[sim]") {
    Scene scene(levelOf({}, {hexagonAt({300.0, 360.0}, 60.0)}));
    const Vec2 from{280.0, 460.0}, velocity{0.0, -400.0};
    const PredictedTrajectory trajectory = follow(scene.world, from, velocity, 560.0);
    REQUIRE(trajectory.end == PredictedTrajectory::End::Line);
    CHECK(trajectory.bounces == 1);

    scene.world.putBall(from, velocity, Side::Red);
    const bool arrived =
        scene.stepUntil(tuning::seconds(2.0), [&] { return scene.ball().position.y >= 560.0; });
    REQUIRE(arrived);
    CHECK_THAT(scene.ball().position.x,
               WithinAbs(trajectory.position.x, length(velocity) * tuning::tickSeconds));
}

TEST_CASE("a line is crossed outwards only", "[sim]") {
    Scene scene = Scene::versus();
    scene.openGap(Side::Red, 0);
    const PredictedTrajectory trajectory = follow(scene.world, {100.0, 650.0}, {0.0, -300.0}, 600.0);
    CHECK(trajectory.end == PredictedTrajectory::End::Goal);
    CHECK(trajectory.position.y < 0.0);
}

TEST_CASE("a prediction ends at a paddle, since what follows depends on its player", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const Scene scene{Level{}};
    const Vec2 paddle = scene.paddle(side).position;
    const PredictedTrajectory trajectory = follow(scene.world, paddle + Vec2{0.0, forward(side) * 222.0},
                                                  turnedFor(side, {0.0, 400.0}), goalLine(side));
    CHECK(trajectory.end == PredictedTrajectory::End::Paddle);
    CHECK(trajectory.paddle == side);
    CHECK_THAT(trajectory.seconds, WithinAbs(0.5, 1e-9));
}

TEST_CASE("a prediction does not exceed its limits", "[sim]") {
    const Scene scene{Level{}};
    SECTION("of time") {
        const PredictedTrajectory trajectory =
            follow(scene.world, {100.0, 100.0}, {0.0, 100.0}, 600.0, {6, 2.0});
        CHECK(trajectory.end == PredictedTrajectory::End::Limit);
        CHECK_THAT(trajectory.seconds, WithinAbs(2.0, 1e-12));
        CHECK_THAT(trajectory.position.y, WithinAbs(300.0, 1e-9));
    }
    SECTION("of bounces") {
        const PredictedTrajectory trajectory =
            follow(scene.world, {100.0, 300.0}, {900.0, 20.0}, 600.0, {2, 30.0});
        CHECK(trajectory.end == PredictedTrajectory::End::Limit);
        CHECK(trajectory.bounces == 2);
        CHECK_THAT(trajectory.position.x, WithinAbs(tuning::fieldSize.x - usualRadius, 1e-9));
    }
}

TEST_CASE("a ball at rest stays", "[sim]") {
    const Scene scene{Level{}};
    const PredictedTrajectory trajectory = follow(scene.world, {100.0, 300.0}, {}, 600.0);
    CHECK(trajectory.end == PredictedTrajectory::End::Limit);
    CHECK(trajectory.position == Vec2{100.0, 300.0});
}

TEST_CASE("in the sandbox the ends of the field bounce a ball back", "[sim]") {
    const Scene scene = Scene::sandbox();
    const PredictedTrajectory trajectory = follow(scene.world, {100.0, 100.0}, {0.0, -400.0}, 600.0);
    CHECK(trajectory.end == PredictedTrajectory::End::Line);
    CHECK(trajectory.bounces == 1);
}

TEST_CASE("a ball is predicted through glass, and a fireball through bricks its owner may break", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const BrickKind own = side == Side::Blue ? BrickKind::Blue : BrickKind::Red;
    const BrickKind enemy = side == Side::Blue ? BrickKind::Red : BrickKind::Blue;
    const Scene scene(levelOf({{1, 4, BrickKind::Glass, 1},
                               {3, 4, BrickKind::Normal, 1},
                               {5, 4, own, 1},
                               {7, 4, enemy, 1},
                               {9, 4, BrickKind::Steel, 1}}));
    const auto through = [&](int column, const LookaheadLimits& limits) {
        const Vec2 start{brickCentre(column, 4).x, seenBy(side, 300.0)};
        const Vec2 down = turnedFor(side, {0.0, 300.0});
        const PredictedTrajectory trajectory = follow(scene.world, start, down, seenBy(side, 600.0), limits);
        CHECK(trajectory.firstBrick);
        if (trajectory.end == PredictedTrajectory::End::Line)
            CHECK_THAT(trajectory.seconds, WithinAbs(1.0, 1e-9));
        return trajectory.end == PredictedTrajectory::End::Line && trajectory.bounces == 0;
    };
    const LookaheadLimits burning{0, 5.0, std::nullopt, side};
    CHECK(through(1, {0, 5.0}));
    CHECK_FALSE(through(3, {0, 5.0}));
    CHECK(through(1, burning));
    CHECK(through(3, burning));
    CHECK(through(5, burning));
    CHECK_FALSE(through(7, burning));
    CHECK_FALSE(through(9, burning));
}

TEST_CASE("a prediction ends where its viewer's blind spot begins, and only that viewer's", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    Scene scene = Scene::versus();
    scene.world.applyPowerUp({PowerUp::BlindSpot, true}, side, scene.events);
    const Vec2 spot = scene.world.powers().blindSpot(side);
    const double before = seenBy(side, spot.y) - tuning::blindSpotRadius - 20.0;
    const auto end = [&](double x, Side viewer) {
        return follow(scene.world, seenBy(side, {x, before}), turnedFor(side, {0.0, 400.0}),
                      seenBy(side, 620.0), {6, 5.0, viewer})
            .end;
    };
    CHECK(end(spot.x, side) == PredictedTrajectory::End::Hidden);
    CHECK(end(spot.x + tuning::blindSpotRadius - 1.0, side) == PredictedTrajectory::End::Hidden);
    CHECK(end(spot.x + tuning::blindSpotRadius + 1.0, side) != PredictedTrajectory::End::Hidden);
    CHECK(end(spot.x, opponent(side)) != PredictedTrajectory::End::Hidden);
}

TEST_CASE("in solo the top bounces a ball back, and shields do so in a match", "[sim]") {
    MatchSettings settings;
    settings.mode = Mode::Solo;
    Scene solo = Scene::versus({}, settings);
    const PredictedTrajectory top = follow(solo.world, {100.0, 100.0}, {0.0, -400.0}, 600.0);
    CHECK(top.end == PredictedTrajectory::End::Line);
    CHECK(top.bounces == 1);
    CHECK(follow(solo.world, {100.0, 600.0}, {0.0, 400.0}, 0.0).end == PredictedTrajectory::End::Goal);

    Scene versus = Scene::versus();
    const auto downwards = [&] { return follow(versus.world, {80.0, 650.0}, {0.0, 400.0}, 300.0); };
    CHECK(downwards().end == PredictedTrajectory::End::Line);
    CHECK(downwards().bounces == 1);
    versus.openGap(Side::Blue, 0);
    CHECK(downwards().end == PredictedTrajectory::End::Goal);
    versus.world.applyPowerUp({PowerUp::ShieldWall, false}, Side::Blue, versus.events);
    versus.step();
    CHECK(downwards().end == PredictedTrajectory::End::Line);
    CHECK(downwards().bounces == 1);
}
