#include "arkanong/input/gamepad/PadReport.hpp"

#include "Catch.hpp"
#include "input/gamepad/XboxPad.hpp"

using namespace arkanong;
using namespace arkanong::test;

namespace {

std::string reportWith(const std::string& entry) {
    GamepadDatabase database;
    Notes notes;
    database.read(entry, "/etc/pads.txt", notes);
    CHECK(notes == Notes{});
    const GamepadDevice pad = xboxPad();
    return reportOn(2, pad, mappingFor(pad, database));
}

} // namespace

TEST_CASE("the report on a gamepad names its numbers, its entry and each control", "[input]") {
    const std::string report = reportWith(
        "# mine\n030000005e0400008e02000014010000,My Pad,a:b2,lefttrigger:a2,-leftx:-a0,+leftx:b3,righty:a4~,"
        "dpup:h0.1,start:b40,platform:Linux,\n");
    CHECK(report == "gamepad 2: Xbox 360 pad\n"
                    "  bus 0003, vendor 045e, product 028e, version 0114, js1\n"
                    "  GUID 030000005e0400008e02000014010000\n"
                    "  11 buttons, axes 00 01 02 03 04 05 10 11\n"
                    "  known by /etc/pads.txt:2 (My Pad)\n"
                    "  A: button 2\n"
                    "  LT: Z\n"
                    "  D-PAD UP: -PovY\n"
                    "  LEFT STICK SIDEWAYS: -X, button 3\n"
                    "  RIGHT STICK UP AND DOWN: reversed V\n"
                    "  START: not reported by SFML\n");
}

TEST_CASE("the report says why a gamepad is read by the kernel's names or by guess", "[input]") {
    CHECK_THAT(reportWith(""),
               ContainsSubstring("known by the kernel's names of its buttons; no entry has its GUID"));
    GamepadDevice pad = xboxPad();
    pad.buttons.clear();
    pad.id.bus.reset();
    const std::string report = reportOn(0, pad, mappingFor(pad, {}));
    CHECK_THAT(report, ContainsSubstring("known by a guess"));
    CHECK_THAT(report, ContainsSubstring("bus ????"));
}
