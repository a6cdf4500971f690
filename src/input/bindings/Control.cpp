#include "arkanong/input/bindings/Control.hpp"

#include "arkanong/input/bindings/KeyPlaces.hpp"
#include "arkanong/language/Translatable.hpp"
#include "arkanong/render/text/PadGlyphs.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

namespace arkanong {

namespace {

using sfml::Key;

struct WrittenNames {
    std::string_view name;
    std::string_view shown;
    std::string_view brief;
};

// The names of keys that players read are of the context "key" in catalogues; those of at most four letters, which stand on
// pictures of keys, of the context "short key". What is printed on keys everywhere, such as F1, has no translation.

// In the order of sf::Keyboard::Key, then keyLess.
constexpr auto keyNames = rowsOf<sfml::placeCount, WrittenNames>({
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
    {"Escape", translatable("key", "Esc"), translatable("short key", "ESC")},
    {"LControl", translatable("key", "Left Ctrl"), translatable("short key", "LCTL")},
    {"LShift", translatable("key", "Left Shift"), translatable("short key", "LSHF")},
    {"LAlt", translatable("key", "Left Alt"), translatable("short key", "LALT")},
    {"LSystem", translatable("key", "Left System"), translatable("short key", "LSYS")},
    {"RControl", translatable("key", "Right Ctrl"), translatable("short key", "RCTL")},
    {"RShift", translatable("key", "Right Shift"), translatable("short key", "RSHF")},
    {"RAlt", translatable("key", "Right Alt"), translatable("short key", "RALT")},
    {"RSystem", translatable("key", "Right System"), translatable("short key", "RSYS")},
    {"Menu", translatable("key", "Menu"), translatable("short key", "MENU")},
    {"LBracket", translatable("key", "Left bracket"), "["},
    {"RBracket", translatable("key", "Right bracket"), "]"},
    {"Semicolon", translatable("key", "Semicolon"), ";"},
    {"Comma", translatable("key", "Comma"), translatable("short key", "COMM")},
    {"Period", translatable("key", "Period"), translatable("short key", "DOT")},
    {"Apostrophe", translatable("key", "Apostrophe"), translatable("short key", "APOS")},
    {"Slash", translatable("key", "Slash"), "/"},
    {"Backslash", translatable("key", "Backslash"), "\\"},
    {"Grave", translatable("key", "Grave"), translatable("short key", "GRAV")},
    {"Equal", translatable("key", "Equals"), "="},
    {"Hyphen", translatable("key", "Hyphen"), "-"},
    {"Space", translatable("key", "Space"), translatable("short key", "SPC")},
    {"Enter", translatable("key", "Enter"), translatable("short key", "ENT")},
    {"Backspace", translatable("key", "Backspace"), translatable("short key", "BKSP")},
    {"Tab", translatable("key", "Tab"), translatable("short key", "TAB")},
    {"PageUp", translatable("key", "Page up"), translatable("short key", "PGUP")},
    {"PageDown", translatable("key", "Page down"), translatable("short key", "PGDN")},
    {"End", translatable("key", "End"), translatable("short key", "END")},
    {"Home", translatable("key", "Home"), translatable("short key", "HOME")},
    {"Insert", translatable("key", "Insert"), translatable("short key", "INS")},
    {"Delete", translatable("key", "Delete"), translatable("short key", "DEL")},
    {"Add", translatable("key", "Num +"), "N+"},
    {"Subtract", translatable("key", "Num -"), "N-"},
    {"Multiply", translatable("key", "Num *"), "N*"},
    {"Divide", translatable("key", "Num /"), "N/"},
    {"Left", translatable("key", "Arrow left"), translatable("short key", "LEFT")},
    {"Right", translatable("key", "Arrow right"), translatable("short key", "RGHT")},
    {"Up", translatable("key", "Arrow up"), translatable("short key", "UP")},
    {"Down", translatable("key", "Arrow down"), translatable("short key", "DOWN")},
    {"Numpad0", translatable("key", "Num 0"), "N0"},
    {"Numpad1", translatable("key", "Num 1"), "N1"},
    {"Numpad2", translatable("key", "Num 2"), "N2"},
    {"Numpad3", translatable("key", "Num 3"), "N3"},
    {"Numpad4", translatable("key", "Num 4"), "N4"},
    {"Numpad5", translatable("key", "Num 5"), "N5"},
    {"Numpad6", translatable("key", "Num 6"), "N6"},
    {"Numpad7", translatable("key", "Num 7"), "N7"},
    {"Numpad8", translatable("key", "Num 8"), "N8"},
    {"Numpad9", translatable("key", "Num 9"), "N9"},
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
    {"Pause", translatable("key", "Pause"), translatable("short key", "PAUS")},
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
constexpr auto mouseNames = rowsOf<sf::Mouse::ButtonCount, WrittenNames>({
    {"Left", translatable("Left button"), translatable("Click")},
    {"Right", translatable("Right button"), translatable("Right click")},
    {"Middle", translatable("Middle button"), translatable("Middle click")},
    {"Extra1", translatable("Button 4"), translatable("Button 4")},
    {"Extra2", translatable("Button 5"), translatable("Button 5")},
});

// In the order of PadPart.
constexpr auto padNames = rowsOf<padButtonPartCount, std::string_view>(
    {"A", "B", "X", "Y", "LB", "RB", "Back", "Start", "Guide", "LS", "RS", "LT", "RT", "Share", "Paddle1",
     "Paddle2", "Paddle3", "Paddle4", "Touchpad"});

// In the order of sf::Joystick::Axis, with SFML's names, which earlier versions wrote, as the third.
constexpr auto axisNames = rowsOf<sf::Joystick::AxisCount, WrittenNames>({
    {"LeftX", translatable("Left stick sideways"), "X"},
    {"LeftY", translatable("Left stick up and down"), "Y"},
    {"AxisZ", translatable("Axis Z"), "Z"},
    {"AxisR", translatable("Axis R"), "R"},
    {"RightX", translatable("Right stick sideways"), "U"},
    {"RightY", translatable("Right stick up and down"), "V"},
    {"AxisPovX", translatable("Axis PovX"), "PovX"},
    {"AxisPovY", translatable("Axis PovY"), "PovY"},
});
static_assert(static_cast<int>(padRightX) == 4 && static_cast<int>(padRightY) == 5);

bool alike(std::string_view a, std::string_view b) {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&small](char x, char y) { return small(x) == small(y); });
}

/// Null for a gamepad's buttons.
const WrittenNames* namesOf(Control control) {
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
std::string shownSign(const Catalogue& catalogue, Control key) {
    const sfml::Sign sign = sfml::signAt(static_cast<Key>(key.code));
    return sign.key == Key::Unknown ? sign.text
                                    : std::string(catalogue.text("key", namesOf(controlOf(sign.key))->shown));
}
std::string shortSign(const Catalogue& catalogue, Control key) {
    const sfml::Sign sign = sfml::signAt(static_cast<Key>(key.code));
    return sign.key == Key::Unknown
               ? sign.text
               : std::string(catalogue.text("short key", namesOf(controlOf(sign.key))->brief));
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

std::string shownName(const Catalogue& catalogue, Control control) {
    assert(hasName(control));
    if (control.kind == ControlKind::Key) return shownSign(catalogue, control);
    if (control.kind != ControlKind::PadButton) return std::string(catalogue.text(namesOf(control)->shown));
    if (isStandard(control)) return padGlyph(static_cast<PadPart>(control.code));
    // Translators: of a gamepad.
    return fill(catalogue.text("Button {n}"), {{"n", number(control)}});
}

std::string displayName(Control control) { return shownName(Catalogue::english(), control); }
std::string shortName(Control control) { return shortName(Catalogue::english(), control); }

std::string_view sfmlName(sf::Joystick::Axis axis) { return axisNames[static_cast<std::size_t>(axis)].brief; }

std::string shortName(const Catalogue& catalogue, Control control) {
    assert(control.kind == ControlKind::Key || control.kind == ControlKind::PadButton);
    if (control.kind == ControlKind::Key) return shortSign(catalogue, control);
    return isStandard(control) ? shownName(catalogue, control) : number(control);
}

std::string clickName(const Catalogue& catalogue, Control button) {
    assert(button.kind == ControlKind::MouseButton && hasName(button));
    return std::string(catalogue.text(namesOf(button)->brief));
}

bool isReserved(Control control) {
    constexpr std::array keys{Key::Escape, Key::F3, Key::F10, Key::F11, Key::F12};
    return std::any_of(keys.begin(), keys.end(), [control](Key key) { return control == controlOf(key); });
}

} // namespace arkanong
