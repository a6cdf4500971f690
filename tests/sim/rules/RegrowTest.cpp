#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Sparks.hpp"
#include "sim/EitherSide.hpp"
#include "sim/rules/Bricks.hpp"

using namespace arkanong::test;

namespace {

constexpr BrickKind regrowing = BrickKind::Regrowing;

std::size_t scheduled(const Scene& scene) { return scene.world.objects().regrowths.size(); }

} // namespace

TEST_CASE("a regrowing brick grows back after nine seconds while another of its group stands", "[sim]") {
    Scene scene = Scene::sandbox(levelOf({farAway, {7, 4, regrowing, 1}, {8, 4, regrowing, 1}}));
    hit(scene, Side::Blue, 7, 4);
    scene.command(Side::Blue).buttons = Command::clearBalls;
    const BrickId id = scene.all<BrickBroken>()[0].brick;
    CHECK(scene.brickCount() == 2);
    CHECK(scene.world.objects().breakableBricks() == 3); // It counts as left.
    scene.step(tuning::regrowth - 2);
    CHECK(scene.brickCount() == 2);
    scene.step();
    REQUIRE(scene.count<BrickRegrown>() == 1);
    CHECK(scene.all<BrickRegrown>()[0].at == brickCentre(7, 4));
    CHECK(scene.all<BrickRegrown>()[0].brick == id);
    CHECK(scene.brickCount() == 3);
    CHECK(scheduled(scene) == 0);
    REQUIRE(scene.world.objects().brickIndex(id).has_value());

    SECTION("and takes the same hits as before") {
        scene.command(Side::Blue).buttons = 0;
        scene.shoot(Side::Blue, brickCentre(7, 4));
        scene.step(20);
        CHECK(scene.count<BrickBroken>() == 2);
        CHECK(scene.ball().velocity.y > 0.0);
    }
}

TEST_CASE("a completely broken regrowing group does not grow back", "[sim]") {
    const Side side = eitherSide();
    Scene scene = Scene::versus(levelOf({farAway, {7, 4, regrowing, 1}, {8, 4, regrowing, 1}}));
    hit(scene, side, 7, 4);
    CHECK(scheduled(scene) == 1);
    hit(scene, side, 8, 4);
    CHECK(scheduled(scene) == 0);
    CHECK(scene.world.objects().breakableBricks() == 1);
    for (int tick = 0; tick < tuning::regrowth + 10; ++tick) {
        scene.clearBalls(); // The third brick stands, so that the field does not rise.
        scene.step();
    }
    CHECK(scene.count<BrickRegrown>() == 0);
}

TEST_CASE("a regrowing brick put between two groups joins them", "[sim]") {
    Scene scene = Scene::sandbox();
    const bool broken = GENERATE(false, true); // While the brick between them is put.
    for (const int column : {6, 8, 11})
        REQUIRE(scene.world.putBrick(brickCentre(column, 4), regrowing));
    REQUIRE(scene.world.putBrick(brickCentre(9, 4), regrowing));
    if (broken) hit(scene, Side::Blue, 8, 4);
    scene.clearBalls();
    REQUIRE(scene.world.putBrick(brickCentre(7, 4), regrowing));
    if (!broken) hit(scene, Side::Blue, 8, 4);
    hit(scene, Side::Blue, 6, 4);
    hit(scene, Side::Blue, 9, 4);
    scene.clearBalls();
    CHECK(scheduled(scene) == 3);
    scene.step(tuning::regrowth);
    CHECK(scene.count<BrickRegrown>() == 3);
    CHECK(scene.brickCount() == 5);
    // The fifth brick, a column away, has stayed alone.
    hit(scene, Side::Blue, 11, 4);
    CHECK(scheduled(scene) == 0);
}

TEST_CASE("a single regrowing brick breaks for good", "[sim]") {
    Scene scene = Scene::versus(levelOf({farAway, {7, 4, regrowing, 1}}));
    hit(scene, Side::Red, 7, 4);
    CHECK(scene.world.objects().breakableBricks() == 1);
}

TEST_CASE("regrowing bricks form a group side by side, not at corners or across others", "[sim]") {
    Scene scene = Scene::versus(levelOf({farAway,
                                         {2, 2, regrowing, 1},
                                         {3, 2, regrowing, 1},
                                         {3, 3, regrowing, 1},
                                         {4, 4, regrowing, 1},
                                         {6, 4, regrowing, 1},
                                         {5, 4, BrickKind::Normal, 1}}));
    const std::vector<Brick>& bricks = scene.world.objects().bricks;
    CHECK(bricks[0].group == 0);
    CHECK(bricks[1].group == bricks[2].group);
    CHECK(bricks[1].group == bricks[3].group);
    CHECK(bricks[4].group != bricks[1].group);
    CHECK(bricks[5].group != bricks[4].group);
    CHECK(bricks[5].group != bricks[1].group);

    hit(scene, Side::Blue, 6, 4);
    CHECK(scheduled(scene) == 0);
    hit(scene, Side::Red, 2, 2);
    CHECK(scheduled(scene) == 1);
}

TEST_CASE("a brick does not grow back where a ball is, but as soon as it has gone", "[sim]") {
    const Vec2 aside = GENERATE(Vec2{0.0, 0.0}, Vec2{41.9, 0.0}, Vec2{0.0, -21.4}, Vec2{36.0, 17.0});
    Scene scene = Scene::sandbox(levelOf({farAway, {5, 4, regrowing, 1}, {4, 4, regrowing, 1}}));
    hit(scene, Side::Blue, 5, 4);
    scene.command(Side::Blue).buttons = Command::clearBalls;
    scene.step();
    scene.command(Side::Blue).buttons = 0;
    scene.world.putBall(brickCentre(5, 4) + aside, {}, Side::Blue);
    scene.step(2 * tuning::regrowth);
    CHECK(scene.brickCount() == 2);
    CHECK(scene.ball().position == brickCentre(5, 4) + aside);
    scene.command(Side::Blue).buttons = Command::clearBalls;
    scene.step();
    CHECK(scene.brickCount() == 3);
}

TEST_CASE("a ball beside the brick's position does not prevent its growing back", "[sim]") {
    Scene scene = Scene::sandbox(levelOf({farAway, {5, 4, regrowing, 1}, {4, 4, regrowing, 1}}));
    hit(scene, Side::Blue, 5, 4);
    scene.command(Side::Blue).buttons = Command::clearBalls;
    scene.step();
    scene.command(Side::Blue).buttons = 0;
    scene.world.putBall(brickCentre(5, 4) + Vec2{42.1, 0.0}, {}, Side::Blue);
    scene.step(tuning::regrowth);
    CHECK(scene.brickCount() == 3);
}

TEST_CASE("a brick that has grown back gives no points, no power-up and no progress", "[sim]") {
    const Side side = eitherSide();
    std::vector<Level::BrickPlace> places{farAway, {7, 4, regrowing, 1}, {8, 4, regrowing, 1}};
    places[1].drop = PowerUpDrop{PowerUp::Wide, false};
    Level level = levelOf(places);
    level.dropChance = 1.0;
    Scene scene = Scene::versus(level);
    hit(scene, side, 7, 4);
    CHECK(scene.count<CapsuleReleased>() == 1);
    CHECK(scene.standing(side).score == scene.all<BrickBroken>()[0].points);
    REQUIRE(scene.stepUntil(2 * tuning::regrowth, [&] { return scene.count<BrickRegrown>() > 0; }));
    scene.events.clear();
    scene.shoot(side, brickCentre(7, 4));
    const BallId shot = scene.world.objects().balls.back().id;
    REQUIRE(scene.stepUntil(20, [&] { return scene.count<BrickBroken>() > 0; }));
    CHECK(scene.all<BrickBroken>()[0].points == 0);
    CHECK(scene.count<CapsuleReleased>() == 0);
    CHECK(scheduled(scene) == 1); // But it grows back again.
    for (const Ball& ball : scene.world.objects().balls)
        if (ball.id == shot) CHECK(ball.idleTicks > 3);
}

TEST_CASE("a brick broken by a spark does not grow back", "[sim]") {
    Scene scene = Scene::solo(caged(levelOf({{7, 4, regrowing, 1}, {8, 4, regrowing, 1}}), 2, 4));
    const int longest = tuning::sparkPatience + 2 * tuning::sparkInterval;
    REQUIRE(scene.stepCagedUntil(2, 4, longest, [&] { return scene.count<BrickBroken>() > 0; }));
    CHECK_FALSE(scene.all<BrickBroken>()[0].by);
    CHECK(scheduled(scene) == 0);
    REQUIRE(scene.stepCagedUntil(2, 4, tuning::sparkInterval, [&] { return scene.world.match().over(); }));
    CHECK(scene.world.match().winner() == Side::Blue);
}

TEST_CASE("bricks keep their order and ids when others grow back between them", "[sim]") {
    std::vector<Level::BrickPlace> places;
    for (int i = 2; i < 10; ++i)
        places.push_back({i, 4, regrowing, 1});
    Scene scene = Scene::sandbox(levelOf(places));
    for (const int column : {7, 3, 5})
        hit(scene, Side::Blue, column, 4);
    scene.command(Side::Blue).buttons = Command::clearBalls;
    scene.step(tuning::regrowth + 60);
    const std::vector<Brick>& bricks = scene.world.objects().bricks;
    REQUIRE(bricks.size() == 8);
    for (std::uint32_t i = 0; i < bricks.size(); ++i) {
        CHECK(bricks[i].id == BrickId{i});
        CHECK(bricks[i].centre == brickCentre(static_cast<int>(i) + 2, 4));
        CHECK(scene.world.collisions().obstacle(bricks[i].obstacle).alive);
        CHECK(scene.world.collisions().obstacle(bricks[i].obstacle).centre == bricks[i].centre);
    }
}
