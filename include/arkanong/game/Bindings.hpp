#pragma once

#include "arkanong/render/Sfml.hpp"

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

/// Which control does what: data, so that it can be changed. One action may have several controls.
struct Bindings {
    std::vector<KeyBinding> keys;
    std::vector<MouseBinding> mouse;
    std::vector<PadBinding> pad;
    sf::Joystick::Axis padMoveX = sf::Joystick::Axis::X;
    sf::Joystick::Axis padMoveY = sf::Joystick::Axis::Y;
    sf::Joystick::Axis padAimX = sf::Joystick::Axis::U;
    sf::Joystick::Axis padAimY = sf::Joystick::Axis::V;
};

/// Arrows and WASD move, Space and the left mouse button serve; gamepads by their left and right sticks and
/// button 0.
Bindings defaultBindings();

// Buttons of the usual gamepads, as the driver numbers them.
inline constexpr unsigned padButtonAccept = 0;
inline constexpr unsigned padButtonBack = 1;
inline constexpr unsigned padButtonStart = 7;

} // namespace arkanong
