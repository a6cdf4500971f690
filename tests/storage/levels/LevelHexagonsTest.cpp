#include "LevelText.hpp"

using namespace arkanong::test;

TEST_CASE("an error in a hexagon is reported with line and column", "[storage]") {
    checkRefused(GENERATE(values<BadLevel>({
        {"a hexagon that is no table", named("hexagon = [3]"), 2, 12, "expected a [[hexagon]] table"},
        {"hexagons that are no list", named("hexagon = 3"), 2, 11, "expected [[hexagon]] tables"},
        {"no x", hexagon("y = 300"), 2, 1, "expected a number called \"x\""},
        {"an x that is no number", hexagon("x = \"3\"\ny = 300"), 3, 5, "expected a number, found a string"},
        {"an x that is not a number", hexagon("x = nan\ny = 300"), 3, 5, "finite"},
        {"an endless x", hexagon("x = inf\ny = 300"), 3, 5, "finite"},
        {"an unknown key of a hexagon", hexagon("x = 480\ny = 360\nspeed = 3"), 5, 1,
         "unknown key \"speed\""},
        {"too small a radius", hexagon("x = 480\ny = 360\nradius = 15.5"), 5, 10,
         "expected a radius from 16 to 120, found 15.5"},
        {"too large a radius", hexagon("x = 480\ny = 360\nradius = 121"), 5, 10, "found 121"},
        {"too wide an angle", hexagon("x = 480\ny = 360\nangle = 361"), 5, 9, "from -360 to 360"},
        {"too fast a spin", hexagon("x = 480\ny = 360\nspin = -1.01"), 5, 8, "from -1 to 1"},
        {"too fast corners", hexagon("x = 480\ny = 360\nradius = 100\nspin = 0.9"), 2, 1, "found 565 px/s"},
        {"through the left wall", hexagon("x = 47\ny = 360"), 3, 5, "expected x from 48 to 912, found 47"},
        {"through the right wall", hexagon("x = 913\ny = 360"), 3, 5, "found 913"},
        {"in Red's zone", hexagon("x = 480\ny = 279"), 4, 5, "expected y from 280 to 440, found 279"},
        {"in Blue's zone", hexagon("x = 480\ny = 441"), 4, 5, "found 441"},
        {"spinning too near a wall", hexagon("x = 60\ny = 360\nspin = 0.1"), 3, 5, "from 64 to 896"},
        {"a path that is no table", hexagon("x = 480\ny = 360\npath = 3"), 5, 8, "expected a table"},
        {"a path without a speed", hexagon("x = 480\ny = 360\npath = {x = 500, y = 360}"), 5, 8, "\"speed\""},
        {"an unknown key of a path", hexagon("x = 480\ny = 360\npath = {x = 500, y = 360, speed = 9, z = 1}"),
         5, 38, "\"z\""},
        {"a path to nowhere", hexagon("x = 480\ny = 360\npath = {x = 480, y = 360, speed = 9}"), 5, 8,
         "somewhere else"},
        {"a path at no speed", hexagon("x = 480\ny = 360\npath = {x = 500, y = 360, speed = 0}"), 5, 8,
         "above 0"},
        {"too fast a path", hexagon("x = 480\ny = 360\npath = {x = 500, y = 360, speed = 451}"), 5, 8,
         "from 0 to 450"},
        {"a path into a zone", hexagon("x = 480\ny = 360\npath = {x = 480, y = 450, speed = 9}"), 5, 8,
         "from 280 to 440, found 450"},
        {"a path through a wall", hexagon("x = 480\ny = 360\npath = {x = 10, y = 360, speed = 9}"), 5, 8,
         "from 64 to 896"},
        {"on a brick",
         bricks("..............\n..............\n..............\n..............\n.......n......\n") +
             "[[hexagon]]\nx = 480\ny = 360",
         9, 1, "found one in column 8 of row 5"},
        {"on another", hexagon("x = 480\ny = 360\n[[hexagon]]\nx = 570\ny = 360"), 5, 1,
         "found hexagon number 1"},
    })));
}
