#include "Catch.hpp"
#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/Strength.hpp"

#include <limits>

// Small values of the simulation: commands and strengths.

using namespace arkanong;

TEST_CASE("a command holds the nearest whole number that fits", "[sim]") {
    CHECK(commandValue(0.49) == 0);
    CHECK(commandValue(0.5) == 1);
    CHECK(commandValue(-0.5) == -1);
    CHECK(commandValue(-1234.4) == -1234);
    CHECK(commandValue(1e9) == 32767);
    CHECK(commandValue(-1e9) == -32767);
    CHECK(commandValue(std::numeric_limits<double>::infinity()) == 32767);
}

TEST_CASE("a strength is a name or a number from 0 to 4 with two decimals at most", "[sim]") {
    for (const char* const text : {"", "2.", "2.355", "22", "x", "x.35", ":.1", "/.1", "2,35", "2.3x", "2.x5",
                                   "4.01", "5", "-1", "Medium"}) {
        CAPTURE(text);
        CHECK_FALSE(strengthNamed(text));
    }
    CHECK(strengthNamed("2.35")->hundredths() == 235);
    CHECK(strengthNamed("2.3")->hundredths() == 230);
    CHECK(strengthNamed("4")->hundredths() == 400);
    CHECK(strengthNamed("medium")->hundredths() == 200);
    CHECK_FALSE(Strength::ofHundredths(-1));
    CHECK_FALSE(Strength::ofHundredths(401));
    CHECK_FALSE(Strength::of(-0.01));
    CHECK_FALSE(Strength::of(4.01));
    CHECK_FALSE(Strength::of(std::numeric_limits<double>::quiet_NaN()));
    CHECK(Strength::of(0.0)->hundredths() == 0);
    CHECK(Strength::of(3.999)->hundredths() == 400);
}
