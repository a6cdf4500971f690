#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "sim/CardScenes.hpp"

// The rules of cards for bricks. Each test holds for either side.

using namespace arkanong::test;

TEST_CASE("with echo a broken brick hits its mirror image", "[sim]") {
    const Side side = eitherSide();
    const int row = side == Side::Blue ? 8 : 0;
    Scene scene = holding(side, {Card::Echo},
                          levelOf(manyBricks({brickAt(2, row), brickAt(11, row, BrickKind::Hard, 2)})));
    scene.shoot(side, brickCentre(2, row));
    scene.step(14);
    CHECK(scene.count<BrickBroken>() == 1);
    CHECK(worked(scene, Card::Echo) == 1);
    for (const Brick& brick : scene.world.objects().bricks)
        if (brick.kind == BrickKind::Hard && brick.hitsWhole == 2) CHECK(brick.hitsLeft == 1);
}

TEST_CASE("an echo has no echo, even where the rows have moved out of their mirror image", "[sim]") {
    const Side side = eitherSide();
    const int row = side == Side::Blue ? 8 : 0;
    std::vector<Level::BrickPlace> bricks;
    for (int column = 2; column < 12; ++column)
        bricks.push_back(brickAt(column, row));
    Level level = levelOf(manyBricks(bricks));
    level.bands.push_back({row, row, 20.0, 400.0});
    Scene scene = holding(side, {Card::Echo}, level);
    scene.shoot(side, brickCentre(2, row) + Vec2{10.0, 0.0});
    scene.step(14);
    CHECK(scene.count<BrickBroken>() == 2);
}

TEST_CASE("with demolition every fifth brick of a combo explodes, with echo on both sides", "[sim]") {
    const Side side = eitherSide();
    const bool echo = GENERATE(true, false);
    std::vector<Level::BrickPlace> bricks;
    const int row = side == Side::Blue ? 8 : 0;
    for (int column = 0; column < 5; ++column)
        bricks.push_back(brickAt(column, row, BrickKind::Glass));
    const Level level = levelOf(manyBricks(bricks));
    Scene scene = echo ? holding(side, {Card::Demolition, Card::Echo}, level)
                       : holding(side, {Card::Demolition}, level);
    for (int column = 0; column < 5; ++column) {
        scene.shoot(side, brickCentre(column, row));
        scene.step(16);
        scene.clearBalls();
    }
    scene.step(3 * tuning::bombFuse);
    CHECK(worked(scene, Card::Demolition) == 1);
    CHECK(scene.count<BombExploded>() == (echo ? 2U : 1U));
}

TEST_CASE("with gardener bricks on the own half grow back, those beyond do not", "[sim]") {
    const Side side = eitherSide();
    const int own = side == Side::Blue ? 8 : 0, far = 8 - own;
    Scene scene = holding(side, {Card::Gardener}, levelOf(manyBricks({brickAt(2, own), brickAt(11, far)})));
    scene.shoot(side, brickCentre(2, own));
    scene.shoot(opponent(side), brickCentre(11, far));
    scene.step(16);
    REQUIRE(scene.count<BrickBroken>() == 2);
    scene.clearBalls();
    scene.step(tuning::regrowth + 1);
    CHECK(scene.count<BrickRegrown>() == 1);
}

TEST_CASE("with mason three bricks stand before the line, anew after each goal conceded", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Mason});
    const auto laid = [&] {
        std::size_t count = 0;
        for (const Brick& brick : scene.world.objects().bricks)
            count += brick.laid ? 1 : 0;
        return count;
    };
    CHECK(laid() == 3);
    for (const Brick& brick : scene.world.objects().bricks)
        CHECK((brick.centre.y - 360.0) * forward(side) < 0.0);
    const Vec2 at = scene.world.objects().bricks[0].centre;
    scene.shoot(side, at);
    scene.step(20);
    CHECK(laid() == 2);
    scene.clearBalls();
    scene.scoreGoal(opponent(side));
    scene.step(2);
    CHECK(laid() == 3);
}

TEST_CASE("with gardener and mason the laid bricks grow back", "[sim]") {
    const Side side = eitherSide();
    Scene scene = holding(side, {Card::Mason, Card::Gardener});
    scene.shoot(side, scene.world.objects().bricks[0].centre);
    scene.step(20);
    REQUIRE(scene.count<BrickBroken>() == 1);
    scene.clearBalls();
    scene.step(tuning::regrowth + 1);
    CHECK(scene.count<BrickRegrown>() == 1);
}

TEST_CASE("a brick that waits to grow back is not laid anew meanwhile", "[sim]") {
    const Side side = eitherSide();
    MatchSettings settings = withCards(side, {Card::Mason, Card::Gardener});
    settings.bosses[sideIndex(side)] = Boss::Foreman;
    Scene scene = Scene::versus({}, settings);
    const Vec2 at = scene.world.objects().bricks.back().centre;
    scene.shoot(side, at);
    scene.step(16);
    REQUIRE(scene.count<BrickBroken>() == 1);
    scene.clearBalls();
    scene.drive(side, {at.x, scene.paddle(side).position.y});
    scene.step(tuning::regrowth);
    std::size_t there = 0;
    for (const Brick& brick : scene.world.objects().bricks)
        there += brick.centre == at ? 1U : 0U;
    CHECK(there == 1);
}
