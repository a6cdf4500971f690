#pragma once

#include "arkanong/input/WindowEvent.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

enum class ControlKind : std::uint8_t { Key, MouseButton, PadButton, PadAxis };

/// A key, a button or an axis of a stick.
struct Control {
    ControlKind kind = ControlKind::Key;
    int code = 0; ///< SFML's number of it, from 0 to below controlCount(kind).

    friend constexpr bool operator==(Control a, Control b) { return a.kind == b.kind && a.code == b.code; }
    friend constexpr bool operator!=(Control a, Control b) { return !(a == b); }
};

constexpr Control controlOf(sfml::Key key) { return {ControlKind::Key, static_cast<int>(key)}; }
constexpr Control controlOf(sf::Mouse::Button button) {
    return {ControlKind::MouseButton, static_cast<int>(button)};
}
constexpr Control padButton(unsigned button) { return {ControlKind::PadButton, static_cast<int>(button)}; }
constexpr Control padAxis(sf::Joystick::Axis axis) { return {ControlKind::PadAxis, static_cast<int>(axis)}; }

/// How many there are of a kind.
int controlCount(ControlKind kind);
/// False for keys that SFML cannot tell from each other.
bool hasName(Control control);

// The control must have a name.

/// Its word in the settings, in ASCII and the same for ever: "LControl", "Left", "RB", "U".
std::string nameOf(Control control);
/// Capitals and small letters are one; nothing for any other word.
std::optional<Control> controlNamed(ControlKind kind, std::string_view name);
/// As the player reads it: "LEFT CTRL", "LEFT BUTTON", "RB", "LEFT STICK SIDEWAYS".
std::string shownName(Control control);
/// The same where room is short: at most four letters, "LCTL".
std::string shortName(Control control);
/// What one does with a button of the mouse: "CLICK", "RIGHT CLICK".
std::string clickName(Control button);

/// Menus and the window always need these: no action can have them. Escape also pauses, whatever is set.
bool isReserved(Control control);

// Buttons of the usual gamepads, as the driver numbers them...
inline constexpr unsigned padButtonAccept = 0;
inline constexpr unsigned padButtonBack = 1;
inline constexpr unsigned padButtonThird = 2;
inline constexpr unsigned padButtonFourth = 3;
inline constexpr unsigned padButtonLeftShoulder = 4;
inline constexpr unsigned padButtonShoulder = 5;
inline constexpr unsigned padButtonStart = 7;
// ...and the axes of their right stick.
inline constexpr sf::Joystick::Axis padRightX = sf::Joystick::Axis::U;
#if defined(_WIN32)
inline constexpr sf::Joystick::Axis padRightY = sf::Joystick::Axis::R;
#else
inline constexpr sf::Joystick::Axis padRightY = sf::Joystick::Axis::V;
#endif

} // namespace arkanong
