#include "arkanong/editor/document/EditedLevel.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"
#include "arkanong/storage/levels/LevelWriter.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

namespace {

template <typename All>
auto pick(const All& all, Random& random) {
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

Cell randomCell(Random& random) {
    return {static_cast<int>(random.below(tuning::brickColumns)),
            static_cast<int>(random.below(tuning::brickRows))};
}

Level::HexagonPlace randomHexagon(Random& random) {
    const auto whole = [&](std::uint32_t most) { return static_cast<double>(random.below(most)); };
    Level::HexagonPlace place = hexagonAt({whole(960), whole(720)}, 10.0 + whole(120));
    place.turns = whole(360) / 360.0;
    place.spin = random.below(2) == 0 ? 0.0 : (whole(200) - 100.0) / 100.0;
    if (random.below(2) == 0) {
        place.pathEnd = {whole(960), whole(720)};
        place.pathSpeed = whole(500);
    }
    return place;
}

Level::WallPlace randomWall(Random& random) {
    Level::WallPlace wall;
    const Vec2 near{static_cast<double>(random.below(900)), 220.0 + static_cast<double>(random.below(260))};
    for (std::uint32_t corners = 3 + random.below(3); corners > 0; --corners)
        wall.corners.push_back(
            near + Vec2{static_cast<double>(random.below(90)), static_cast<double>(random.below(60))});
    return wall;
}

Level::BandPlace randomBand(Random& random) {
    const auto row = static_cast<int>(random.below(tuning::brickRows));
    return {row, row + static_cast<int>(random.below(2)), 100.0 - static_cast<double>(random.below(200)),
            30.0};
}

/// A random change to walls or moving rows, allowed or not.
void doAnythingToBarriers(EditedLevel& draft, Random& random) {
    const std::size_t walls = draft.level().walls.size();
    const std::size_t bands = draft.level().bands.size();
    switch (random.below(6)) {
    case 0: static_cast<void>(draft.putWall(randomWall(random))); break;
    case 1: static_cast<void>(draft.putBand(randomBand(random))); break;
    case 2:
        if (walls > 0) static_cast<void>(draft.changeWall(walls - 1, randomWall(random)));
        break;
    case 3:
        if (bands > 0) static_cast<void>(draft.changeBand(0, randomBand(random)));
        break;
    case 4:
        if (walls > 0)
            static_cast<void>(draft.changeWall(0, draft.withCorner(0, 1, randomWall(random).corners[0])));
        break;
    default:
        if (walls > 3) draft.removeWall(1);
        if (bands > 2) static_cast<void>(draft.removeBand(0));
    }
}

/// A random change of any kind, allowed or not.
void doAnything(EditedLevel& draft, Random& random) {
    const Cell cell = randomCell(random);
    const std::size_t hexagons = draft.level().hexagons.size();
    switch (random.below(16)) {
    case 12:
    case 13:
    case 14: doAnythingToBarriers(draft, random); break;
    case 0: draft.setSymmetry(static_cast<Flip>(random.below(flipCount))); break;
    case 1: draft.removeBrick(cell); break;
    case 2: static_cast<void>(draft.putDrop(cell, pick(allDrops(), random))); break;
    case 3: static_cast<void>(draft.putDrop(cell, std::nullopt)); break;
    case 4: static_cast<void>(draft.putHexagon(randomHexagon(random))); break;
    case 5:
        if (hexagons > 0) static_cast<void>(draft.changeHexagon(hexagons - 1, randomHexagon(random)));
        break;
    case 6:
        if (hexagons > 2) draft.removeHexagon(0);
        break;
    case 7:
        static_cast<void>(draft.change(flipped(draft.level(), static_cast<Flip>(random.below(flipCount)))));
        break;
    case 8: static_cast<void>(draft.change(folded(draft.level(), Flip::TopBottom))); break;
    case 9:
        draft.beginStroke();
        static_cast<void>(draft.putBrick(cell, pick(allBricks(), random)));
        static_cast<void>(draft.putBrick(randomCell(random), pick(allBricks(), random)));
        draft.endStroke();
        break;
    default: static_cast<void>(draft.putBrick(cell, pick(allBricks(), random)));
    }
}

} // namespace

TEST_CASE("undo and redo restore exactly the level of every step", "[editor]") {
    Random random(7);
    EditedLevel draft(levelOf({}));
    std::vector<Level> history{draft.level()};
    while (history.size() < 300) {
        const std::size_t steps = draft.stepsBack();
        doAnything(draft, random);
        if (draft.stepsBack() > steps) history.push_back(draft.level());
        REQUIRE(draft.level() == history.back());
    }
    for (std::size_t i = history.size() - 1; i-- > 0;) {
        REQUIRE(draft.undo());
        REQUIRE(draft.level() == history[i]);
    }
    CHECK_FALSE(draft.undo());
    for (std::size_t i = 1; i < history.size(); ++i) {
        REQUIRE(draft.redo());
        REQUIRE(draft.level() == history[i]);
    }
    CHECK_FALSE(draft.redo());
}

TEST_CASE("after any changes the level's file can be read", "[editor]") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        EditedLevel draft(levelOf({}));
        for (int step = 0; step < 60; ++step) {
            doAnything(draft, random);
            REQUIRE_FALSE(refusalOf(draft.level()));
        }
        CHECK(parseLevel(writeLevel(draft.level()), "test.toml") == draft.level());
    }
}

TEST_CASE("no change closes the last passage for balls between the sides", "[editor]") {
    const auto closes = [](const EditRefusal& refusal) {
        return refusal == "A passage of 26 px must stay open for balls";
    };
    EditedLevel draft(levelOf({}));
    for (int column = 1; column < tuning::brickColumns; ++column)
        CHECK_FALSE(draft.putBrick({column, 4}, *brickOf(column % 2 == 0 ? 's' : 'u')));
    const std::size_t steps = draft.stepsBack();
    CHECK_FALSE(draft.fits({0, 4}, *brickOf('s')));
    CHECK(closes(draft.putBrick({0, 4}, *brickOf('s'))));
    CHECK(closes(draft.putHexagon(hexagonAt({40.0, 360.0}, 30.0))));
    CHECK(closes(draft.putWall({{{0.0, 350.0}, {60.0, 350.0}, {0.0, 372.0}}})));
    CHECK(draft.stepsBack() == steps);
    CHECK_FALSE(draft.putBrick({0, 4}, *brickOf('n')));
    draft.removeBrick({0, 4});
    // With half the row height, a gap of one row is too low for a ball.
    draft.clear();
    for (int column = 0; column < tuning::brickColumns; ++column)
        CHECK_FALSE(draft.putBrick({column, column < 7 ? 2 : 4}, *brickOf('s')));
    Level low = draft.level();
    low.rows = tuning::fineBrickRows;
    CHECK(closes(draft.change(low)));
}

TEST_CASE("moving rows cannot be stopped if their standing still would close the last passage", "[editor]") {
    Level level = levelOf({});
    for (int column = 2; column < 12; ++column)
        level.bricks.push_back({column, 4, BrickKind::Steel, 1});
    level.bands = {{4, 4, 8.0, 40.0}};
    const double left = brickCentre(2, 4).x - brickSizeOf(level.rows).x / 2.0;
    const double right = brickCentre(11, 4).x + brickSizeOf(level.rows).x / 2.0;
    level.walls = {{{{0.0, 350.0}, {left - 20.0, 350.0}, {left - 20.0, 370.0}, {0.0, 370.0}}},
                   {{{right + 24.0, 350.0}, {960.0, 350.0}, {960.0, 370.0}, {right + 24.0, 370.0}}}};
    EditedLevel draft(level);
    CHECK(draft.removeBand(0));
    CHECK(draft.level() == level);
    draft.removeWall(0);
    CHECK_FALSE(draft.removeBand(0));
    CHECK(draft.level().bands.empty());
}

TEST_CASE("an outline with crossing edges is refused before it is closed", "[editor]") {
    Level::WallPlace star;
    for (int i = 0; i < 5; ++i)
        star.corners.push_back(Vec2{480, 360} + rotate({0.0, -90.0}, rotationFromTurns(i * 2 / 5.0)));
    const EditedLevel draft(levelOf({}));
    const EditRefusal refusal = draft.refusalOfWall(star);
    REQUIRE(refusal);
    CHECK_THAT(refusal->english(), ContainsSubstring("edges that cross"));
}

TEST_CASE("a change after an undo discards the undone steps", "[editor]") {
    EditedLevel draft(levelOf({}));
    CHECK_FALSE(draft.putBrick({1, 1}, *brickOf('n')));
    draft.undo();
    CHECK_FALSE(draft.putBrick({2, 2}, *brickOf('s')));
    CHECK_FALSE(draft.redo());
    CHECK(draft.level().bricks.size() == 1);
    CHECK(draft.brickAt({2, 2})->kind == BrickKind::Steel);
}

TEST_CASE("a stroke is one step, and a stroke that changes nothing is no step", "[editor]") {
    EditedLevel draft(levelOf({}));
    draft.beginStroke();
    for (int column = 0; column < 5; ++column)
        CHECK_FALSE(draft.putBrick({column, 0}, *brickOf('n')));
    draft.endStroke();
    CHECK(draft.stepsBack() == 1);
    CHECK_FALSE(draft.putBrick({0, 0}, *brickOf('n')));
    draft.removeBrick({9, 5});
    draft.beginStroke();
    draft.endStroke();
    CHECK(draft.stepsBack() == 1);
    CHECK(draft.undo());
    CHECK(draft.level().bricks.empty());
}

TEST_CASE("symmetric drawing adds and removes the mirror images, too", "[editor]") {
    EditedLevel draft(levelOf({}));
    draft.setSymmetry(Flip::Both);
    CHECK_FALSE(draft.putBrick({0, 0}, *brickOf('b')));
    CHECK(draft.level().bricks.size() == 4);
    CHECK(draft.brickAt({13, 0})->kind == BrickKind::Blue);
    CHECK(draft.brickAt({13, 8})->kind == BrickKind::Red);
    CHECK_FALSE(draft.putDrop({13, 8}, dropOf('W')));
    CHECK(draft.brickAt({0, 0})->drop == dropOf('W'));
    CHECK_FALSE(draft.putBrick({4, 4}, *brickOf('b'))); // On the centre line the brush's own colour counts.
    CHECK(draft.brickAt({4, 4})->kind == BrickKind::Blue);
    CHECK(draft.brickAt({9, 4})->kind == BrickKind::Blue);
    draft.removeBrick({0, 8});
    CHECK(draft.level().bricks.size() == 2);

    Level::HexagonPlace hexagon = hexagonAt({300.0, 280.0}, 30.0);
    CHECK_FALSE(draft.putHexagon(hexagon));
    CHECK(draft.level().hexagons.size() == 4);
    hexagon.spin = 0.5;
    hexagon.centre = hexagon.pathEnd = {310.0, 282.0};
    CHECK_FALSE(draft.changeHexagon(0, hexagon));
    double spins = 0.0;
    for (const Level::HexagonPlace& each : draft.level().hexagons) {
        CHECK(std::abs(each.spin) == 0.5);
        spins += each.spin;
    }
    CHECK(spins == 0.0);
    CHECK_FALSE(draft.putHexagon(hexagonAt({480.0, 360.0}, 30.0)));
    CHECK(draft.level().hexagons.size() == 5);
    draft.removeHexagon(1);
    CHECK(draft.level().hexagons.size() == 1);
    CHECK(draft.stepsBack() == 8);
}

TEST_CASE("a change that the loader would reject is refused with a reason and changes nothing", "[editor]") {
    EditedLevel draft(levelOf({}));
    CHECK_FALSE(draft.putBrick({3, 3}, *brickOf('s')));
    const CellGrid cells = draft.cells();
    const Level before = draft.level();
    const auto refused = [&](const EditRefusal& refusal, const std::string& words) {
        REQUIRE(refusal);
        CHECK_THAT(refusal->english(), ContainsSubstring(words));
        CHECK(draft.level() == before);
    };
    refused(draft.putHexagon(hexagonAt(cells.centre({3, 3}), 30.0)), "a brick and a hexagon");
    refused(draft.putHexagon(hexagonAt({480.0, 200.0}, 30.0)), "zones");
    refused(draft.putHexagon(hexagonAt({20.0, 360.0}, 30.0)), "wall");
    refused(draft.putHexagon(hexagonAt({480.0, 360.0}, 10.0)), "16 to 120");
    Level::HexagonPlace fast = hexagonAt({680.0, 360.0}, 100.0);
    fast.spin = 1.0;
    refused(draft.putHexagon(fast), "Too fast");
    Level::HexagonPlace far = hexagonAt({680.0, 360.0}, 30.0);
    far.pathEnd = {680.0, 600.0};
    far.pathSpeed = 50.0;
    refused(draft.putHexagon(far), "path");
    refused(draft.putDrop({3, 3}, dropOf('W')), "never breaks");
    refused(draft.putDrop({4, 4}, dropOf('W')), "put one here first");
    Level nameless = before;
    nameless.name.clear();
    refused(draft.change(nameless), "name");
    Level longIdea = before;
    longIdea.idea = std::string(levelrules::longestIdea + 1, 'x');
    refused(draft.change(longIdea), "idea");
    CHECK(draft.stepsBack() == 1);

    CHECK_FALSE(draft.putHexagon(hexagonAt({480.0, 360.0}, 30.0)));
    CHECK(draft.putBrick(*cells.at({480.0, 360.0}), *brickOf('n')) ==
          "No room: a brick and a hexagon overlap");
    const EditRefusal two = draft.putHexagon(hexagonAt({500.0, 360.0}, 30.0));
    REQUIRE(two);
    CHECK_THAT(two->english(), ContainsSubstring("two hexagons"));
}

TEST_CASE("a fitting hexagon or row is accepted, and a hexagon shrinks until it fits", "[editor]") {
    EditedLevel draft(levelOf({}));
    CHECK_FALSE(draft.putHexagon(hexagonAt({480.0, 360.0}, 40.0)));
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        const Cell cell = randomCell(random);
        const Level::BrickPlace brush = pick(allBricks(), random);
        const bool fits = draft.fits(cell, brush);
        CHECK(fits == !draft.putBrick(cell, brush));
    }
    EditedLevel other(levelOf({}));
    CHECK_FALSE(other.putHexagon(hexagonAt({480.0, 360.0}, 40.0)));
    const auto smaller = other.fitting(hexagonAt({550.0, 360.0}, 40.0));
    REQUIRE(smaller);
    CHECK(smaller->radius < 31.0);
    CHECK(smaller->radius > 25.0);
    CHECK_FALSE(other.putHexagon(*smaller));
    CHECK_FALSE(other.fitting(hexagonAt({500.0, 360.0}, 40.0)));
}

TEST_CASE("a new brick keeps the power-up of the one it replaces if it can hold it", "[editor]") {
    EditedLevel draft(levelOf({}));
    CHECK_FALSE(draft.putBrick({1, 1}, *brickOf('n')));
    CHECK_FALSE(draft.putDrop({1, 1}, dropOf('L')));
    CHECK_FALSE(draft.putBrick({1, 1}, *brickOf('3')));
    CHECK(draft.brickAt({1, 1})->drop == dropOf('L'));
    CHECK(draft.brickAt({1, 1})->hits == 3);
    CHECK_FALSE(draft.putBrick({1, 1}, *brickOf('u')));
    CHECK_FALSE(draft.brickAt({1, 1})->drop);
}

TEST_CASE("cells match the positions of bricks, and a fast line misses none of them", "[editor]") {
    const CellGrid cells{levelOf({})};
    for (const Cell cell : {Cell{0, 0}, Cell{13, 8}, Cell{6, 4}}) {
        CHECK(cells.centre(cell) == brickCentre(cell.column, cell.row));
        CHECK(cells.at(cells.centre(cell)) == cell);
    }
    CHECK_FALSE(cells.at({480.0, 100.0}));
    CHECK(cells.nearest({-50.0, 900.0}) == Cell{0, 8});
    CHECK(cells.between(cells.centre({2, 3}), cells.centre({11, 3})).size() == 10);
    CHECK(cells.between({480.0, 0.0}, {480.0, 100.0}).empty());
}
