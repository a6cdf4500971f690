#include "LevelText.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelWriter.hpp"

#include <algorithm>
#include <string_view>

using namespace arkanong::test;

namespace {

const char* const emptyRow = "..............\n";

/// A level file with bricks from line 3 on, followed by gifts.
std::string drops(const std::string& brickRows, const std::string& dropRows) {
    return bricks(brickRows) + "gifts = '''\n" + dropRows + "'''\n";
}

} // namespace

TEST_CASE("every kind of brick has a character", "[storage]") {
    const auto level = parseLevel(bricks("n23sgxybrue.m.\n"), "test.toml");
    REQUIRE(level.bricks.size() == 12);
    const std::vector<BrickKind> kinds{BrickKind::Normal,   BrickKind::Hard,      BrickKind::Hard,
                                       BrickKind::Steel,    BrickKind::Glass,     BrickKind::Bomb,
                                       BrickKind::Splitter, BrickKind::Blue,      BrickKind::Red,
                                       BrickKind::Bumper,   BrickKind::Regrowing, BrickKind::Mystery};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        CAPTURE(i);
        const Level::BrickPlace& brick = level.bricks[i];
        CHECK(brick.kind == kinds[i]);
        CHECK(brick.hits == (i == 1 ? 2 : (i == 2 ? 3 : 1)));
        CHECK(brick.column == (i < 11 ? static_cast<int>(i) : 12));
        CHECK(brick.row == 0);
        CHECK_FALSE(brick.drop);
    }
    for (std::size_t kind = 0; kind < brickKindCount; ++kind)
        CHECK(std::count(kinds.begin(), kinds.end(), static_cast<BrickKind>(kind)) > 0);
}

TEST_CASE("every power-up that a brick may hold has a character, and every bad one too", "[storage]") {
    constexpr std::string_view good = "WMFSLZHXGNRIBO";
    constexpr std::string_view bad = "nrib"; // In the order of the enumeration, too.
    constexpr std::string_view holders = "n23gxybrem";
    const auto held = [&](std::size_t i, char letter) {
        const std::string rest(13, '.');
        const std::string brick = holders[i % holders.size()] + rest;
        return parseLevel(drops(brick + "\n", letter + rest + "\n"), "test.toml").bricks.at(0).drop;
    };
    REQUIRE(good.size() == powerUpCount);
    std::size_t badKinds = 0;
    for (std::size_t i = 0; i < powerUpCount; ++i) {
        CAPTURE(i);
        const auto kind = static_cast<PowerUp>(i);
        CHECK(held(i, good[i]) == PowerUpDrop{kind, false});
        if (traitsOf(kind).badWeight == 0) continue;
        REQUIRE(badKinds < bad.size());
        CHECK(held(badKinds, bad[badKinds]) == PowerUpDrop{kind, true});
        ++badKinds;
    }
    CHECK(badKinds == bad.size());
    CHECK_FALSE(held(0, '.'));
}

TEST_CASE("gifts need not fill all rows, and luck applies to the other bricks", "[storage]") {
    const auto level = parseLevel(
        drops(std::string(emptyRow) + "..n..n........\n", std::string(emptyRow) + "..L...........\n") +
            "luck = 0.25\n",
        "test.toml");
    REQUIRE(level.bricks.size() == 2);
    CHECK(level.bricks[0].drop == PowerUpDrop{PowerUp::Laser, false});
    CHECK_FALSE(level.bricks[1].drop);
    CHECK(level.dropChance == 0.25);
    CHECK(parseLevel(bricks(emptyRow), "test.toml").dropChance == 0.0);
    CHECK(parseLevel(named("luck = 1"), "test.toml").dropChance == 1.0);
}

TEST_CASE("an error in bricks is reported with line and column", "[storage]") {
    checkRefused(GENERATE(values<BadLevel>({
        {"a wrong sign", bricks("..............\n..q...........\n"), 4, 3, "found 'q'"},
        {"a sign beyond ASCII", bricks("ä.............\n"), 3, 1, "found 'ä'"},
        {"a short row", bricks(".............\n"), 3, 14,
         "expected 14 characters in a row of bricks, found 13"},
        {"a long row", bricks("..............n\n"), 3, 15, "found 15"},
        {"an empty row", bricks("\n..............\n"), 3, 1, "found 0"},
        {"a blank at a row's end", bricks(".............. \n"), 3, 15, "found 15"},
        {"ten rows",
         bricks("..............\n..............\n..............\n..............\n..............\n"
                "..............\n..............\n..............\n..............\n..............\n"),
         12, 1, "at most 9 rows"},
        {"bricks that are no string", named("bricks = [\"..............\"]"), 2, 10, "found an array"},
        {"bricks on one line", named("bricks = \"..............\""), 2, 10, "expected '''"},
        {"escaped bricks", named("bricks = \"\"\"\n\\u002E.............\n\"\"\""), 2, 10, "expected '''"},
    })));
}

TEST_CASE("an error in gifts is reported with line and column", "[storage]") {
    checkRefused(GENERATE(values<BadLevel>({
        {"a wrong sign", drops("n.............\n", "w.............\n"), 6, 1, "'W' (wide)"},
        {"a bad one of a kind that never is", drops("n.............\n", "m.............\n"), 6, 1,
         "'n' (bad narrow)"},
        {"a sign beyond ASCII", drops("n.............\n", ".ä............\n"), 6, 2, "found 'ä'"},
        {"an empty place", drops("n.............\n", "W....I........\n"), 6, 6,
         "expected a brick to hold \"freeze\""},
        {"below the bricks", drops("n.............\n", "..............\nX.............\n"), 7, 1,
         "an empty cell"},
        {"no bricks at all", named("gifts = '''\n.......H......\n'''\n"), 3, 8, "an empty cell"},
        {"a steel brick", drops("..s...........\n", "..O...........\n"), 6, 3, "an unbreakable one"},
        {"a bumper", drops(".............u\n", ".............n\n"), 6, 14, "an unbreakable one"},
        {"a short row", drops("n.............\n", "W............\n"), 6, 14, "found 13"},
        {"gifts on one line", bricks(emptyRow) + "gifts = \"W\"\n", 5, 9, "expected '''"},
        {"gifts that are no string", bricks(emptyRow) + "gifts = 3\n", 5, 9, "found an integer"},
        {"too little luck", named("luck = -0.1"), 2, 8, "from 0 to 1, found -0.1"},
        {"too much luck", named("luck = 1.01"), 2, 8, "from 0 to 1, found 1.01"},
        {"luck that is no number", named("luck = true"), 2, 8, "expected a number, found a boolean"},
        {"endless luck", named("luck = inf"), 2, 8, "finite"},
    })));
}

TEST_CASE("the finale's level has five rows of eight large bricks, and is written as it was read",
          "[storage]") {
    const std::string text = "rows = 5\n" + bricks("A......n\n........\n........\n........\n.......E\n");
    const Level level = parseLevel(text, "test.toml");
    CHECK(level.isFinale());
    REQUIRE(level.bricks.size() == 3);
    CHECK(level.bricks[2].column == 7);
    CHECK(level.bricks[2].row == 4);
    CHECK(parseLevel(writeLevel(level), "again.toml") == level);
    Level wrong = level;
    wrong.bricks[0].column = 8;
    CHECK(brickFault(wrong));
}

TEST_CASE("a level can have eighteen rows, and has nine by default", "[storage]") {
    std::string rows;
    for (int row = 0; row < 18; ++row)
        rows += row == 17 ? ".............n\n" : emptyRow;
    const Level level = parseLevel("rows = 18\n" + bricks(rows), "test.toml");
    CHECK(level.rows == 18);
    REQUIRE(level.bricks.size() == 1);
    CHECK(level.bricks[0].row == 17);
    CHECK(parseLevel("rows = 9\n" + bricks(emptyRow), "test.toml").rows == 9);
    CHECK(parseLevel(bricks(emptyRow), "test.toml").rows == 9);
    CHECK_THROWS_WITH(parseLevel(bricks(rows), "test.toml"),
                      "test.toml:12:1: expected at most 9 rows of bricks, found more; rows = 18 allows 18");
    CHECK_THROWS_WITH(parseLevel("rows = 18\n" + bricks(rows + emptyRow), "test.toml"),
                      "test.toml:22:1: expected at most 18 rows of bricks, found more");
    CHECK_THROWS_WITH(parseLevel("rows = 12\n" + bricks(emptyRow), "test.toml"),
                      "test.toml:1:8: expected rows = 9, 18 or, for the finale, 5, found 12");
    CHECK_THROWS_WITH(parseLevel("rows = 19\n" + bricks(emptyRow), "test.toml"),
                      ContainsSubstring("test.toml:1:8: expected a whole number from 5 to 18"));
}

TEST_CASE("normal bricks come in eight colours", "[storage]") {
    const Level level = parseLevel(bricks("ABCDEFGHn.....\n"), "test.toml");
    REQUIRE(level.bricks.size() == 9);
    for (int i = 0; i < 9; ++i) {
        CHECK(level.bricks[static_cast<std::size_t>(i)].kind == BrickKind::Normal);
        CHECK(level.bricks[static_cast<std::size_t>(i)].tint == (i + 1) % 9);
    }
}
