#include "arkanong/input/bindings/Control.hpp"

#include "Catch.hpp"

#include <algorithm>
#include <set>

using namespace arkanong;
using sfml::Key;

namespace {

std::vector<Control> all(ControlKind kind) {
    std::vector<Control> controls;
    for (int code = 0; code < controlCount(kind); ++code)
        controls.push_back({kind, code});
    return controls;
}

bool isPlain(const std::string& word) {
    return !word.empty() && word.size() <= 32 &&
           std::all_of(word.begin(), word.end(), [](char c) { return c > ' ' && c <= '~'; });
}

} // namespace

TEST_CASE("every key, button and axis has a unique name that can be read back", "[input]") {
    const auto kind =
        GENERATE(ControlKind::Key, ControlKind::MouseButton, ControlKind::PadButton, ControlKind::PadAxis);
    std::set<std::string> names;
    std::set<std::string> shown;
    for (const Control control : all(kind)) {
        CAPTURE(control.code, nameOf(control));
        CHECK(isPlain(nameOf(control)));
        CHECK(controlNamed(kind, nameOf(control)) == control);
        CHECK_FALSE(displayName(control).empty());
        names.insert(nameOf(control));
        shown.insert(displayName(control));
    }
    CHECK(names.size() == all(kind).size());
    CHECK(shown.size() == all(kind).size());
}

TEST_CASE("the names of keys never change", "[input]") {
    CHECK(nameOf(controlOf(Key::A)) == "A");
    CHECK(nameOf(controlOf(Key::Num0)) == "Num0");
    CHECK(nameOf(controlOf(Key::LControl)) == "LControl");
    CHECK(nameOf(controlOf(Key::RShift)) == "RShift");
    CHECK(nameOf(controlOf(Key::Space)) == "Space");
    CHECK(nameOf(controlOf(Key::Enter)) == "Enter");
    CHECK(nameOf(controlOf(Key::Left)) == "Left");
    CHECK(nameOf(controlOf(Key::Numpad5)) == "Numpad5");
    CHECK(nameOf(controlOf(Key::F15)) == "F15");
    CHECK(nameOf(controlOf(Key::Pause)) == "Pause");
    CHECK(displayName(controlOf(Key::LControl)) == "Left Ctrl");
    CHECK(nameOf(controlOf(sf::Mouse::Button::Middle)) == "Middle");
    CHECK(nameOf(padButton(padButtonShoulder)) == "RB");
    CHECK(nameOf(padButton(padButtonStart)) == "Start");
    CHECK(nameOf(padButton(static_cast<unsigned>(PadPart::RightTrigger))) == "RT");
    CHECK(nameOf(padButton(otherButton(13))) == "Other14");
    CHECK(displayName(padButton(otherButton(13))) == "Button 14");
    CHECK(nameOf(padAxis(sf::Joystick::Axis::X)) == "LeftX");
    CHECK(nameOf(padAxis(padRightY)) == "RightY");
}

TEST_CASE("the numbers by which earlier versions named a gamepad's controls are read", "[input]") {
    CHECK(controlNamed(ControlKind::PadButton, "Button9") ==
          padButton(static_cast<unsigned>(PadPart::Guide)));
    CHECK(controlNamed(ControlKind::PadButton, "button11") ==
          padButton(static_cast<unsigned>(PadPart::RightStick)));
    CHECK(controlNamed(ControlKind::PadButton, "Button12") == padButton(otherButton(11)));
    for (const char* wrong : {"Button0", "Button33", "Button", "Button1x"})
        CHECK_FALSE(controlNamed(ControlKind::PadButton, wrong));
    CHECK(controlNamed(ControlKind::PadAxis, "X") == padAxis(sf::Joystick::Axis::X));
    CHECK(controlNamed(ControlKind::PadAxis, "U") == padAxis(padRightX));
    CHECK(controlNamed(ControlKind::PadAxis, "Z") == padAxis(padRightX));
    CHECK(controlNamed(ControlKind::PadAxis, "r") == padAxis(padRightY));
}

TEST_CASE("short names have at most four letters and are unique", "[input]") {
    std::set<std::string> names;
    for (const Control key : all(ControlKind::Key)) {
        CHECK(shortName(key).size() <= 4);
        names.insert(shortName(key));
    }
    CHECK(names.size() == all(ControlKind::Key).size());
}

TEST_CASE("names are read regardless of case, and unknown ones are refused", "[input]") {
    CHECK(controlNamed(ControlKind::Key, "lcontrol") == controlOf(Key::LControl));
    CHECK_FALSE(controlNamed(ControlKind::Key, "Ctrl"));
    CHECK_FALSE(controlNamed(ControlKind::Key, ""));
    CHECK_FALSE(controlNamed(ControlKind::MouseButton, "Space"));
}

TEST_CASE("a key that SFML does not know has no name", "[input]") {
    CHECK_FALSE(hasName(controlOf(Key::Unknown)));
    CHECK(hasName(controlOf(Key::A)));
    CHECK(hasName(controlOf(Key::Pause)));
}
