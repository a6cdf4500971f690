#include "arkanong/session/InterfaceTexts.hpp"

#include "Catch.hpp"

using namespace arkanong::test;

TEST_CASE("times are told in tenths of a second", "[session]") {
    const Catalogue& english = Catalogue::english();
    CHECK(secondsText(english, 0) == "0.0");
    CHECK(secondsText(english, 123) == "12.3");
    CHECK(tenthsText(english, 0) == "0:00.0");
    CHECK(tenthsText(english, tuning::seconds(7.4)) == "0:07.4");
    CHECK(tenthsText(english, tuning::seconds(59.9) + 1) == "0:59.9");
    CHECK(tenthsText(english, tuning::seconds(60.0)) == "1:00.0");
    CHECK(tenthsText(english, tuning::seconds(612.5)) == "10:12.5");
}
