#include "Catch.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "sim/Scene.hpp"

// Bands: rows of bricks that move to one side and back.

using namespace arkanong::test;

namespace {

/// One row of steel bricks, in the middle columns, in a band.
Level moving(double distance, double speed, BrickKind kind = BrickKind::Steel) {
    Level level;
    for (int column = 5; column < 9; ++column)
        level.bricks.push_back({column, 4, kind});
    level.bands.push_back({4, 4, distance, speed});
    return level;
}

double firstX(const Scene& scene) { return scene.world.objects().bricks.front().centre.x; }

} // namespace

TEST_CASE("the bricks of a band move to its end and back at its speed", "[sim]") {
    const double distance = GENERATE(90.0, -90.0);
    Scene scene(moving(distance, 60.0));
    const double start = brickCentre(5, 4).x;
    const double towards = distance > 0.0 ? 1.0 : -1.0;
    scene.step(60);
    CHECK_THAT(firstX(scene), WithinAbs(start + towards * 30.0, 1e-9));
    scene.step(120);
    CHECK_THAT(firstX(scene), WithinAbs(start + distance, 1e-9));
    scene.step(60);
    CHECK_THAT(firstX(scene), WithinAbs(start + distance - towards * 30.0, 1e-9));
    scene.step(120);
    CHECK_THAT(firstX(scene), WithinAbs(start, 1e-9));
    for (const Brick& brick : scene.world.objects().bricks)
        CHECK(brick.centre.x == scene.world.collisions().obstacle(brick.obstacle).centre.x);
}

TEST_CASE("a band also moves in solo, but stands still in the sandbox, whose bricks keep a grid", "[sim]") {
    MatchSettings settings;
    settings.mode = GENERATE(Mode::Solo, Mode::Sandbox);
    Scene scene(moving(90.0, 60.0), settings);
    scene.step(30);
    CHECK((firstX(scene) > brickCentre(5, 4).x) == (settings.mode == Mode::Solo));
}

TEST_CASE("a moving brick pushes a ball that it runs into, and the ball is never inside it", "[sim]") {
    Scene scene = Scene::versus(moving(200.0, 100.0));
    const Box last = scene.world.objects().bricks.back().box();
    scene.world.putBall({last.high.x + 9.0, last.low.y + 10.0}, {0.0, 0.1}, Side::Blue);
    for (int i = 0; i < 200; ++i) {
        scene.step();
        for (const Brick& brick : scene.world.objects().bricks)
            for (const Ball& ball : scene.world.objects().balls)
                REQUIRE(distance(nearestPoint(brick.box(), ball.position), ball.position) >
                        ball.radius - 1e-3);
    }
}

TEST_CASE("a broken brick of a band comes back where the band has moved to", "[sim]") {
    Scene scene = Scene::versus(caged(moving(200.0, 60.0, BrickKind::Regrowing), 12, 7));
    scene.shoot(Side::Blue, scene.world.objects().bricks.front().centre + Vec2{0.0, 14.0});
    REQUIRE(scene.stepUntil(60, [&] { return scene.count<BrickBroken>() == 1; }));
    scene.clearBalls();
    REQUIRE(
        scene.stepCagedUntil(12, 7, tuning::regrowth + 60, [&] { return scene.count<BrickRegrown>() == 1; }));
    scene.step();
    std::vector<double> moved;
    for (const Brick& brick : scene.world.objects().bricks) {
        CHECK(brick.centre == scene.world.collisions().obstacle(brick.obstacle).centre);
        if (brick.band) moved.push_back(brick.centre.x - brick.home.x);
    }
    REQUIRE(moved.size() == 4);
    for (const double offset : moved)
        CHECK_THAT(offset, WithinAbs(moved[0], 1e-9));
    CHECK(moved[0] > 0.0);
}

TEST_CASE("a copy of a world with bands goes on as the original does", "[sim]") {
    Scene scene = Scene::versus(moving(90.0, 60.0));
    scene.step(70);
    World copy = scene.world;
    std::vector<Event> events;
    const std::uint64_t before = copy.stateHash();
    for (int i = 0; i < 200; ++i)
        copy.step({}, events);
    scene.step(200);
    CHECK(copy.stateHash() == scene.world.stateHash());
    CHECK(copy.stateHash() != before);
}
