#include "arkanong/storage/levels/LevelWriter.hpp"

#include "Catch.hpp"
#include "Folders.hpp"
#include "RandomLevel.hpp"
#include "TempFolder.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelSigns.hpp"

using namespace arkanong::test;

namespace {

/// The level that is read back from its written text.
Level again(const Level& level) { return parseLevel(writeLevel(level), "written.toml"); }

} // namespace

TEST_CASE("every level of the game survives writing and reading", "[storage]") {
    int count = 0;
    for (const std::string& name : levelNames(levelFolder)) {
        CAPTURE(name);
        const Level level = loadLevel(levelPath(levelFolder, name));
        CHECK(again(level) == level);
        ++count;
    }
    CHECK(count > 0);
    for (std::optional<CampaignLevel> at = CampaignLevel{}; at; at = at->next()) {
        CAPTURE(nameOf(*at));
        const Level level = loadLevel(*campaignLevelPath(levelFolder, *at));
        CHECK(again(level) == level);
        CHECK(writeLevel(again(level)) == writeLevel(level));
    }
}

TEST_CASE("random levels survive writing and reading", "[storage]") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Level level = randomLevel(seed);
        REQUIRE_FALSE(hexagonFault(level));
        CAPTURE(seed, writeLevel(level));
        CHECK(again(level) == level);
    }
}

TEST_CASE("the comparison of levels detects differences", "[storage]") {
    const Level level = loadLevel(*campaignLevelPath(levelFolder, {3, 8}));
    Level other = level;
    other.hexagons.back().pathEnd.x += 1e-9;
    CHECK(other != level);
    other = level;
    other.bricks.back().drop = PowerUpDrop{PowerUp::Wide, false};
    CHECK(other != level);
    other = level;
    other.opponent->boss = Boss::Queen;
    CHECK(other != level);
}

TEST_CASE("numbers are written as short as possible", "[storage]") {
    Level level = levelNamed("Numbers");
    level.dropChance = 0.1 + 0.2;
    Level::HexagonPlace place;
    place.centre = {480.0, 360.5};
    place.pathEnd = place.centre;
    place.turns = 30.0 / 360.0;
    place.spin = -0.05;
    level.hexagons = {place};
    const std::string text = writeLevel(level);
    CHECK_THAT(text, ContainsSubstring("luck = 0.30000000000000004")); // The exact value.
    CHECK_THAT(text, ContainsSubstring("x = 480\ny = 360.5\nradius = 48\nangle = 30 "));
    CHECK_THAT(text, ContainsSubstring("spin = -0.05 "));
    level.dropChance = 0.3;
    CHECK_THAT(writeLevel(level), ContainsSubstring("luck = 0.3 "));
}

TEST_CASE("an empty level is written as its name alone", "[storage]") {
    CHECK(writeLevel(levelNamed("Pure Pong")) == "name = \"Pure Pong\"\n");
}

TEST_CASE("bricks are written as rows of characters with a legend", "[storage]") {
    Level level = levelNamed("Rows");
    Level::BrickPlace brick = *brickOf('x');
    brick.column = 3;
    brick.row = 0;
    level.bricks = {brick};
    std::string text = writeLevel(level);
    CHECK_THAT(text, ContainsSubstring("bricks = '''\n...x..........\n..............\n"));
    CHECK_THAT(text, ContainsSubstring("x bomb"));
    CHECK(text.find("gifts") == std::string::npos);
    level.bricks.front().drop = PowerUpDrop{PowerUp::Freeze, true};
    text = writeLevel(level);
    CHECK_THAT(text, ContainsSubstring("gifts = '''\n...i..........\n"));
}

TEST_CASE("characters and bricks or power-ups correspond one to one", "[storage]") {
    CHECK(allBricks().size() >= brickKindCount + 1);
    CHECK(allDrops().size() == powerUpCount + 4);
    for (const Level::BrickPlace& brick : allBricks())
        CHECK(*brickOf(signOf(brick)) == brick);
    for (const PowerUpDrop& drop : allDrops())
        CHECK(dropOf(signOf(drop)) == drop);
    CHECK_FALSE(brickOf('.'));
    CHECK_FALSE(dropOf('q'));
    CHECK(signText(*brickOf('n')) == "n normal");
    CHECK(signText(*dropOf('b')) == "b bad blind spot");
}

TEST_CASE("saving a level creates its folder and replaces the previous file", "[storage]") {
    const TempFolder folder;
    const std::string path = folder / "data/levels/mine.toml";
    saveLevel(levelNamed("One"), path);
    CHECK(loadLevel(path).name == "One");
    saveLevel(levelNamed("Two"), path);
    CHECK(loadLevel(path).name == "Two");
    const std::string inTheWay = folder.write("file", "");
    CHECK_THROWS_AS(saveLevel(levelNamed("Three"), inTheWay + "/mine.toml"), DataError);
}

TEST_CASE("a file is named after its level, in characters that every system allows", "[storage]") {
    CHECK(levelFileName("Six O'Clock") == "six-o-clock");
    CHECK(levelFileName("  ../..\\Evil?  ") == "evil");
    CHECK(levelFileName("MY LEVEL 2") == "my-level-2");
    CHECK(levelFileName("Ärger · 3") == "arger-3");
    CHECK(levelFileName("!!!") == "level");
    CHECK(levelFileName("") == "level");
    CHECK(levelFileName("CON") == "con-level");
    CHECK(levelFileName("lpt1") == "lpt1-level");
    CHECK(levelFileName("constable") == "constable");
}

TEST_CASE("a level without bricks keeps its number of rows", "[storage]") {
    Level level = levelNamed("Void");
    level.rows = tuning::fineBrickRows;
    CHECK(again(level) == level);
}

TEST_CASE("the largest level that can be written can be read", "[storage]") {
    Random random(7);
    Level level = levelNamed(std::string(32, 'x'));
    level.rows = tuning::fineBrickRows;
    fillBricks(level, random);
    for (std::size_t i = 0; i < levelrules::mostHexagons; ++i) {
        level.hexagons.push_back(randomHexagon(random));
        level.hexagons.back().pathSpeed = random.between(1.0, 100.0);
        level.hexagons.back().pathEnd = {random.between(140.0, 820.0), random.between(320.0, 400.0)};
    }
    for (std::size_t i = 0; i < levelrules::mostWalls; ++i) {
        level.walls.emplace_back();
        for (std::size_t corner = 0; corner < levelrules::mostCorners; ++corner)
            level.walls.back().corners.push_back({random.between(0.0, 960.0), random.between(240.0, 480.0)});
    }
    CHECK(writeLevel(level).size() < largestLevelFile);
}
