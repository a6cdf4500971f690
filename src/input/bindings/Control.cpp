#include "arkanong/input/bindings/Control.hpp"

#include "arkanong/input/bindings/KeyPlaces.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

namespace arkanong {

namespace {

using sfml::Key;

struct Names {
    std::string_view name;
    std::string_view shown;
    std::string_view brief;
};

// In the order of sf::Keyboard::Key, then keyLess.
constexpr auto keyNames = rowsOf<sfml::placeCount, Names>({
    {"A", "A", "A"},
    {"B", "B", "B"},
    {"C", "C", "C"},
    {"D", "D", "D"},
    {"E", "E", "E"},
    {"F", "F", "F"},
    {"G", "G", "G"},
    {"H", "H", "H"},
    {"I", "I", "I"},
    {"J", "J", "J"},
    {"K", "K", "K"},
    {"L", "L", "L"},
    {"M", "M", "M"},
    {"N", "N", "N"},
    {"O", "O", "O"},
    {"P", "P", "P"},
    {"Q", "Q", "Q"},
    {"R", "R", "R"},
    {"S", "S", "S"},
    {"T", "T", "T"},
    {"U", "U", "U"},
    {"V", "V", "V"},
    {"W", "W", "W"},
    {"X", "X", "X"},
    {"Y", "Y", "Y"},
    {"Z", "Z", "Z"},
    {"Num0", "0", "0"},
    {"Num1", "1", "1"},
    {"Num2", "2", "2"},
    {"Num3", "3", "3"},
    {"Num4", "4", "4"},
    {"Num5", "5", "5"},
    {"Num6", "6", "6"},
    {"Num7", "7", "7"},
    {"Num8", "8", "8"},
    {"Num9", "9", "9"},
    {"Escape", "Esc", "ESC"},
    {"LControl", "Left Ctrl", "LCTL"},
    {"LShift", "Left Shift", "LSHF"},
    {"LAlt", "Left Alt", "LALT"},
    {"LSystem", "Left System", "LSYS"},
    {"RControl", "Right Ctrl", "RCTL"},
    {"RShift", "Right Shift", "RSHF"},
    {"RAlt", "Right Alt", "RALT"},
    {"RSystem", "Right System", "RSYS"},
    {"Menu", "Menu", "MENU"},
    {"LBracket", "Left bracket", "["},
    {"RBracket", "Right bracket", "]"},
    {"Semicolon", "Semicolon", ";"},
    {"Comma", "Comma", "COMM"},
    {"Period", "Period", "DOT"},
    {"Apostrophe", "Apostrophe", "APOS"},
    {"Slash", "Slash", "/"},
    {"Backslash", "Backslash", "\\"},
    {"Grave", "Grave", "GRAV"},
    {"Equal", "Equals", "="},
    {"Hyphen", "Hyphen", "-"},
    {"Space", "Space", "SPC"},
    {"Enter", "Enter", "ENT"},
    {"Backspace", "Backspace", "BKSP"},
    {"Tab", "Tab", "TAB"},
    {"PageUp", "Page up", "PGUP"},
    {"PageDown", "Page down", "PGDN"},
    {"End", "End", "END"},
    {"Home", "Home", "HOME"},
    {"Insert", "Insert", "INS"},
    {"Delete", "Delete", "DEL"},
    {"Add", "Num +", "N+"},
    {"Subtract", "Num -", "N-"},
    {"Multiply", "Num *", "N*"},
    {"Divide", "Num /", "N/"},
    {"Left", "Arrow left", "LEFT"},
    {"Right", "Arrow right", "RGHT"},
    {"Up", "Arrow up", "UP"},
    {"Down", "Arrow down", "DOWN"},
    {"Numpad0", "Num 0", "N0"},
    {"Numpad1", "Num 1", "N1"},
    {"Numpad2", "Num 2", "N2"},
    {"Numpad3", "Num 3", "N3"},
    {"Numpad4", "Num 4", "N4"},
    {"Numpad5", "Num 5", "N5"},
    {"Numpad6", "Num 6", "N6"},
    {"Numpad7", "Num 7", "N7"},
    {"Numpad8", "Num 8", "N8"},
    {"Numpad9", "Num 9", "N9"},
    {"F1", "F1", "F1"},
    {"F2", "F2", "F2"},
    {"F3", "F3", "F3"},
    {"F4", "F4", "F4"},
    {"F5", "F5", "F5"},
    {"F6", "F6", "F6"},
    {"F7", "F7", "F7"},
    {"F8", "F8", "F8"},
    {"F9", "F9", "F9"},
    {"F10", "F10", "F10"},
    {"F11", "F11", "F11"},
    {"F12", "F12", "F12"},
    {"F13", "F13", "F13"},
    {"F14", "F14", "F14"},
    {"F15", "F15", "F15"},
    {"Pause", "Pause", "PAUS"},
    {"Less", "<", "<"},
});
// Checks that this version of SFML uses the same numbers.
constexpr bool isAt(Key key, std::string_view name) {
    return keyNames[static_cast<std::size_t>(key)].name == name;
}
static_assert(isAt(Key::Z, "Z") && isAt(Key::Num9, "Num9") && isAt(Key::Escape, "Escape") &&
                  isAt(Key::Menu, "Menu") && isAt(Key::Hyphen, "Hyphen") && isAt(Key::Space, "Space") &&
                  isAt(Key::Left, "Left") && isAt(Key::Numpad9, "Numpad9") && isAt(Key::F15, "F15"),
              "a name for each key");

// In the order of sf::Mouse::Button.
constexpr auto mouseNames = rowsOf<sf::Mouse::ButtonCount, Names>({
    {"Left", "Left button", "Click"},
    {"Right", "Right button", "Right click"},
    {"Middle", "Middle button", "Middle click"},
    {"Extra1", "Button 4", "Button 4"},
    {"Extra2", "Button 5", "Button 5"},
});

// In the order of PadPart.
constexpr auto padNames = rowsOf<padButtonPartCount, std::string_view>(
    {"A", "B", "X", "Y", "LB", "RB", "Back", "Start", "Guide", "LS", "RS", "LT", "RT", "Share", "Paddle1",
     "Paddle2", "Paddle3", "Paddle4", "Touchpad"});

// In the order of sf::Joystick::Axis, with SFML's names, which earlier versions wrote, as the third.
constexpr auto axisNames = rowsOf<sf::Joystick::AxisCount, Names>({
    {"LeftX", "Left stick sideways", "X"},
    {"LeftY", "Left stick up and down", "Y"},
    {"AxisZ", "Axis Z", "Z"},
    {"AxisR", "Axis R", "R"},
    {"RightX", "Right stick sideways", "U"},
    {"RightY", "Right stick up and down", "V"},
    {"AxisPovX", "Axis PovX", "PovX"},
    {"AxisPovY", "Axis PovY", "PovY"},
});
static_assert(static_cast<int>(padRightX) == 4 && static_cast<int>(padRightY) == 5);

bool alike(std::string_view a, std::string_view b) {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&small](char x, char y) { return small(x) == small(y); });
}

/// Null for a gamepad's buttons.
const Names* namesOf(Control control) {
    const auto index = static_cast<std::size_t>(control.code);
    switch (control.kind) {
    case ControlKind::Key: return &keyNames[index];
    case ControlKind::MouseButton: return &mouseNames[index];
    case ControlKind::PadAxis: return &axisNames[index];
    case ControlKind::PadButton: break;
    }
    return nullptr;
}

/// What the player's keyboard has at the place of this key.
std::string shownSign(Control key, std::string_view Names::*form) {
    const sfml::Sign sign = sfml::signAt(static_cast<Key>(key.code));
    return sign.key == Key::Unknown ? sign.text : std::string(namesOf(controlOf(sign.key))->*form);
}

/// Whether a standard gamepad has this button.
bool isStandard(Control button) { return static_cast<std::size_t>(button.code) < padButtonPartCount; }
/// The number, from 1, of a button that no standard gamepad has; earlier versions numbered all buttons in
/// this way.
std::string number(Control button) {
    return std::to_string(button.code - static_cast<int>(padButtonPartCount) + 1);
}

std::string buttonName(Control button) {
    if (isStandard(button)) return std::string(padNames[static_cast<std::size_t>(button.code)]);
    return "Other" + number(button);
}

/// The control that earlier versions called so, which counted "Button9" and the axes as SFML does. Those numbers are
/// read as an Xbox pad's, and Z and R as the right stick, which they are on most pads that are not of that kind.
std::optional<Control> formerlyNamed(ControlKind kind, std::string_view name) {
    constexpr std::string_view button = "button";
    if (kind == ControlKind::PadButton && alike(name.substr(0, button.size()), button)) {
        unsigned count = 0;
        const auto [end, error] =
            std::from_chars(name.data() + button.size(), name.data() + name.size(), count);
        if (error != std::errc() || end != name.data() + name.size()) return std::nullopt;
        if (count == 0 || count > sf::Joystick::ButtonCount) return std::nullopt;
        const bool standard = count <= static_cast<unsigned>(PadPart::RightStick) + 1;
        return padButton(standard ? count - 1 : otherButton(count - 1));
    }
    if (kind != ControlKind::PadAxis) return std::nullopt;
    if (alike(name, "Z")) return padAxis(padRightX);
    if (alike(name, "R")) return padAxis(padRightY);
    for (std::size_t i = 0; i < axisNames.size(); ++i)
        if (const auto axis = static_cast<sf::Joystick::Axis>(i); alike(name, sfmlName(axis)))
            return padAxis(axis);
    return std::nullopt;
}

} // namespace

int controlCount(ControlKind kind) {
    switch (kind) {
    case ControlKind::Key: return static_cast<int>(keyNames.size());
    case ControlKind::MouseButton: return static_cast<int>(mouseNames.size());
    case ControlKind::PadButton: return static_cast<int>(padButtonPartCount + sf::Joystick::ButtonCount);
    case ControlKind::PadAxis: return static_cast<int>(axisNames.size());
    }
    return 0;
}

bool hasName(Control control) { return control.code >= 0 && control.code < controlCount(control.kind); }

std::string nameOf(Control control) {
    assert(hasName(control));
    if (control.kind == ControlKind::PadButton) return buttonName(control);
    return std::string(namesOf(control)->name);
}

std::optional<Control> controlNamed(ControlKind kind, std::string_view name) {
    for (int code = 0; code < controlCount(kind); ++code) {
        const Control control{kind, code};
        if (alike(nameOf(control), name)) return control;
    }
    return formerlyNamed(kind, name);
}

std::string displayName(Control control) {
    assert(hasName(control));
    if (control.kind == ControlKind::Key) return shownSign(control, &Names::shown);
    if (control.kind != ControlKind::PadButton) return std::string(namesOf(control)->shown);
    return isStandard(control) ? padGlyph(static_cast<PadPart>(control.code)) : "Button " + number(control);
}

std::string_view sfmlName(sf::Joystick::Axis axis) { return axisNames[static_cast<std::size_t>(axis)].brief; }

std::string shortName(Control control) {
    assert(control.kind == ControlKind::Key || control.kind == ControlKind::PadButton);
    if (control.kind == ControlKind::Key) return shownSign(control, &Names::brief);
    return isStandard(control) ? displayName(control) : number(control);
}

std::string clickName(Control button) {
    assert(button.kind == ControlKind::MouseButton && hasName(button));
    return std::string(namesOf(button)->brief);
}

bool isReserved(Control control) {
    constexpr std::array keys{Key::Escape, Key::F3, Key::F10, Key::F11, Key::F12};
    return std::any_of(keys.begin(), keys.end(), [control](Key key) { return control == controlOf(key); });
}

} // namespace arkanong
