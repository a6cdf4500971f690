#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/EventLimits.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"
#include "sim/EitherSide.hpp"
#include "sim/Scene.hpp"

// What happens exactly at a bound of a rule, and next to it.

using namespace arkanong::test;

TEST_CASE("in the sandbox exactly as many hits as the limit are told in a tick", "[sim]") {
    Scene scene = Scene::sandbox();
    for (int i = 0; i < 300; ++i)
        scene.world.putBall({usualRadius + 1.0, 300.0 + 0.4 * i}, {-600.0, 0.0}, Side::Blue);
    scene.step();
    CHECK(scene.count<BallHitWall>() == static_cast<std::size_t>(tuning::sandboxHitEventLimit));
}

TEST_CASE("slow balls are those nearer to the goal line than its depth, not those exactly at it", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::Slow);
    const double edge = goalLine(side) + forward(side) * tuning::slowDepth;
    for (const double nearer : {0.0, 0.5})
        scene.world.putBall({80.0 + 200.0 * nearer, edge - forward(side) * nearer}, {shotSpeed, 0.0},
                            opponent(side));
    scene.step(20);
    CHECK_THAT(length(scene.ball(0).velocity), WithinAbs(scene.world.match().rallySpeed(), 1.0));
    CHECK(length(scene.ball(1).velocity) < 0.99 * scene.world.match().rallySpeed());
}

TEST_CASE("a beam begins its own width before the paddle's front", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus();
    scene.give(side, PowerUp::Laser);
    scene.command(side).buttons = Command::serveHeld;
    scene.step();
    REQUIRE(scene.world.objects().beams.size() == 1);
    const Vec2 ahead{0.0, forward(side)};
    const Vec2 front = scene.paddle(side).position + ahead * (tuning::paddleSize.y / 2.0);
    CHECK(scene.world.objects().beams[0].from == front + ahead * (2.0 * tuning::beamHalfWidth));
}

TEST_CASE("a squeezed ball is let out beside the paddle where there is room for it", "[sim]") {
    // An outline across the field's corner, and below it the paddle, with this room between its end and the wall.
    const double room = GENERATE(0.0, 15.5, 16.5);
    Scene scene = Scene::sandbox();
    const double edge = scene.world.buildingRoom().high.y;
    REQUIRE(scene.world.putPolygon({{0.0, edge}, {200.0, edge}, {200.0, edge - 40.0}, {0.0, edge - 40.0}}));
    const double middle = room + tuning::paddleSize.x / 2.0;
    scene.drive(Side::Blue, {middle, edge + 60.0});
    scene.world.putBall({middle - 20.0, edge + usualRadius + 1.0}, {0.0, 0.0}, Side::Blue);
    scene.move(Side::Blue, 0, -800);
    const auto slidesOut = [&] {
        const Vec2 velocity = scene.ball().velocity;
        return std::abs(velocity.x) > 100.0 && std::abs(velocity.y) < 1e-6 * std::abs(velocity.x);
    };
    REQUIRE(scene.stepUntil(60, slidesOut));
    const bool fits = room >= 2.0 * usualRadius;
    CHECK((scene.ball().velocity.x < 0.0) == fits);
}

TEST_CASE("an outline has 3 to 64 corners, and is removed by any of its edges", "[sim]") {
    const auto corners = [](int count) {
        std::vector<Vec2> all;
        for (int i = 0; i < count; ++i)
            all.push_back(Vec2{480.0, 250.0} + rotate({100.0, 0.0}, rotationFromTurns(1.0 * i / count)));
        return all;
    };
    for (const int count : {3, 64}) {
        for (int edge = 0; edge < count; ++edge) {
            Scene scene = Scene::sandbox();
            const std::vector<Vec2> outline = corners(count);
            REQUIRE(scene.world.putPolygon(outline));
            const auto from = static_cast<std::size_t>(edge);
            const auto to = static_cast<std::size_t>((edge + 1) % count);
            REQUIRE(scene.world.removeAt((outline[from] + outline[to]) / 2.0));
            CHECK(scene.world.objects().polygons.empty());
        }
    }
    Scene scene = Scene::sandbox();
    CHECK_FALSE(scene.world.putPolygon(corners(2)));
    CHECK_FALSE(scene.world.putPolygon(corners(65)));
}

TEST_CASE("when the last regrowing brick of a group is taken away, none of the group comes back", "[sim]") {
    Scene scene = Scene::sandbox();
    for (const int column : {5, 6, 9})
        REQUIRE(scene.world.putBrick(brickCentre(column, 4), BrickKind::Regrowing, 1, std::nullopt));
    for (const int column : {5, 9})
        scene.shoot(Side::Blue, brickCentre(column, 4));
    REQUIRE(scene.stepUntil(40, [&] { return scene.brickCount() == 1; }));
    scene.clearBalls();
    CHECK(scene.world.objects().regrowths.size() == 1);
    REQUIRE(scene.world.removeAt(brickCentre(6, 4)));
    CHECK(scene.world.objects().regrowths.empty());
    scene.step(2 * tuning::regrowth);
    CHECK(scene.world.objects().bricks.empty());
}

TEST_CASE("a ball is poured beside a wall where there is room for the size that it will have", "[sim]") {
    constexpr int crowd =
        2 * tuning::sandboxRoom; // Balls of 5.66 px, ten of them 11.9 px apart before the paddle.
    const auto [fromWall, poured] = GENERATE(table<double, int>({{6.8, 10}, {5.0, 9}}));
    Scene scene = Scene::sandbox();
    const double pitch = tuning::pourPitch * usualRadius / std::sqrt(2.0);
    const double x = tuning::fieldSize.x - 5.0 * pitch - fromWall;
    scene.drive(Side::Blue, {x, scene.paddle(Side::Blue).position.y});
    for (int i = 0; i < crowd; ++i)
        scene.world.putBall({40.0 + 14.0 * (i % 60), 20.0 + 14.0 * (i / 60)}, {}, Side::Blue);
    scene.command(Side::Blue).buttons = Command::serveHeld;
    scene.command(Side::Blue).aimX = static_cast<std::int16_t>(x);
    REQUIRE(scene.stepUntil(tuning::sandboxPourInterval, [&] { return scene.ballCount() > crowd; }));
    CHECK(scene.ballCount() == static_cast<std::size_t>(crowd + poured));
}

TEST_CASE("a ball between a moving hexagon and steel is free at its sixteenth contact in a tick", "[sim]") {
    const double face = brickCentre(13, 4).x - tuning::brickSize.x / 2.0;
    Level::HexagonPlace place = hexagonAt({300.0, 360.0}, 60.0);
    place.turns = 1.0 / 12.0;
    place.pathEnd = {face - 64.0, 360.0}; // A ball is wider than the room that is left.
    place.pathSpeed = 300.0;
    const std::vector<Level::BrickPlace> steel{
        {13, 3, BrickKind::Steel, 1}, {13, 4, BrickKind::Steel, 1}, {13, 5, BrickKind::Steel, 1}};
    int caught = 0;
    for (int i = 0; i < 20; ++i) {
        Scene scene = Scene::versus(levelOf(steel, {place}));
        REQUIRE(scene.stepUntil(400, [&] { return scene.world.objects().hexagons[0].centre.x >= 800.0; }));
        scene.world.putBall({face - 9.0, 350.0 + i}, {100.0, 0.0}, Side::Blue);
        for (int tick = 0; tick < 12; ++tick) {
            scene.events.clear();
            scene.step();
            // The hexagon lets it go: where the first contact is with steel, the hexagon's are the even ones.
            const auto isHit = [](const Event& event) {
                return std::get_if<BallHitBrick>(&event) || std::get_if<BallHitHexagon>(&event);
            };
            const auto first = std::find_if(scene.events.begin(), scene.events.end(), isHit);
            const std::size_t hits = scene.count<BallHitBrick>() + scene.count<BallHitHexagon>();
            if (hits <= 12 || !std::get_if<BallHitBrick>(&*first)) continue;
            CAPTURE(i, tick);
            CHECK(hits == std::size_t{tuning::caughtContacts});
            ++caught;
        }
    }
    CHECK(caught > 0);
}
