#include "arkanong/input/gamepad/PadReport.hpp"

#include "Catch.hpp"

using namespace arkanong::test;

TEST_CASE("the report on a gamepad names its numbers, its family and its mapping", "[input]") {
    PadDescription pad;
    pad.name = "Wireless\nController";
    pad.guid = "030000004c050000c405000011010000";
    pad.path = "/dev/input/event7";
    pad.vendor = 0x54c;
    pad.product = 0x5c4;
    pad.version = 0x111;
    pad.family = PadFamily::PlayStation;
    pad.mapping = "030000004c050000c405000011010000,PS4 Controller,a:b0,b:b1,";
    CHECK(reportOn(2, pad) == "gamepad 2: Wireless?Controller\n"
                              "  vendor 054c, product 05c4, version 0111, /dev/input/event7\n"
                              "  GUID 030000004c050000c405000011010000\n"
                              "  shown with the signs of PlayStation pads\n"
                              "  mapping: 030000004c050000c405000011010000,PS4 Controller,a:b0,b:b1,\n");
    pad.guessed = true;
    pad.path.clear();
    CHECK_THAT(reportOn(2, pad), ContainsSubstring("version 0111\n"));
    CHECK_THAT(reportOn(2, pad), ContainsSubstring("  not known to SDL; a guess: 0300"));
}
