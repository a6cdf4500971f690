#include "Folders.hpp"
#include "LevelText.hpp"

// Level files without a passage for balls between the two sides.

using namespace arkanong::test;

namespace {

const std::string freeRow = "..............\n";

/// The error message for a level file in the tests' data, without the folder; "nothing" if it is read.
std::string saidOf(const std::string& name) {
    const std::string folder = testDataPath("levels/");
    try {
        loadLevel(folder + name);
    } catch (const DataError& error) {
        return std::string(error.what()).substr(folder.size());
    }
    return "nothing";
}

} // namespace

TEST_CASE("levels that separate the sides, and a star as a wall, are refused with position", "[storage]") {
    const std::string expected =
        ": expected a passage for balls between the sides, 26 px wide, found it blocked by ";
    CHECK(saidOf("divided-bricks.toml") ==
          "divided-bricks.toml:7:1" + expected + "the unbreakable brick in column 1 of row 5");
    CHECK(saidOf("divided-wall.toml") == "divided-wall.toml:2:1" + expected + "wall number 1");
    CHECK(saidOf("star-wall.toml") ==
          "star-wall.toml:3:66: expected a convex outline, found edges that cross each other");
}

TEST_CASE("a blockade is reported at its first part, and its last part is named", "[storage]") {
    checkRefused(GENERATE(values<BadLevel>({
        {"two rows of steel", bricks(freeRow + "sss...........\n...sssssssssss\n"), 4, 1,
         "blocked from the unbreakable brick in column 1 of row 2 to the unbreakable brick in column 4 of "
         "row 3"},
        {"a bumper within steel", bricks(freeRow + "ssssussssssssu\n"), 4, 1, "in column 1 of row 2"},
        {"steel in the second column and a wall at the side",
         bricks(".sssssssssssss\n" + freeRow) + "[[wall]]\ncorners = [[0, 240], [50, 240], [0, 300]]\n", 6, 1,
         "from wall number 1 to the unbreakable brick in column 2 of row 1"},
        {"hexagons and walls",
         hexagon("x = 48\ny = 360\nangle = 30\n[[wall]]\ncorners = [[100, 350], [960, 300], [960, 400]]\n"),
         2, 1, "from hexagon number 1 to wall number 1"},
        {"eighteen rows",
         named("rows = 18\nbricks = '''\nsssssss.......\n" + freeRow + ".......sssssss\n'''\n"), 4, 1,
         "column 8 of row 3"},
    })));
}

TEST_CASE("bricks that break may fill a row, and one gap is enough in a row of steel", "[storage]") {
    for (const char kind : std::string("n23gxybremABCDEFGH")) {
        CAPTURE(kind);
        CHECK_NOTHROW(parseLevel(bricks(std::string(14, kind) + '\n'), "test.toml"));
    }
    CHECK_NOTHROW(parseLevel(bricks(std::string(13, 's') + "n\n"), "test.toml"));
    CHECK_NOTHROW(parseLevel(bricks(std::string(13, 's') + ".\n"), "test.toml"));
}
