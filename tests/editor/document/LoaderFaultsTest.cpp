#include "Catch.hpp"
#include "arkanong/editor/document/EditedLevel.hpp"
#include "language/MoFile.hpp"

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("the loader's messages on walls and rows are in the language in use", "[editor]") {
    const Catalogue german = Catalogue::parse(
        moFile(
            {{"", "Language: de\n" + moHead},
             {"Expected no other wall in this one, found wall number {n}", "In Mauer {n} passt keine zweite"},
             {"Expected {room} px (a ball's diameter) around a moving brick, the one in column "
              "{column} of row {row}, on its whole way; found a side wall",
              "Reihe {row}, Spalte {column}: {room} px Abstand zur Seitenwand"}}),
        "de.mo");
    Level level;
    level.name = "Loader";
    const Level::WallPlace wall{{{300.0, 300.0}, {400.0, 300.0}, {400.0, 380.0}}};
    level.walls = {wall, wall};
    const EditRefusal twice = refusalOf(level);
    REQUIRE(twice);
    CHECK(*twice == "Expected no other wall in this one, found wall number 1");
    CHECK(twice->in(german) == "In Mauer 1 passt keine zweite");

    level.walls.clear();
    Level::BrickPlace brick;
    brick.column = 0;
    brick.row = 4;
    level.bricks = {brick};
    level.bands = {{4, 4, -60.0, 40.0}};
    const EditRefusal near = refusalOf(level);
    REQUIRE(near);
    CHECK_THAT(near->in(german), ContainsSubstring("Reihe 5, Spalte 1: "));
}
