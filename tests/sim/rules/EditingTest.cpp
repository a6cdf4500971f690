#include "Catch.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

const std::vector<Vec2> triangle{{300.0, 100.0}, {500.0, 120.0}, {380.0, 300.0}};

/// A ball that falls straight down.
void dropBall(Scene& scene, double x, double y) { scene.world.putBall({x, y}, {0.0, shotSpeed}, Side::Blue); }

} // namespace

TEST_CASE("an added brick is in the cell under the pointer and is hit and broken like any other", "[sim]") {
    Scene scene = Scene::sandbox();
    const Vec2 centre = brickCentre(6, 4);
    REQUIRE(scene.world.putBrick(centre + Vec2{20.0, -9.0}, BrickKind::Hard, 2));
    REQUIRE(scene.brickCount() == 1);
    CHECK(scene.world.objects().bricks[0].centre == centre);
    dropBall(scene, centre.x, centre.y - 60.0);
    CHECK(scene.stepUntil(60, [&] { return scene.count<BallHitBrick>() == 1; }));
    CHECK(scene.world.objects().bricks.at(0).hitsLeft == 1);
    dropBall(scene, centre.x, centre.y - 60.0);
    CHECK(scene.stepUntil(60, [&] { return scene.count<BrickBroken>() == 1; }));
}

TEST_CASE("no brick is added to an occupied cell or outside the grid", "[sim]") {
    Scene scene = Scene::sandbox();
    REQUIRE(scene.world.putBrick(brickCentre(0, 0), BrickKind::Steel));
    CHECK_FALSE(scene.world.putBrick(brickCentre(0, 0) + Vec2{5.0, 5.0}, BrickKind::Normal));
    CHECK_FALSE(scene.world.putBrick({tuning::brickOrigin.x - 1.0, 300.0}, BrickKind::Normal));
    CHECK_FALSE(scene.world.putBrick({480.0, tuning::brickOrigin.y - 1.0}, BrickKind::Normal));
    CHECK_FALSE(
        scene.world.putBrick({480.0, tuning::fieldSize.y - tuning::brickOrigin.y + 1.0}, BrickKind::Normal));
    CHECK(scene.brickCount() == 1);
}

TEST_CASE("a removed brick lets balls through, and its id is not reused", "[sim]") {
    Scene scene = Scene::sandbox();
    const Vec2 centre = brickCentre(3, 3);
    scene.world.putBrick(centre, BrickKind::Steel);
    const BrickId first = scene.world.objects().bricks[0].id;
    REQUIRE(scene.world.removeAt(centre));
    CHECK(scene.world.objects().bricks.empty());
    dropBall(scene, centre.x, centre.y - 60.0);
    scene.step(40);
    CHECK(scene.count<BallHitBrick>() == 0);
    CHECK(scene.ball().position.y > centre.y + 40.0);
    scene.world.putBrick(centre, BrickKind::Steel);
    CHECK(scene.world.objects().bricks[0].id != first);
}

TEST_CASE("hexagons keep their ids when others are removed, and events name the right one", "[sim]") {
    Scene scene = Scene::sandbox();
    const std::vector<Vec2> centres{{200.0, 300.0}, {480.0, 300.0}, {760.0, 300.0}};
    for (const Vec2 centre : centres)
        REQUIRE(scene.world.putHexagon(centre, 25.0, 0.3));
    const HexagonId last = scene.world.objects().hexagons[2].id;
    REQUIRE(scene.world.removeAt(centres[0]));
    REQUIRE(scene.world.objects().hexagons.size() == 2);
    CHECK(scene.world.objects().hexagon(last).centre == centres[2]);
    dropBall(scene, centres[2].x, 200.0);
    REQUIRE(scene.stepUntil(60, [&] { return scene.count<BallHitHexagon>() > 0; }));
    CHECK(scene.all<BallHitHexagon>().front().hexagon == last);
    const double before = scene.world.objects().hexagon(last).turns;
    scene.step(10);
    CHECK(scene.world.objects().hexagon(last).turns != before); // It still spins.
    // At the position of the first one nothing is hit.
    const std::size_t hits = scene.count<BallHitHexagon>();
    dropBall(scene, centres[0].x, 200.0);
    scene.step(30);
    CHECK(scene.count<BallHitHexagon>() == hits);
    scene.world.putHexagon(centres[0], 40.0, 0.0);
    CHECK(scene.world.objects().hexagons.back().id > last);
}

TEST_CASE("hexagons and polygons stay in the field and outside the paddle's zone", "[sim]") {
    Scene scene = Scene::sandbox();
    const Box room = scene.world.buildingRoom();
    CHECK(room.low == Vec2{});
    CHECK(room.high.y == tuning::fieldSize.y - tuning::zoneDepth - 2.0 * usualRadius);
    CHECK(scene.world.putHexagon({40.0, room.high.y - 40.0}, 40.0, 0.0));
    CHECK_FALSE(scene.world.putHexagon({39.0, 200.0}, 40.0, 0.0));
    CHECK_FALSE(scene.world.putHexagon({480.0, room.high.y - 39.0}, 40.0, 0.0));
    CHECK_FALSE(scene.world.putHexagon({480.0, 300.0}, 0.0, 0.0));
    CHECK_FALSE(scene.world.putPolygon({{100.0, 100.0}, {200.0, 100.0}, {150.0, room.high.y + 1.0}}));
    CHECK_FALSE(scene.world.putPolygon({{100.0, 100.0}, {200.0, 100.0}}));
    CHECK_FALSE(scene.world.putPolygon({{100.0, 100.0}, {200.0, 100.0}, {201.0, 100.0}}));
    CHECK_FALSE(scene.world.putPolygon({}));
    CHECK(scene.world.objects().polygons.empty());
}

TEST_CASE("a polygon may have an edge of 4 px, and is selected from less than 8 px beside an edge", "[sim]") {
    Scene scene = Scene::sandbox();
    CHECK_FALSE(scene.world.putPolygon({{100.0, 100.0}, {103.999, 100.0}, {102.0, 200.0}}));
    REQUIRE(scene.world.putPolygon({{100.0, 100.0}, {104.0, 100.0}, {102.0, 200.0}}));
    CHECK_FALSE(scene.world.removeAt({102.0, 92.0}));
    CHECK(scene.world.removeAt({102.0, 92.001}));
}

TEST_CASE("a polygon deflects balls from outside and keeps balls inside in", "[sim]") {
    Scene scene = Scene::sandbox();
    const Vec2 middle = (triangle[0] + triangle[1] + triangle[2]) / 3.0;
    scene.world.putBall(middle, {300.0, 200.0}, Side::Blue);
    scene.world.putBall(triangle[0] + Vec2{100.0, 15.0}, {}, Side::Blue); // On an edge, so it is removed.
    REQUIRE(scene.world.putPolygon(triangle));
    CHECK(scene.ballCount() == 1);
    dropBall(scene, middle.x, 40.0);
    for (int tick = 0; tick < 600; ++tick) {
        scene.step();
        const Vec2 kept = scene.ball(0).position;
        for (std::size_t i = 0; i < 3; ++i) {
            const Vec2 edge = triangle[(i + 1) % 3] - triangle[i];
            REQUIRE(cross(edge, kept - triangle[i]) > 0.0);
        }
    }
    CHECK(scene.count<BallHitWall>() > 3);
    REQUIRE(scene.world.removeAt((triangle[0] + triangle[1]) / 2.0));
    CHECK(scene.world.objects().polygons.empty());
}

TEST_CASE("removing takes balls last, and nothing from an empty position", "[sim]") {
    Scene scene = Scene::sandbox();
    CHECK_FALSE(scene.world.removeAt({480.0, 300.0}));
    scene.world.putBall({480.0, 100.0}, {}, Side::Blue);
    CHECK_FALSE(scene.world.removeAt({480.0, 130.0}));
    CHECK(scene.world.removeAt({488.0, 104.0}));
    CHECK(scene.ballCount() == 0);
}

TEST_CASE("a hexagon is removed from within its circle and not from the circle itself", "[sim]") {
    Scene scene = Scene::sandbox();
    REQUIRE(scene.world.putHexagon({480.0, 300.0}, 40.0, 0.0));
    CHECK_FALSE(scene.world.removeAt({520.0, 300.0}));
    CHECK(scene.world.removeAt({519.999, 300.0}));
}

TEST_CASE("balls that overlap a new brick or hexagon are removed", "[sim]") {
    Scene scene = Scene::sandbox();
    const Vec2 centre = brickCentre(6, 4);
    scene.world.putBall(centre + Vec2{38.0, 0.0}, {}, Side::Blue);
    scene.world.putBall(centre + Vec2{60.0, 0.0}, {}, Side::Blue);
    scene.world.putBrick(centre, BrickKind::Steel);
    CHECK(scene.ballCount() == 1);
    scene.world.putHexagon(centre + Vec2{100.0, 0.0}, 40.0, 0.0);
    CHECK(scene.ballCount() == 0);
}

TEST_CASE("a ball that only touches a new brick or hexagon stays", "[sim]") {
    const double nearer = GENERATE(0.0, 1e-9);
    const double radius = usualRadius - nearer;
    const Vec2 centre = brickCentre(6, 4);
    Scene scene = Scene::sandbox();
    SECTION("a brick") {
        const Vec2 end = centre + Vec2{brickSizeOf(scene.world.objects().brickRows()).x / 2.0, 0.0};
        scene.world.putBall(end + Vec2{radius, 0.0}, {}, Side::Blue);
        REQUIRE(scene.world.putBrick(centre, BrickKind::Steel));
    }
    SECTION("a hexagon") {
        scene.world.putBall({480.0 + 40.0 + radius, 200.0}, {}, Side::Blue);
        REQUIRE(scene.world.putHexagon({480.0, 200.0}, 40.0, 0.0));
    }
    CHECK(scene.ballCount() == (nearer > 0.0 ? 0U : 1U));
}

TEST_CASE("an edited field breaks no invariant, and copies of it continue alike", "[sim]") {
    Scene scene = Scene::sandbox();
    scene.world.putPolygon(triangle);
    for (int i = 0; i < 4; ++i) {
        scene.world.putHexagon({150.0 + 220.0 * i, 420.0}, 30.0, 0.4);
        for (int column = 0; column < 14; column += 2)
            scene.world.putBrick(brickCentre(column, i), static_cast<BrickKind>(column / 2 + i), 1);
    }
    scene.world.removeAt({370.0, 420.0});
    for (int i = 0; i < 60; ++i)
        scene.serve(Side::Blue, {16.0 * i, 300.0});
    Scene copy = scene;
    for (int tick = 0; tick < 1200; ++tick) {
        scene.step();
        copy.step();
        REQUIRE(scene.world.brokenInvariant().empty());
    }
    CHECK(scene.world.stateHash() == copy.world.stateHash());
    copy.world.removeAt(triangle[0]);
    CHECK(scene.world.stateHash() != copy.world.stateHash());
}

TEST_CASE("a lesson can break a shield that stands, once and for nobody's score", "[sim]") {
    const Side side = GENERATE(Side::Blue, Side::Red);
    const int place = GENERATE(0, 3, tuning::shieldsOfRow - 1);
    Scene scene = Scene::versus();
    CHECK(scene.world.breakShield(side, place, scene.events));
    CHECK_FALSE(scene.stands(side, place));
    CHECK(scene.standingShields(side) == tuning::shieldsOfRow - 1);
    CHECK(scene.count<ShieldBroken>() == 1);
    CHECK(scene.standing(opponent(side)).score == 0);
    CHECK_FALSE(scene.world.breakShield(side, place, scene.events));
    scene.step(10);
    CHECK(scene.world.brokenInvariant() == "");
    CHECK_FALSE(Scene::solo().world.breakShield(Side::Blue, tuning::shieldsOfRow, scene.events));
}

TEST_CASE("a sandbox that is rebuilt fifty times uses the numbers of its shapes again", "[sim]") {
    Scene scene = Scene::sandbox();
    std::uint32_t highest = 0;
    for (int round = 0; round < 50; ++round) {
        for (int column = 0; column < tuning::brickColumns; ++column) {
            REQUIRE(scene.world.putBrick(brickCentre(column, 3), BrickKind::Regrowing));
            REQUIRE(scene.world.putBrick(brickCentre(column, 5), BrickKind::Hard, 2));
        }
        REQUIRE(scene.world.putHexagon({300.0, 330.0}, 25.0, 0.3));
        REQUIRE(scene.world.putPolygon({{500.0, 320.0}, {600.0, 330.0}, {560.0, 370.0}}));
        // A part of the regrowing row is broken by balls, the last of it by hand.
        for (int column = 0; column < tuning::brickColumns; column += 2)
            dropBall(scene, brickCentre(column, 3).x, brickCentre(column, 3).y - 60.0);
        scene.step(60);
        CHECK_FALSE(scene.world.objects().regrowths.empty());
        for (const Brick& brick : std::vector<Brick>(scene.world.objects().bricks)) {
            const std::uint32_t number = obstacleNumber(brick.obstacle);
            if (round > 1) CHECK(number <= highest);
            highest = std::max(highest, number);
            REQUIRE(scene.world.removeAt(brick.centre));
        }
        CHECK(scene.world.objects().regrowths.empty());
        REQUIRE(scene.world.removeAt({300.0, 330.0}));
        REQUIRE(scene.world.removeAt({500.0, 320.0}));
        scene.command(Side::Blue).buttons = Command::clearBalls;
        scene.step();
        scene.command(Side::Blue).buttons = 0;
        scene.step();
    }
    CHECK(scene.world.brokenInvariant().empty());
}
