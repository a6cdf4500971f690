#include "Catch.hpp"
#include "sim/Scene.hpp"

#include <algorithm>

using namespace arkanong::test;

// Levels of 18 rows, whose bricks have half the height.

namespace {

constexpr int fine = tuning::fineBrickRows;

Level fineLevel(std::vector<Level::BrickPlace> bricks) {
    Level level = levelOf(std::move(bricks));
    level.rows = fine;
    return level;
}

Vec2 centreOf(int column, int row) { return brickCentre(column, row, fine); }

} // namespace

TEST_CASE("eighteen rows fill the same field as nine, edge to edge", "[sim]") {
    CHECK(brickSizeOf(tuning::brickRows) == tuning::brickSize);
    CHECK(brickSizeOf(fine) == Vec2{68.0, 13.5});
    CHECK(centreOf(0, 0) - brickSizeOf(fine) / 2.0 == brickCentre(0, 0) - tuning::brickSize / 2.0);
    CHECK(centreOf(13, 17) + brickSizeOf(fine) / 2.0 == brickCentre(13, 8) + tuning::brickSize / 2.0);
    for (int row = 0; row < tuning::brickRows; ++row)
        CHECK((centreOf(3, 2 * row) + centreOf(3, 2 * row + 1)) / 2.0 == brickCentre(3, row));
}

TEST_CASE("a ball bounces off the edge of a low brick", "[sim]") {
    for (const Side side : {Side::Blue, Side::Red}) {
        Scene scene = Scene::versus(fineLevel({{7, 8, BrickKind::Hard, 3}, {0, 0, BrickKind::Normal, 1}}));
        scene.shoot(side, centreOf(7, 8));
        REQUIRE(scene.stepUntil(60, [&] { return scene.count<BallHitBrick>() > 0; }));
        const Vec2 at = scene.all<BallHitBrick>()[0].at;
        CHECK_THAT(at.y, WithinAbs(centreOf(7, 8).y - forward(side) * 6.75, 1e-6));
    }
}

TEST_CASE("a bomb among low bricks breaks its eight neighbours and no more", "[sim]") {
    std::vector<Level::BrickPlace> bricks;
    for (int row = 6; row <= 10; ++row)
        for (int column = 5; column <= 9; ++column)
            bricks.push_back({column, row, column == 7 && row == 8 ? BrickKind::Bomb : BrickKind::Glass, 1});
    bricks.push_back({0, 0, BrickKind::Normal, 1});
    Scene scene = Scene::versus(fineLevel(bricks));
    scene.shoot(Side::Blue, centreOf(7, 8));
    REQUIRE(scene.stepUntil(60, [&] { return scene.count<BombExploded>() > 0; }));
    const auto& left = scene.world.objects().bricks;
    for (int row = 7; row <= 9; ++row)
        for (int column = 6; column <= 8; ++column)
            CHECK(std::none_of(left.begin(), left.end(),
                               [&](const Brick& brick) { return brick.centre == centreOf(column, row); }));
    for (const int column : {5, 9})
        CHECK(std::any_of(left.begin(), left.end(),
                          [&](const Brick& brick) { return brick.centre == centreOf(column, 8); }));
}

TEST_CASE("adjacent low regrowing bricks are one group, others are not", "[sim]") {
    const BrickKind kind = BrickKind::Regrowing;
    const World world(fineLevel({{3, 4, kind, 1}, {3, 5, kind, 1}, {3, 7, kind, 1}}), {}, 1);
    const auto& bricks = world.objects().bricks;
    CHECK(bricks[0].group == bricks[1].group);
    CHECK(bricks[1].group != bricks[2].group);
}

TEST_CASE("the sandbox adds bricks in the grid of its level", "[sim]") {
    MatchSettings settings;
    settings.mode = Mode::Sandbox;
    World world(fineLevel({}), settings, 1);
    REQUIRE(world.putBrick(centreOf(4, 11), BrickKind::Normal));
    CHECK_FALSE(world.putBrick(centreOf(4, 11), BrickKind::Normal));
    REQUIRE(world.putBrick(centreOf(4, 12), BrickKind::Normal));
    CHECK(world.objects().bricks[0].centre == centreOf(4, 11));
    CHECK(world.objects().bricks[1].size == brickSizeOf(fine));
    CHECK_FALSE(world.putBrick(centreOf(4, 0) - Vec2{0.0, 10.0}, BrickKind::Normal));
    CHECK(world.removeAt(centreOf(4, 12)));
    CHECK(world.objects().bricks.size() == 1);
}

TEST_CASE("rows change the hashes of a level and its field, the colours of bricks do not", "[sim]") {
    const Level nine = levelOf({{3, 4, BrickKind::Normal, 1}});
    Level other = nine;
    other.rows = fine;
    CHECK(levelHash(nine) != levelHash(other));
    CHECK(World(nine, {}, 1).stateHash() != World(other, {}, 1).stateHash());
    Level coloured = nine;
    coloured.bricks[0].tint = 3;
    CHECK(levelHash(nine) == levelHash(coloured));
    CHECK(World(nine, {}, 1).stateHash() == World(coloured, {}, 1).stateHash());
    CHECK(World(coloured, {}, 1).objects().bricks[0].tint == 3);
}
