#include "BossScene.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"

using namespace arkanong::test;

namespace {

const int interval = actInterval(Boss::Foreman, 1);

/// The level's row next to the zone of the side, and the one after it.
int rowOf(Side side, int row) { return side == Side::Red ? row : tuning::brickRows - 1 - row; }

std::size_t laidIn(const Scene& scene, Side side, int row, BrickKind kind) {
    const double y = brickCentre(0, rowOf(side, row)).y;
    const std::vector<Brick>& bricks = scene.world.objects().bricks;
    return static_cast<std::size_t>(std::count_if(bricks.begin(), bricks.end(), [&](const Brick& brick) {
        return brick.laid && brick.centre.y == y && brick.kind == kind;
    }));
}

/// Straight up through the middle of the laid brick nearest to the paddle.
void breakFirst(Scene& scene, Side side) {
    const Vec2 brick = scene.all<BrickLaid>().front().at;
    scene.world.putBall(brick + Vec2{0.0, forward(side) * 60.0}, {0.0, -420.0 * forward(side)},
                        opponent(side));
    scene.stepUntil(40, [&] { return scene.count<BrickBroken>() > 0; });
}

} // namespace

TEST_CASE("the Foreman lays a brick in the row next to his zone, nearest to his paddle", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Foreman, side);
    BossState resting = stateOf(scene, side);
    resting.untilAct = tuning::seconds(60.0);
    scene.world.putBoss(side, resting);
    scene.drive(side, {760.0, scene.paddle(side).position.y});
    act(scene, side);
    REQUIRE(scene.count<BrickLaid>() == 1);
    const BrickLaid laid = scene.all<BrickLaid>()[0];
    CHECK(laid.at == brickCentre(11, rowOf(side, 0))); // Its column reaches from 752 to 820.
    CHECK(laid.by == side);
    CHECK(laid.kind == BrickKind::Normal);
    REQUIRE(scene.world.objects().brickIndex(laid.brick));
    CHECK(scene.world.brokenInvariant() == "");
    scene.step(interval - 1);
    CHECK(scene.count<BrickLaid>() == 1);
    scene.step();
    CHECK(scene.count<BrickLaid>() == 2);
}

TEST_CASE("the Foreman fills one row in his first phase and two in his second", "[sim][boss]") {
    const Side side = eitherSide();
    const int phase = GENERATE(1, 2);
    Scene scene = bossScene(Boss::Foreman, side);
    setPhase(scene, side, phase);
    scene.step(32 * interval);
    const auto columns = static_cast<std::size_t>(tuning::brickColumns);
    CHECK(laidIn(scene, side, 0, BrickKind::Normal) == columns);
    CHECK(laidIn(scene, side, 1, BrickKind::Normal) == (phase == 1 ? 0 : columns));
    CHECK(scene.count<BrickLaid>() == (phase == 1 ? columns : 2 * columns));
}

TEST_CASE("in his third phase each fourth brick is steel, but no more than three in a row", "[sim][boss]") {
    const Side side = eitherSide();
    Scene scene = bossScene(Boss::Foreman, side);
    setPhase(scene, side, 3);
    scene.step(8 * interval);
    CHECK(scene.all<BrickLaid>()[3].kind == BrickKind::Steel);
    CHECK(scene.all<BrickLaid>()[4].kind == BrickKind::Normal);
    CHECK(scene.all<BrickLaid>()[7].kind == BrickKind::Steel);
    scene.step(24 * interval);
    CHECK(scene.count<BrickLaid>() == 2 * static_cast<std::size_t>(tuning::brickColumns));
    CHECK(laidIn(scene, side, 0, BrickKind::Steel) <= 3);
    CHECK(laidIn(scene, side, 1, BrickKind::Steel) == 3); // Each fourth one comes into the second row here.
}

TEST_CASE("the Foreman lays no brick on a ball, a brick of the level or a hexagon's way", "[sim][boss]") {
    const Side side = eitherSide();
    Level::HexagonPlace hexagon = hexagonAt({600.0, 300.0}, 30.0);
    hexagon.pathEnd = {700.0, 260.0};
    hexagon.pathSpeed = 10.0;
    Scene scene =
        bossScene(Boss::Foreman, side, levelFor(side, levelOf({{6, 0, BrickKind::Steel, 1}}, {hexagon})));
    scene.world.putBall(brickCentre(7, rowOf(side, 0)), {0.0, 1.0}, opponent(side));
    act(scene, side);
    REQUIRE(scene.count<BrickLaid>() == 1);
    CHECK(scene.all<BrickLaid>()[0].at == brickCentre(5, rowOf(side, 0)));
    for (const MortarCell& cell : scene.world.objects().mortar) {
        CHECK(cell.brick.centre != brickCentre(6, rowOf(side, 0)));
        if (cell.row == 0) CHECK(cell.brick.centre.x != brickCentre(10, 0).x);
    }
}

TEST_CASE("a laid brick scores nothing, holds nothing, and can be laid again", "[sim][boss]") {
    const Side side = eitherSide();
    Level level = levelOf({{0, 4, BrickKind::Normal, 1}});
    level.dropChance = 1.0;
    Scene scene = bossScene(Boss::Foreman, side, level);
    act(scene, side);
    CHECK(scene.world.objects().breakableBricks() == 1);
    breakFirst(scene, side);
    REQUIRE(scene.count<BrickBroken>() == 1);
    CHECK(scene.all<BrickBroken>()[0].points == 0);
    CHECK(scene.standing(opponent(side)).score == 0);
    CHECK(scene.count<CapsuleReleased>() == 0);
    scene.clearBalls();
    act(scene, side);
    REQUIRE(scene.count<BrickLaid>() == 2);
    CHECK(scene.all<BrickLaid>()[0].brick == scene.all<BrickLaid>()[1].brick);
}

TEST_CASE("the Foreman's own balls go straight through his wall, the enemy's bounce off", "[sim][boss]") {
    const Side side = eitherSide();
    const Side owner = GENERATE(Side::Blue, Side::Red);
    Scene scene = bossScene(Boss::Foreman, side);
    act(scene, side);
    const Vec2 brick = scene.all<BrickLaid>().front().at;
    scene.world.putBall(brick - Vec2{0.0, forward(side) * 60.0}, {0.0, 420.0 * forward(side)}, owner);
    scene.step(30);
    CHECK(scene.count<BrickBroken>() == 1);
    CHECK((scene.ball().velocity.y * forward(side) > 0.0) == (owner == side));
}

TEST_CASE("the field rises as if the Foreman had laid nothing", "[sim][boss]") {
    const Side side = eitherSide();
    MatchSettings settings = bossSettings(Boss::Foreman, side);
    settings.practice = false;
    Scene scene = Scene::versus(levelOf({{3, 4, BrickKind::Normal, 1}}), settings);
    scene.step(2 * interval);
    REQUIRE(scene.count<BrickLaid>() == 2);
    scene.shoot(side, brickCentre(3, 4));
    scene.stepUntil(40, [&] { return scene.count<BrickBroken>() > 0; });
    scene.step();
    CHECK(scene.count<FieldRising>() == 1);
    scene.step(tuning::riseTime + 5);
    CHECK(scene.count<BrickRegrown>() == 1);
}
