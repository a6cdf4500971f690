#include "Catch.hpp"
#include "FaultMessage.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/levels/LevelFile.hpp"
#include "arkanong/storage/levels/LevelRules.hpp"
#include "arkanong/storage/levels/LevelWriter.hpp"

#include <algorithm>

// Walls and bands of bricks, the goal's width and a level's rules.

using namespace arkanong::test;

namespace {

Level withWall(std::vector<Vec2> corners) {
    Level level;
    level.name = "Walls";
    level.walls.push_back({std::move(corners)});
    return level;
}

/// Two bricks in a row that moves.
Level withBand(double distance, double speed = 40.0) {
    Level level;
    level.name = "Bands";
    level.bricks = {{5, 4}, {8, 4}};
    level.bands.push_back({4, 4, distance, speed});
    return level;
}

const std::vector<Vec2> leaning{{0.0, 300.0}, {90.0, 360.0}, {0.0, 420.0}};

} // namespace

TEST_CASE("a wall is a convex outline between the paddle zones", "[storage]") {
    CHECK_FALSE(wallFault(withWall(leaning)));
    CHECK_FALSE(wallFault(withWall({leaning.rbegin(), leaning.rend()})));
    CHECK_THAT(messageOf(wallFault(withWall({{0, 300}, {90, 360}}))),
               ContainsSubstring("3 to 8 corners, found 2"));
    CHECK_THAT(messageOf(wallFault(withWall({{0, 300}, {90, 360}, {0, 420}, {40, 360}}))),
               ContainsSubstring("convex"));
    CHECK_THAT(messageOf(wallFault(withWall({{-1, 300}, {90, 360}, {0, 420}}))),
               ContainsSubstring("x from 0 to 960"));
    CHECK_THAT(messageOf(wallFault(withWall({{0, 200}, {90, 360}, {0, 420}}))),
               ContainsSubstring("found 0, 200"));
    CHECK_THAT(messageOf(wallFault(withWall({{0, 300}, {3, 300}, {0, 420}}))), ContainsSubstring("4 px"));
}

TEST_CASE("an outline whose edges cross is not convex, though all corners turn alike", "[storage]") {
    const std::vector<Vec2> triangle{{400, 300}, {500, 300}, {450, 400}};
    std::vector<Vec2> twice = triangle;
    twice.insert(twice.end(), triangle.begin(), triangle.end());
    std::vector<Vec2> star, heptagram;
    for (int i = 0; i < 5; ++i)
        star.push_back(Vec2{480, 360} + rotate({0.0, -90.0}, rotationFromTurns(i * 2 / 5.0)));
    for (int i = 0; i < 7; ++i)
        heptagram.push_back(Vec2{480, 360} + rotate({0.0, -90.0}, rotationFromTurns(i * 3 / 7.0)));
    for (std::vector<Vec2> corners : {star, heptagram, twice}) {
        CHECK_THAT(messageOf(wallFault(withWall(corners))), ContainsSubstring("edges that cross"));
        std::reverse(corners.begin(), corners.end());
        CHECK_THAT(messageOf(wallFault(withWall(corners))), ContainsSubstring("edges that cross"));
    }
    // The edge from the third corner to the fourth is the first one that crosses an earlier one.
    CHECK(wallFault(withWall(star))->corner == std::size_t{3});
    CHECK(wallFault(withWall({{400, 300}, {500, 400}, {500, 300}, {400, 400}}))); // A bow.
}

TEST_CASE("the fault of an outline is at its corner", "[storage]") {
    const auto cornerOf = [](std::vector<Vec2> corners) {
        return wallFault(withWall(std::move(corners)))->corner;
    };
    CHECK(cornerOf({{0, 300}, {90, 360}, {0, 420}, {40, 360}}) == std::size_t{3});
    CHECK(cornerOf({{0, 300}, {45, 330}, {90, 360}, {0, 420}}) == std::size_t{1});
    CHECK(cornerOf({{0, 300}, {90, 360}, {0, 900}}) == std::size_t{2});
    CHECK(cornerOf({{0, 300}, {90, 360}, {0, 420}, {0, 418}}) == std::size_t{2});
    CHECK_FALSE(cornerOf({{0, 300}, {90, 360}}));
}

TEST_CASE("a wall may touch a brick, a hexagon or another wall, but not overlap it", "[storage]") {
    const Box brick = boxAround(brickCentre(6, 4), brickSizeOf(9) / 2.0);
    const auto wallAt = [&](double left) {
        return withWall({{left, brick.low.y}, {left + 40.0, brick.low.y}, {left + 20.0, brick.high.y}});
    };
    Level beside = wallAt(brick.high.x), inside = wallAt(brick.high.x - 1.0);
    for (Level* level : {&beside, &inside})
        level->bricks = {{6, 4}};
    CHECK_FALSE(wallFault(beside));
    CHECK_THAT(messageOf(wallFault(inside)), ContainsSubstring("column 7 of row 5"));

    Level pair = withWall(leaning);
    pair.walls.push_back({{{80.0, 300.0}, {170.0, 300.0}, {80.0, 420.0}}});
    CHECK_THAT(messageOf(wallFault(pair)), ContainsSubstring("wall number 1"));
    for (Vec2& corner : pair.walls[1].corners)
        corner.x += 10.0;
    CHECK_FALSE(wallFault(pair));
}

TEST_CASE("a moving hexagon keeps a ball's diameter from a wall along its whole path", "[storage]") {
    Level level = withWall(leaning);
    level.hexagons.push_back({{300.0, 360.0}, 40.0, 0.0, 0.0, {146.0, 360.0}, 40.0});
    CHECK_FALSE(wallFault(level));
    level.hexagons[0].pathEnd.x = 145.9;
    CHECK_THAT(messageOf(wallFault(level)), ContainsSubstring("hexagon number 1"));
    level.hexagons[0].pathEnd = level.hexagons[0].centre = {131.0, 360.0};
    level.hexagons[0].pathSpeed = 0.0;
    CHECK_FALSE(wallFault(level));
}

TEST_CASE("a band's numbers have bounds", "[storage]") {
    CHECK_FALSE(bandFault(withBand(60.0)));
    CHECK_FALSE(bandFault(withBand(-60.0)));
    CHECK_THAT(messageOf(bandFault(withBand(0.0))), ContainsSubstring("1 to 400 px"));
    CHECK_THAT(messageOf(bandFault(withBand(60.0, 0.0))), ContainsSubstring("speed"));
    CHECK_THAT(messageOf(bandFault(withBand(60.0, 201.0))), ContainsSubstring("speed"));
    Level level = withBand(60.0);
    level.bands.push_back({4, 5, 10.0, 10.0});
    CHECK(bandFault(level)->index == 1);
    CHECK_THAT(messageOf(bandFault(level)), ContainsSubstring("band number 1"));
    level.bands[1] = {8, 9, 10.0, 10.0};
    CHECK_THAT(messageOf(bandFault(level)), ContainsSubstring("from 1 to 9"));
}

TEST_CASE("the bricks of a band keep a ball's diameter from the walls and from all else", "[storage]") {
    const Box last = boxAround(brickCentre(8, 4), brickSizeOf(9) / 2.0);
    const double most = tuning::fieldSize.x - levelrules::room - last.high.x;
    CHECK_FALSE(bandFault(withBand(most)));
    CHECK_THAT(messageOf(bandFault(withBand(most + 0.1))), ContainsSubstring("a side wall"));

    Level level = withBand(60.0);
    level.bricks.push_back({8, 5});
    CHECK_THAT(messageOf(bandFault(level)), ContainsSubstring("column 9 of row 6"));
    level.bricks.back().row = 6;
    CHECK_FALSE(bandFault(level));
    level.walls.push_back({{{last.high.x + 75.0, last.low.y}, {940.0, last.low.y}, {940.0, last.high.y}}});
    CHECK_THAT(messageOf(bandFault(level)), ContainsSubstring("wall number 1"));
}

TEST_CASE("walls, bands, goals and rules survive writing and reading", "[storage]") {
    Level level = withBand(-60.5, 33.25);
    level.walls.push_back({leaning});
    level.goalWidth = 4;
    level.rules.set(Mutator::GiantBalls, true);
    level.rules.set(Mutator::NoPowerUps, true);
    CHECK(parseLevel(writeLevel(level), "level.toml") == level);
}

TEST_CASE("mistakes in walls, bands, goals and rules are reported with their place", "[storage]") {
    const auto messageOf = [](const std::string& text) {
        try {
            parseLevel("name = \"x\"\n" + text, "level.toml");
        } catch (const DataError& error) {
            return std::string(error.what());
        }
        return std::string("none");
    };
    CHECK_THAT(messageOf("goal = 3"), ContainsSubstring("level.toml:2:8") && ContainsSubstring("2, 4 or 6"));
    CHECK_THAT(messageOf("rules = [\"heavy balls\"]"),
               ContainsSubstring("2:9") && ContainsSubstring("found \"heavy balls\""));
    CHECK_THAT(messageOf("[[wall]]"), ContainsSubstring("corners = [[x, y]"));
    CHECK_THAT(messageOf("[[wall]]\ncorners = [[0, 300], [90, 360], [0]]"),
               ContainsSubstring("a corner [x, y]"));
    CHECK_THAT(messageOf("[[wall]]\ncorners = [[0, 300], [90, 360], [0, 9]]"), ContainsSubstring("3:33"));
    CHECK_THAT(messageOf("[[wall]]\ncorners = [[0, 300], [90, 360]]"), ContainsSubstring("3:11"));
    CHECK_THAT(messageOf("[[band]]\nfirst = 2\ndistance = 10"), ContainsSubstring("speed"));
    CHECK_THAT(messageOf("[[band]]\nfirst = 0\ndistance = 10\nspeed = 9"), ContainsSubstring("3:9"));
    CHECK_THAT(messageOf("[[band]]\nfirst = 4\nlast = 3\ndistance = 10\nspeed = 9"),
               ContainsSubstring("first and the last"));
}
