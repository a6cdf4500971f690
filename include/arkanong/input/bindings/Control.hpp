#pragma once

#include "arkanong/input/bindings/WindowEvent.hpp"
#include "arkanong/language/Catalogue.hpp"
#include "arkanong/storage/player/PadPart.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arkanong {

enum class ControlKind : std::uint8_t { Key, MouseButton, PadButton, PadAxis };

/// A key, a button or an axis of a stick.
struct Control {
    ControlKind kind = ControlKind::Key;
    /// 0 to controlCount(kind) - 1. SFML's number of a mouse button; a key's place (KeyPlaces.hpp); StandardGamepads'
    /// number of a gamepad's button or axis.
    int code = 0;

    friend constexpr bool operator==(Control a, Control b) { return a.kind == b.kind && a.code == b.code; }
    friend constexpr bool operator!=(Control a, Control b) { return !(a == b); }
};

constexpr Control controlOf(sfml::Key place) { return {ControlKind::Key, static_cast<int>(place)}; }
constexpr Control controlOf(sf::Mouse::Button button) {
    return {ControlKind::MouseButton, static_cast<int>(button)};
}
constexpr Control padButton(unsigned button) { return {ControlKind::PadButton, static_cast<int>(button)}; }
constexpr Control padAxis(sf::Joystick::Axis axis) { return {ControlKind::PadAxis, static_cast<int>(axis)}; }

/// Whether the axis belongs to a direction pad.
constexpr bool isDirectionPad(sf::Joystick::Axis axis) {
    return axis == sf::Joystick::Axis::PovX || axis == sf::Joystick::Axis::PovY;
}

/// The number of controls of a kind.
int controlCount(ControlKind kind);
/// False for keys that SFML cannot identify.
bool hasName(Control control);

// The following functions require hasName(control).

/// The name in the settings file, ASCII, never changed between versions: "LControl", "Left", "RB", "RightX".
/// A key is named by the sign that the US layout has at its place. Earlier versions bound keys by their signs and
/// wrote the same names, which therefore are read as places of the US layout.
/// Gamepad buttons have the names of an Xbox pad; a button that such a pad lacks is "Other14", numbered from
/// 1.
std::string nameOf(Control control);
/// The reverse of nameOf(), ignoring case; nullopt for an unknown name. Also understands the button numbers
/// of earlier versions.
[[nodiscard]] std::optional<Control> controlNamed(ControlKind kind, std::string_view name);
/// The name on screens: "Left Ctrl", "Left button", "Left stick sideways". A key that types a character is shown by what
/// the layout in use types there (see signAt()): the key W of a US keyboard is "Z" on a French one. A gamepad's button is
/// the character that drawText() draws as its picture, see PadGlyphs.
std::string shownName(const Catalogue& catalogue, Control control);
/// shownName() in English, for logs.
std::string displayName(Control control);
/// shownName() in at most four letters: "LCTL". For a gamepad's button it is the same.
std::string shortName(const Catalogue& catalogue, Control control);
/// shortName() in English.
std::string shortName(Control control);
/// The use of a mouse button, for help texts: "Click", "Right click".
std::string clickName(const Catalogue& catalogue, Control button);

/// SFML's name of an axis: "X", "PovY".
std::string_view sfmlName(sf::Joystick::Axis axis);

/// True for controls that menus and the window always need; they cannot be bound to actions. Escape always
/// pauses.
bool isReserved(Control control);

// The button numbers of standard gamepads, see PadPart and StandardGamepads.
inline constexpr unsigned padButtonAccept = 0;
inline constexpr unsigned padButtonBack = 1;
inline constexpr unsigned padButtonThird = 2;
inline constexpr unsigned padButtonFourth = 3;
inline constexpr unsigned padButtonLeftShoulder = 4;
inline constexpr unsigned padButtonShoulder = 5;
inline constexpr unsigned padButtonSelect = 6;
inline constexpr unsigned padButtonStart = 7;
inline constexpr unsigned padButtonLeftStick = 9; ///< Pressed like a button.
/// The number of a button that a standard gamepad does not have; `number` is SDL's.
constexpr unsigned otherButton(unsigned number) { return static_cast<unsigned>(padButtonPartCount) + number; }
// The axes of a standard gamepad's right stick.
inline constexpr sf::Joystick::Axis padRightX = sf::Joystick::Axis::U;
inline constexpr sf::Joystick::Axis padRightY = sf::Joystick::Axis::V;

} // namespace arkanong
