#include "arkanong/storage/levels/LevelCode.hpp"

#include "Folders.hpp"
#include "LevelText.hpp"
#include "RandomLevel.hpp"
#include "TempFolder.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/codes/CodeText.hpp"
#include "arkanong/storage/levels/Campaign.hpp"
#include "arkanong/storage/levels/LevelWriter.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

/// The paths of all levels that the game brings.
std::vector<std::string> shippedLevels() {
    std::vector<std::string> paths;
    for (const std::string& name : levelNames(levelFolder))
        paths.push_back(levelPath(levelFolder, name));
    for (const char* const name : {"first-match/capsules", "first-match/match"})
        paths.push_back(levelPath(levelFolder, name));
    for (int world = 1; world <= campaign::worlds; ++world)
        for (int level = 1; level <= campaign::levelsOfWorld; ++level)
            paths.push_back(*campaignLevelPath(levelFolder, {world, level}));
    return paths;
}

Level ofItsCode(const Level& level) { return levelOfCode(levelCode(level)); }

} // namespace

TEST_CASE("the code of a level of the game is that level, and short enough for a chat line", "[storage]") {
    std::vector<std::size_t> lengths;
    for (const std::string& path : shippedLevels()) {
        CAPTURE(path);
        const Level level = loadLevel(path);
        const std::string code = levelCode(level);
        CHECK(levelOfCode(code) == level);
        CHECK(levelHash(levelOfCode(code)) == levelHash(level));
        CHECK(writeLevel(levelOfCode(code)) == writeLevel(level));
        lengths.push_back(code.size());
    }
    std::sort(lengths.begin(), lengths.end());
    const std::size_t median = lengths[lengths.size() / 2], most = lengths[lengths.size() * 95 / 100];
    CAPTURE(lengths.size(), median, most, lengths.back());
    CHECK(lengths.size() > 60);
    CHECK(median <= 170);
    CHECK(most <= 210);
    CHECK(lengths.back() <= 300);
}

TEST_CASE("the code of any level is that level", "[storage]") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Level level = randomLevel(seed);
        CAPTURE(seed, writeLevel(level));
        CHECK(ofItsCode(level) == level);
    }
}

TEST_CASE("a level's code keeps what few levels have", "[storage]") {
    Level level = levelNamed("Grüße · 日本語");
    level.opponent = Opponent{"Ärger", *Strength::ofHundredths(235), Personality::Hunter, Boss::Umbra};
    level.goalWidth = 2;
    level.rules.set(Mutator::GiantBalls, true);
    level.dropChance = 1.0 / 3.0;
    level.walls = {{{{0, 300}, {90.25, 360}, {0, 420}}}, {{{960, 300}, {869.75, 360}, {960, 420}}}};
    level.bricks = {{5, 4}, {6, 4}};
    level.bands = {{4, 4, -60.0, 40.5}};
    const Level::HexagonPlace hexagon{{480, 262}, 20.0, 1.0 / 7.0, 0.1, {600.125, 262}, 12.5};
    level.hexagons.push_back(hexagon);
    CHECK(ofItsCode(level) == level);
    level.rows = tuning::finaleBrickRows;
    level.bands.clear();
    level.hexagons.clear();
    level.walls.clear();
    CHECK(ofItsCode(level) == level);
}

TEST_CASE("a level's code keeps the order of its bricks", "[storage]") {
    Level level = levelNamed("Order");
    level.bricks = {{3, 7}, {2, 1}, {9, 4}, {0, 1}};
    level.bricks[2].drop = PowerUpDrop{PowerUp::Freeze, true};
    CHECK(ofItsCode(level) == level);
    CHECK(levelHash(ofItsCode(level)) == levelHash(level));
}

TEST_CASE("each mistyped letter of a level's code is found", "[storage]") {
    const std::string code = levelCode(loadLevel(levelPath(levelFolder, "beehive")));
    const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    int accepted = 0;
    for (std::size_t at = 0; at < code.size(); ++at) {
        for (const char letter : letters) {
            std::string wrong = code;
            wrong[at] = letter;
            try {
                levelOfCode(wrong);
                ++accepted;
            } catch (const DataError&) {
                CHECK(wrong != code);
            }
        }
    }
    CHECK(accepted == static_cast<int>(code.size())); // Each letter once by itself.
}

TEST_CASE("a level that breaks the rules is refused as a code, as it is as a file", "[storage]") {
    const auto check = [](const Level& level, const std::string& said) {
        CHECK_THROWS_WITH(ofItsCode(level), ContainsSubstring(said));
    };
    Level level = levelNamed("");
    check(level, "level code: is broken: expected names of 1 to 32 characters");
    level = levelNamed(std::string(33, 'x'));
    check(level, "names of 1 to 32 characters");
    level = levelNamed("x");
    level.idea = std::string(73, 'x');
    check(level, "a shorter world or idea");
    level.idea.clear();
    level.medals.mission = {MissionKind::Steals, 0};
    check(level, "a mission's number");
    level.medals = {};
    level.hexagons.push_back({{480, 360}, 500.0, 0.0, 0.0, {480, 360}, 0.0});
    check(level, "a radius");
    level.hexagons.clear();
    for (int column = 0; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 4, BrickKind::Steel});
    check(level, "a passage for balls");
}

TEST_CASE("a letter behind the end of a level's code is found, though it leaves the checksum right",
          "[storage]") {
    const std::string code = levelCode(loadLevel(levelPath(levelFolder, "beehive")));
    CHECK_NOTHROW(levelOfCode(code));
    CHECK_THROWS_AS(levelOfCode(code + "A"), DataError);
}

TEST_CASE("a level is loaded by its code where its name could stand", "[storage]") {
    const Level level = loadLevel(levelPath(levelFolder, "beehive"));
    const std::string code = levelCode(level);
    CHECK(loadLevel(levelPath(levelFolder, code)) == level);
    CHECK(loadLevel(levelPath("", "https://x.org/arkanong.html#level=" + code)) == level);
    CHECK_THROWS_WITH(loadLevel(levelPath(levelFolder, code.substr(0, 40))),
                      "level code: a letter is mistyped or missing");

    const TempFolder folder;
    folder.write("LAncaster-under-the-hills.toml", named(""));
    CHECK(loadLevel(levelPath(folder.path(), "LAncaster-under-the-hills")).name == "Test");
}
