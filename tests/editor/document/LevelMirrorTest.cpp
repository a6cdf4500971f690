#include "arkanong/editor/document/LevelMirror.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "arkanong/editor/document/EditedLevel.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"
#include "sim/Scene.hpp"

using namespace arkanong::test;

TEST_CASE("mirroring a level twice restores it", "[editor]") {
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        const Level level = loadLevel(*campaignLevelPath(assetsPath("levels"), *at));
        for (const Flip flip : imagesOf(Flip::Both)) {
            CAPTURE(nameOf(*at), static_cast<int>(flip));
            CHECK(flipped(flipped(level, flip), flip) == level);
            CHECK_FALSE(refusalOf(flipped(level, flip)));
        }
    }
}

TEST_CASE("upside down blue bricks become red, spins reverse, and power-ups move along", "[editor]") {
    Level level = levelOf({});
    Level::BrickPlace blue = *brickOf('b');
    blue.column = 3;
    blue.drop = PowerUpDrop{PowerUp::Wide, false};
    level.bricks = {blue};
    Level::HexagonPlace hexagon = hexagonAt({300.0, 300.0}, 40.0);
    hexagon.spin = 0.25;
    hexagon.pathEnd = {400.0, 320.0};
    hexagon.pathSpeed = 50.0;
    level.hexagons = {hexagon};

    const Level image = flipped(level, Flip::TopBottom);
    CHECK(image.bricks.front().kind == BrickKind::Red);
    CHECK(image.bricks.front().row == tuning::brickRows - 1);
    CHECK(image.bricks.front().column == 3);
    CHECK(image.bricks.front().drop == blue.drop);
    CHECK(image.hexagons.front().centre == Vec2{300.0, 420.0});
    CHECK(image.hexagons.front().pathEnd == Vec2{400.0, 400.0});
    CHECK(image.hexagons.front().spin == -0.25);

    const Level aside = flipped(level, Flip::LeftRight);
    CHECK(aside.bricks.front().kind == BrickKind::Blue);
    CHECK(aside.bricks.front().column == tuning::brickColumns - 4);
    CHECK(flipped(level, Flip::Both).hexagons.front().spin == 0.25);
}

TEST_CASE("a folded level is its own mirror image, and folding it again changes nothing", "[editor]") {
    for (const Flip flip : {Flip::TopBottom, Flip::LeftRight}) {
        Level level = levelOf({});
        EditedLevel draft(level);
        CHECK_FALSE(draft.putBrick({2, 1}, *brickOf('b')));
        CHECK_FALSE(draft.putBrick({12, 8}, *brickOf('x')));
        CHECK_FALSE(draft.putDrop({2, 1}, dropOf('M')));
        Level::HexagonPlace hexagon = hexagonAt({300.0, 300.0}, 20.0);
        hexagon.spin = 0.1;
        CHECK_FALSE(draft.putHexagon(hexagon));
        const Level fair = folded(draft.level(), flip);
        CHECK(fair.bricks.size() == 2);
        CHECK(fair.hexagons.size() == 2);
        CHECK_FALSE(draft.change(fair));
        CHECK(folded(fair, flip) == fair);
        Level image = flipped(fair, flip);
        std::swap(image.hexagons[0], image.hexagons[1]);
        CHECK(image == fair);
    }
}

TEST_CASE("the middle row of a folded level is unchanged", "[editor]") {
    EditedLevel draft(levelOf({}));
    CHECK_FALSE(draft.putBrick({5, tuning::brickRows / 2}, *brickOf('b')));
    CHECK_FALSE(draft.putHexagon(hexagonAt({480.0 + 200.0, 360.0}, 30.0)));
    CHECK(folded(draft.level(), Flip::TopBottom) == draft.level());
}
