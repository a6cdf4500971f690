#include "arkanong/input/gamepad/StandardGamepads.hpp"

#include "Catch.hpp"
#include "arkanong/input/GamepadAxes.hpp"
#include "input/gamepad/XboxPad.hpp"

using namespace arkanong;
using namespace arkanong::test;
using Axis = sf::Joystick::Axis;

namespace {

/// A pad that is plugged in, with this entry's controls.
StandardGamepads padWith(const std::string& controls, const GamepadDevice& device = xboxPad()) {
    GamepadDatabase database;
    Notes notes;
    if (!controls.empty())
        database.read("030000005e0400008e02000014010000,Pad," + controls + ",platform:Linux,\n", "pads.txt",
                      notes);
    CHECK(notes == Notes{});
    StandardGamepads pads([device](unsigned) { return device; }, database);
    CHECK(pads.translated(sfml::PadConnected{0}).size() == 1);
    return pads;
}

/// An event in words: "+7" and "-7" for a button, "X 50" for an axis.
std::string wordFor(const sfml::WindowEvent& event) {
    if (const auto* down = std::get_if<sfml::PadPressed>(&event)) return "+" + std::to_string(down->button);
    if (const auto* up = std::get_if<sfml::PadReleased>(&event)) return "-" + std::to_string(up->button);
    if (const auto* moved = std::get_if<sfml::PadMoved>(&event))
        return std::string(sfmlName(moved->axis)) + ' ' + std::to_string(std::lround(moved->position));
    return std::holds_alternative<sfml::PadDisconnected>(event) ? "gone" : "other";
}

std::string after(StandardGamepads& pads, const sfml::WindowEvent& event) {
    std::string words;
    for (const sfml::WindowEvent& one : pads.translated(event))
        words += (words.empty() ? "" : ", ") + wordFor(one);
    return words;
}

std::string after(StandardGamepads& pads, Axis axis, float position) {
    return after(pads, sfml::PadMoved{0, axis, position});
}

} // namespace

TEST_CASE("buttons count by what the entry calls them", "[input]") {
    StandardGamepads pads = padWith("a:b2,b:b0,start:b9");
    CHECK(after(pads, sfml::PadPressed{0, 2}) == "+0");
    CHECK(after(pads, sfml::PadPressed{0, 0}) == "+1");
    CHECK(after(pads, sfml::PadReleased{0, 2}) == "-0");
    CHECK(after(pads, sfml::PadPressed{0, 9}) == "+" + std::to_string(padButtonStart));
    CHECK(after(pads, sfml::PadPressed{0, 5}) ==
          "+" + std::to_string(otherButton(5))); // The entry does not name it.
    CHECK(pads.mapping(0)->origin == GamepadMapping::Origin::Entry);
}

TEST_CASE("a trigger is a button that is pressed past the middle and does not tremble there", "[input]") {
    StandardGamepads pads = padWith("lefttrigger:a2,righttrigger:a5~");
    const std::string left = std::to_string(static_cast<unsigned>(PadPart::LeftTrigger));
    CHECK(after(pads, Axis::Z, 0.0F).empty());
    CHECK(after(pads, Axis::Z, 25.0F) == "+" + left);
    CHECK(after(pads, Axis::Z, 10.0F).empty());
    CHECK(after(pads, Axis::Z, 25.0F).empty());
    CHECK(after(pads, Axis::Z, -60.0F) == "-" + left);
}

TEST_CASE("an axis counts from when it leaves its start, which drivers may invent", "[input]") {
    GamepadDevice device = xboxPad();
    device.start[static_cast<std::size_t>(Axis::X)] = -100.0F;
    StandardGamepads pads = padWith("leftx:a0,lefty:a1,a:b0", device);
    CHECK(after(pads, Axis::X, -100.0F).empty());
    CHECK(after(pads, Axis::X, -95.0F).empty());
    CHECK(after(pads, Axis::X, -40.0F) == "X -40");
    CHECK(after(pads, Axis::Y, 100.0F) == "Y 100"); // At the first push of a stick that knows only its ends.
}

TEST_CASE("halves of axes and buttons push sticks, and axes push the D-pad", "[input]") {
    StandardGamepads pads = padWith("-leftx:b4,+leftx:b5,dpup:-a1,dpdown:+a1,-righty:-a3,+righty:+a4");
    CHECK(after(pads, sfml::PadPressed{0, 4}) == "X -100");
    CHECK(after(pads, sfml::PadReleased{0, 4}) == "X 0");
    CHECK(after(pads, sfml::PadPressed{0, 5}) == "X 100");
    CHECK(after(pads, Axis::Y, -100.0F) == "PovY " + std::to_string(static_cast<int>(-100 * povDown)));
    CHECK(after(pads, Axis::Y, 0.0F) == "PovY 0");
    CHECK(after(pads, Axis::U, -50.0F) == (padRightY == Axis::V ? "V -50" : "R -50"));
}

TEST_CASE("a pad that goes lets go of everything first", "[input]") {
    StandardGamepads pads = padWith("a:b0,leftx:a0,dpup:h0.1");
    after(pads, sfml::PadPressed{0, 0});
    after(pads, sfml::PadPressed{0, 8});
    after(pads, Axis::X, 80.0F);
    after(pads, Axis::PovY, static_cast<float>(-100.0 * povDown));
    CHECK(after(pads, sfml::PadDisconnected{0}) ==
          "-0, -" + std::to_string(otherButton(8)) + ", X 0, PovY 0, gone");
    CHECK(pads.mapping(0) == nullptr);
    CHECK(after(pads, sfml::PadDisconnected{0}) == "gone");
    CHECK(after(pads, sfml::PadPressed{0, 0}) == "+0"); // Known again by its next event.
}

TEST_CASE("another pad with the same number is asked anew", "[input]") {
    GamepadDevice device = xboxPad();
    StandardGamepads pads([&device](unsigned) { return device; });
    after(pads, sfml::PadConnected{0});
    CHECK(after(pads, sfml::PadPressed{0, 2}) == "+2");
    device.buttons = {0x133, 0x131, 0x130};
    after(pads, sfml::PadDisconnected{0});
    after(pads, sfml::PadConnected{0});
    CHECK(after(pads, sfml::PadPressed{0, 2}) == "+0");
}

TEST_CASE("a pad without an entry is understood by the names of its driver's buttons", "[input]") {
    GamepadDevice device = xboxPad();
    device.id.vendor = 0x1111;
    // As generic pads: C and Z among the others, the second stick on Z and RZ, the D-pad as buttons.
    device.axes = {0, 1, 2, 5};
    device.buttons = {0x130, 0x131, 0x132, 0x133, 0x134, 0x135, 0x136,
                      0x137, 0x138, 0x139, 0x13a, 0x13b, 0x220, 0x221};
    device.start = {};
    StandardGamepads pads = padWith("a:b9", device);
    CHECK(pads.mapping(0)->origin == GamepadMapping::Origin::Kernel);
    CHECK(after(pads, sfml::PadPressed{0, 0}) == "+0");
    CHECK(after(pads, sfml::PadPressed{0, 3}) == "+2");
    CHECK(after(pads, sfml::PadPressed{0, 11}) == "+" + std::to_string(padButtonStart));
    CHECK(after(pads, sfml::PadPressed{0, 13}) == "PovY " + std::to_string(static_cast<int>(100 * povDown)));
    CHECK(after(pads, Axis::Z, 70.0F) == "U 70");
    CHECK(after(pads, Axis::R, -70.0F) == (padRightY == Axis::V ? "V -70" : "R -70"));
}

TEST_CASE("Sony's and Nintendo's drivers name the upper buttons by their places", "[input]") {
    GamepadDevice device = xboxPad();
    for (const std::uint16_t vendor : {std::uint16_t{0x54c}, std::uint16_t{0x57e}}) {
        device.id.vendor = vendor;
        StandardGamepads pads = padWith("", device);
        CHECK(after(pads, sfml::PadPressed{0, 2}) == "+3");
        CHECK(after(pads, sfml::PadPressed{0, 3}) == "+2");
    }
}

TEST_CASE("a pad of which nothing is known has the commonest numbers", "[input]") {
    GamepadDevice device;
    device.id.name = "Something";
    StandardGamepads pads = padWith("", device);
    CHECK(pads.mapping(0)->origin == GamepadMapping::Origin::Guess);
    for (const unsigned button : {padButtonAccept, padButtonBack, padButtonShoulder, padButtonStart})
        CHECK(after(pads, sfml::PadPressed{0, button}) == "+" + std::to_string(button));
    CHECK(after(pads, Axis::X, 60.0F) == "X 60");
    CHECK(after(pads, padRightX, 60.0F) == "U 60");
    CHECK(after(pads, Axis::PovX, -100.0F) == "PovX -100");
}

TEST_CASE("controls that SFML does not report are named, and numbers that do not exist do no harm",
          "[input]") {
    StandardGamepads pads = padWith("a:b40,b:b1,rightx:a9,dpup:h3.1,leftx:a0");
    CHECK(pads.mapping(0)->unreported == std::vector{PadPart::A, PadPart::RightX, PadPart::PadUp});
    CHECK(after(pads, sfml::PadPressed{0, 99}).empty());
    CHECK(after(pads, sfml::PadPressed{99, 0}).empty());
    CHECK(after(pads, sfml::PadMoved{99, Axis::X, 50.0F}).empty());
    CHECK(after(pads, sfml::PadConnected{99}) == "other");
    CHECK(after(pads, sfml::PadDisconnected{99}) == "gone");
    CHECK(after(pads, sfml::KeyPressed{sfml::Key::A}) == "other");
    CHECK(pads.mapping(99) == nullptr);
}

TEST_CASE("a pad's family is known by its maker or by a name", "[input]") {
    const auto family = [](std::uint16_t vendor, const std::string& name, const std::string& entry = "") {
        GamepadDevice pad;
        pad.id = {3, vendor, 1, 1, name};
        GamepadMapping mapping;
        mapping.entryName = entry;
        return familyOf(pad, mapping);
    };
    CHECK(family(0x45e, "Microsoft X-Box 360 pad") == PadFamily::Xbox);
    CHECK(family(0x54c, "Wireless Controller") == PadFamily::PlayStation);
    CHECK(family(0xf0d, "HORI CO.,LTD.", "Hori Fighting Commander PS4") == PadFamily::PlayStation);
    CHECK(family(0x57e, "Pro Controller") == PadFamily::Nintendo);
    CHECK(family(0x2dc8, "8Bitdo SN30 Pro") == PadFamily::Nintendo);
    CHECK(family(0x2dc8, "8BitDo Pro 2 for Xbox") == PadFamily::Xbox);
    CHECK(family(0x1234, "Something") == PadFamily::Xbox);
}
