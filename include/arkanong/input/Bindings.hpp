#pragma once

#include "arkanong/input/Action.hpp"
#include "arkanong/input/ControlMap.hpp"
#include "arkanong/input/WindowEvent.hpp"
#include "arkanong/session/Controller.hpp"

#include <bitset>
#include <cstddef>
#include <optional>
#include <vector>

namespace arkanong {

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

/// Gamepads count by their seats, see GamepadSlots.
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
    sf::Joystick::Axis padAimX = padRightX;
    sf::Joystick::Axis padAimY = padRightY;
};

/// What a person with `own` plays with, while the other side plays with `other`.
///
/// Two people on one keyboard, by default: cheap keyboards report only some combinations of three and more
/// keys, but the modifiers have lines of their own and always come through. So both serve by modifiers, each
/// on their own side, and the keys that move lie far apart. Enter is there for keyboards without a right
/// Ctrl.
Bindings bindingsFor(Controller own, Controller other = Controller::Computer,
                     const ControlMap& controls = {});

/// What is nobody's alone: the pause, and in the sandbox what acts on the whole field. Escape pauses whatever
/// the controls say.
Bindings commonBindings(bool sandbox, const ControlMap& controls = {});

/// What takes and sets the tools of the sandbox.
Bindings toolBindings(const ControlMap& controls = {});

/// What the key or the gamepad's button that goes down does; of several actions the first. Nothing for any
/// other event.
std::optional<Action> pressedAction(const Bindings& bindings, const sfml::WindowEvent& event);

} // namespace arkanong
