#pragma once

#include "arkanong/game/Controller.hpp"
#include "arkanong/render/Sfml.hpp"

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace arkanong {

/// What a player can do on the field by a key or button.
enum class Action : std::uint8_t {
    MoveLeft,
    MoveRight,
    MoveUp,
    MoveDown,
    ServeByArrow, ///< Held: the aiming arrow sweeps. Let go: serves along it.
    ServeAtAim,   ///< Serves at once towards the point aimed at.
    Overdrive,
    Rebuild,
    ClearBalls,
    Pause,
};
inline constexpr std::size_t actionCount = static_cast<std::size_t>(Action::Pause) + 1;
constexpr std::size_t actionIndex(Action action) { return static_cast<std::size_t>(action); }

struct KeyBinding {
    sfml::Key key;
    Action action;
};
struct MouseBinding {
    sf::Mouse::Button button;
    Action action;
};
struct PadBinding {
    unsigned button;
    Action action;
};

/// Gamepads count by their seats, see PadSeats.
inline constexpr std::size_t padCount = 8;
using Pads = std::bitset<padCount>;

/// Which control does what: data, so that it can be changed. One action may have several controls.
struct Bindings {
    std::vector<KeyBinding> keys;
    std::vector<MouseBinding> mouse;
    std::vector<PadBinding> pad;
    bool pointer = false;      ///< The mouse's place counts: it aims...
    bool pointerMoves = false; ///< ...or the paddle follows it.
    Pads pads;                 ///< Those that count; no other does anything.
    sf::Joystick::Axis padMoveX = sf::Joystick::Axis::X;
    sf::Joystick::Axis padMoveY = sf::Joystick::Axis::Y;
    sf::Joystick::Axis padAimX = sf::Joystick::Axis::U;
    sf::Joystick::Axis padAimY = sf::Joystick::Axis::V;
};

/// What a person with `own` plays with, while the other side plays with `other`.
///
/// Two people on one keyboard: cheap keyboards report only some combinations of three and more keys, but the
/// modifiers have lines of their own and always come through. So both serve by modifiers, each on their own
/// side, and the keys that move lie far apart. Enter is there for keyboards without a right Ctrl.
Bindings bindingsFor(Controller own, Controller other = Controller::Computer);

/// What is nobody's alone: the pause, and in the sandbox what acts on the whole field.
Bindings commonBindings(bool sandbox);

// Buttons of the usual gamepads, as the driver numbers them.
inline constexpr unsigned padButtonAccept = 0;
inline constexpr unsigned padButtonBack = 1;
inline constexpr unsigned padButtonLeftShoulder = 4;
inline constexpr unsigned padButtonShoulder = 5;
inline constexpr unsigned padButtonStart = 7;

} // namespace arkanong
