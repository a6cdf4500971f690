#include "Catch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"
#include "sim/Scene.hpp"

#include <algorithm>

// Balls squeezed between a paddle and another surface.

using namespace arkanong::test;

namespace {

/// The distance between the surfaces of ball and paddle, px.
double gapBetween(const Ball& ball, const Paddle& paddle) {
    const double half = paddle.size.y / 2.0;
    const Box core = boxAround(paddle.position, {paddle.size.x / 2.0 - half, 0.0});
    return distance(ball.position, nearestPoint(core, ball.position)) - half - ball.radius;
}

/// Keeps moving the paddle in one direction and checks that every tick is valid and that no ball stays at the
/// paddle for longer than a second, or than it needs to fly through from behind.
void pushAndWatch(Scene& scene, Side side, int x, int y) {
    scene.move(side, x, y);
    constexpr double longestWay = 180.0; // Along the whole paddle, px.
    int near = 0;
    double flown = 0.0;
    for (int tick = 0; tick < 3 * tuning::ticksPerSecond; ++tick) {
        scene.step();
        CAPTURE(tick, side, x, y);
        REQUIRE(scene.world.brokenInvariant() == "");
        REQUIRE(scene.world.collisions().parkedBalls() == 0);
        REQUIRE(scene.world.collisions().contactCount() < 200);
        const Paddle& paddle = scene.paddle(side);
        bool touching = false;
        for (const Ball& ball : scene.world.objects().balls) {
            REQUIRE(length(ball.velocity) <= tuning::maximumSpeed + 1e-6);
            const bool flying = length(ball.velocity) > 1.0;
            touching = touching || (flying && gapBetween(ball, paddle) < 1.0);
            flown = touching ? flown + length(ball.velocity) * tuning::tickSeconds : 0.0;
        }
        near = touching ? near + 1 : 0;
        REQUIRE((near < tuning::ticksPerSecond || flown < longestWay));
    }
}

} // namespace

TEST_CASE("a paddle that presses a ball against a side wall lets it go", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const int x = GENERATE(-640, 640);
    const int y = GENERATE(-640, 0, 640);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Random random(seed);
        Scene scene = Scene::versus();
        const double wall = x < 0 ? 9.0 : 951.0;
        scene.drive(side, {x < 0 ? 130.0 : 830.0, scene.paddle(side).position.y});
        const double height = scene.paddle(side).position.y;
        const double away = x < 0 ? random.between(0.0, 20.0) : -random.between(0.0, 20.0);
        scene.world.putBall({wall + away, height + random.between(-14.0, 14.0)},
                            {random.between(-400.0, 400.0), random.between(-60.0, 60.0)}, opponent(side));
        CAPTURE(seed);
        pushAndWatch(scene, side, x, y);
    }
}

TEST_CASE("a paddle exactly level with a ball at the wall lets it go towards the field", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const int x = GENERATE(-640, 640);
    Scene scene = Scene::versus();
    scene.drive(side, {x < 0 ? 110.0 : 850.0, scene.paddle(side).position.y});
    scene.world.putBall({x < 0 ? 8.0 : 952.0, scene.paddle(side).position.y}, {0.0, 0.0}, side);
    pushAndWatch(scene, side, x, 0);
}

TEST_CASE("in the sandbox a ball behind the paddle gets out, in the corners too", "[sim]") {
    const int x = GENERATE(-640, 0, 640);
    const double column = GENERATE(100.0, 480.0, 860.0);
    for (std::uint64_t seed = 0; seed < 16; ++seed) {
        Random random(seed);
        Scene scene = Scene::sandbox();
        scene.drive(Side::Blue, {column, 640.0});
        const double left = std::max(column - 90.0, 9.0);
        const double right = std::min(column + 90.0, 951.0);
        scene.world.putBall({random.between(left, right), random.between(690.0, 711.0)},
                            {random.between(-300.0, 300.0), random.between(-300.0, 300.0)}, Side::Blue);
        CAPTURE(seed, column);
        pushAndWatch(scene, Side::Blue, x, 640);
    }
}

TEST_CASE("a paddle that presses a ball into a corner of the sandbox lets it go", "[sim]") {
    const bool left = GENERATE(true, false);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        Scene scene = Scene::sandbox();
        scene.drive(Side::Blue, {left ? 160.0 : 800.0, 650.0});
        const Vec2 play{random.between(-5.0, 5.0), random.between(-5.0, 5.0)};
        scene.world.putBall(Vec2{left ? 14.0 : 946.0, 706.0} + play, {0.0, 0.0}, Side::Blue);
        CAPTURE(seed);
        pushAndWatch(scene, Side::Blue, left ? -640 : 640, 640);
    }
}

TEST_CASE("in the sandbox no ball keeps bouncing behind a paddle, resting or following", "[sim]") {
    const double column = GENERATE(63.0, 300.0, 480.0, 897.0);
    const bool follows = GENERATE(false, true);
    for (int i = 0; i < 20; ++i) {
        Scene scene = Scene::sandbox();
        scene.drive(Side::Blue, {column, 700.0});
        const double x = std::clamp(column - 60.0 + 6.0 * i, 9.0, 951.0);
        // Straight up and down in a gap slightly wider than the ball.
        scene.world.putBall({x, 711.0}, {0.0, -600.0}, Side::Blue);
        CAPTURE(column, i);
        const auto out = [&] {
            const double offset = scene.ball().position.x - scene.paddle(Side::Blue).position.x;
            if (follows) scene.move(Side::Blue, offset < -1.0 ? -640 : (offset > 1.0 ? 640 : 0), 640);
            return scene.ball().position.y < 690.0 || std::abs(offset) > 63.0 + usualRadius;
        };
        REQUIRE(scene.stepUntil(tuning::ticksPerSecond, out));
    }
}

TEST_CASE("a paddle that presses one ball, or two in a row, against steel bricks lets them go", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const int x = GENERATE(-640, 0, 640);
    std::vector<Level::BrickPlace> wall;
    for (int column = 0; column < tuning::brickColumns; ++column)
        for (const int row : {0, tuning::brickRows - 1})
            wall.push_back({column, row, BrickKind::Steel, 1});
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Random random(seed);
        Scene scene = Scene::versus(levelOf(wall));
        scene.drive(side, {480.0, seenBy(side, 560.0)});
        scene.world.putBall(seenBy(side, Vec2{480.0 + random.between(-70.0, 70.0), 490.5}), {0.0, 0.0}, side);
        scene.world.putBall(seenBy(side, Vec2{480.0 + random.between(-70.0, 70.0), 512.0}), {0.0, 0.0}, side);
        CAPTURE(seed);
        pushAndWatch(scene, side, x, side == Side::Blue ? -640 : 640);
    }
}

TEST_CASE("a paddle that presses a ball against a hexagon at its zone's edge lets it go", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const double spin = GENERATE(0.0, 0.8, -0.8);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Random random(seed);
        Level::HexagonPlace place = hexagonAt({480.0, seenBy(side, 424.0)}, 64.0);
        place.spin = spin;
        place.turns = random.unit();
        Scene scene = Scene::versus(levelOf({}, {place}));
        scene.drive(side, {480.0, seenBy(side, 570.0)});
        scene.world.putBall(seenBy(side, Vec2{480.0 + random.between(-40.0, 40.0), 505.0}), {0.0, 0.0}, side);
        CAPTURE(seed);
        pushAndWatch(scene, side, 0, side == Side::Blue ? -640 : 640);
    }
}

TEST_CASE("a ball caught between a travelling hexagon and steel gets away", "[sim]") {
    const double face = brickCentre(13, 4).x - tuning::brickSize.x / 2.0;
    int squeezed = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        Level::HexagonPlace place = hexagonAt({300.0, 360.0}, 60.0);
        place.turns = random.unit();
        place.pathEnd = {face - 60.0, 360.0};
        place.pathSpeed = 300.0;
        place.spin = seed % 2 == 0 ? 0.0 : 0.5;
        Scene scene = Scene::versus(levelOf(
            {{13, 3, BrickKind::Steel, 1}, {13, 4, BrickKind::Steel, 1}, {13, 5, BrickKind::Steel, 1}},
            {place}));
        REQUIRE(scene.stepUntil(400, [&] { return scene.world.objects().hexagons[0].centre.x > 700.0; }));
        const Vec2 start{face - 9.0, 360.0 + random.between(-30.0, 30.0)};
        scene.world.putBall(start, {0.0, 0.0}, Side::Blue);
        CAPTURE(seed);
        const auto away = [&] {
            REQUIRE(scene.world.brokenInvariant() == "");
            return distance(scene.ball().position, start) > 100.0;
        };
        CHECK(scene.stepUntil(2 * tuning::ticksPerSecond, away));
        squeezed += scene.count<BallHitHexagon>() > 0 && scene.count<BallHitBrick>() > 0 ? 1 : 0;
    }
    CHECK(squeezed > 10);
}

TEST_CASE("a randomly moved paddle among six balls a side breaks no invariant", "[sim]") {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Random random(seed);
        Scene scene = Scene::sandbox();
        for (int i = 0; i < 12; ++i)
            scene.world.putBall({60.0 + 70.0 * i, 560.0}, {0.0, 200.0}, Side::Blue);
        for (int tick = 0; tick < 20 * tuning::ticksPerSecond; ++tick) {
            if (tick % 20 == 0) {
                const auto randomMove = [&] { return static_cast<int>(random.below(3)) * 640 - 640; };
                const int x = randomMove(), y = randomMove();
                scene.move(Side::Blue, x, y);
            }
            scene.step();
            CAPTURE(seed, tick);
            REQUIRE(scene.world.brokenInvariant() == "");
            REQUIRE(scene.world.collisions().parkedBalls() == 0);
        }
        CHECK(scene.ballCount() == 12);
    }
}

TEST_CASE("a paddle that grows at a wall and is stopped by a ball does not end in the wall", "[sim]") {
    // The ball is squeezed between the paddle's front and an outline as near to the zone as one may be built.
    int grown = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random(seed);
        Scene scene = Scene::sandbox();
        const double edge = scene.world.buildingRoom().high.y;
        REQUIRE(
            scene.world.putPolygon({{0.0, edge}, {200.0, edge}, {200.0, edge - 40.0}, {0.0, edge - 40.0}}));
        scene.move(Side::Blue, -640, 640);
        scene.step(150); // Into the corner.
        scene.world.putBall({random.between(20.0, 120.0), edge + 8.0 + random.between(0.0, 2.0)},
                            {random.between(-60.0, 60.0), random.between(-200.0, 200.0)}, Side::Blue);
        scene.move(Side::Blue, -640, -800);
        const int delay = 20 + static_cast<int>(random.below(20));
        for (int tick = 0; tick < 200; ++tick) {
            if (tick == delay) scene.give(Side::Blue, PowerUp::Wide);
            scene.step();
            CAPTURE(seed, tick);
            REQUIRE(scene.world.brokenInvariant() == "");
        }
        grown += scene.paddle(Side::Blue).size.x > 150.0 ? 1 : 0;
    }
    CHECK(grown > 0);
}
