#include "FaultMessage.hpp"
#include "LevelText.hpp"

// Numbers, outlines and rows at and beyond what a level may have.

using namespace arkanong::test;

TEST_CASE("a level has a largest number of walls and of hexagons", "[storage]") {
    Level level;
    level.walls.resize(levelrules::mostWalls + 1);
    REQUIRE(wallFault(level));
    CHECK(wallFault(level)->index == levelrules::mostWalls);
    CHECK_THAT(messageOf(wallFault(level)), ContainsSubstring("at most"));
    level.hexagons.resize(levelrules::mostHexagons + 1);
    REQUIRE(hexagonFault(level));
    CHECK(hexagonFault(level)->index == levelrules::mostHexagons);
    CHECK_THAT(messageOf(hexagonFault(level)), ContainsSubstring("at most"));
}

TEST_CASE("a wall has at most eight corners, and none in the middle of a straight side", "[storage]") {
    Level level;
    level.walls.push_back({});
    for (int corner = 0; corner < 9; ++corner)
        level.walls[0].corners.push_back({100.0 + 10.0 * corner, 300.0});
    CHECK_THAT(messageOf(wallFault(level)), ContainsSubstring("found 9"));
    level.walls[0].corners = {{100, 300}, {140, 300}, {180, 300}, {140, 400}};
    CHECK_THAT(messageOf(wallFault(level)), ContainsSubstring("convex"));
}

TEST_CASE("a moving row is a level's row, moves once, and keeps its distance from a hexagon", "[storage]") {
    Level level;
    level.bricks = {{5, 4}};
    level.bands = {{-1, 4, 60.0, 40.0}};
    CHECK_THAT(messageOf(bandFault(level)), ContainsSubstring("from 1 to 9"));
    level.bands = {{4, 3, 60.0, 40.0}};
    CHECK_THAT(messageOf(bandFault(level)), ContainsSubstring("from 1 to 9"));
    level.bands = {{4, 9, 60.0, 40.0}};
    CHECK_THAT(messageOf(bandFault(level)), ContainsSubstring("from 1 to 9"));
    level.bands = {{4, 8, 60.0, 40.0}, {1, 3, 60.0, 40.0}};
    CHECK_FALSE(bandFault(level));
    level.bands[1].lastRow = 4;
    CHECK_THAT(messageOf(bandFault(level)), ContainsSubstring("band number 1"));

    level.bands = {{4, 4, 60.0, 40.0}};
    const Box brick = boxAround(brickCentre(5, 4), brickSizeOf(9) / 2.0);
    Level::HexagonPlace hexagon;
    hexagon.centre = hexagon.pathEnd = {brick.high.x + 60.0 + 40.0, brick.high.y};
    hexagon.radius = 40.0;
    level.hexagons = {hexagon};
    CHECK_THAT(messageOf(bandFault(level)), ContainsSubstring("hexagon number 1"));
}

TEST_CASE("a value of another type is named", "[storage]") {
    for (const auto& [value, type] :
         {std::pair{"07:32:00", "found a time"}, std::pair{"2026-11-21", "found a date"},
          std::pair{"2026-11-21T07:32:00", "found a date and time"}, std::pair{"'x'", "found a string"},
          std::pair{"true", "found a boolean"}, std::pair{"{}", "found a table"}}) {
        CAPTURE(value);
        CHECK_THAT(errorOf(hexagon("x = " + std::string(value) + '\n')).what(), ContainsSubstring(type));
        CHECK_THAT(errorOf(named("goal = " + std::string(value) + '\n')).what(), ContainsSubstring(type));
    }
    for (const char* const corner : {"[0, 'y']", "['x', 0]", "0", "[0, 0, 0]"})
        CHECK_THAT(errorOf(named("[[wall]]\ncorners = [" + std::string(corner) + "]\n")).what(),
                   ContainsSubstring("a corner [x, y]"));
}
