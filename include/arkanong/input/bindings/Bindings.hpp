#pragma once

#include "arkanong/input/bindings/Action.hpp"
#include "arkanong/input/bindings/ControlMap.hpp"
#include "arkanong/input/bindings/WindowEvent.hpp"
#include "arkanong/session/Controller.hpp"

#include <bitset>
#include <cstddef>
#include <optional>
#include <vector>

namespace arkanong {

struct KeyBinding {
    sfml::Key key; ///< Its place, see KeyPlaces.hpp.
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

/// Gamepads are numbered by their slots, see GamepadSlots.
inline constexpr std::size_t padCount = 8;
using Pads = std::bitset<padCount>;

/// Maps controls to actions. An action can have several controls.
struct Bindings {
    std::vector<KeyBinding> keys;
    std::vector<MouseBinding> mouse;
    std::vector<PadBinding> pad;
    bool pointer = false; ///< The mouse position is used.
    bool anyServes =
        false; ///< Every key and button that is not reserved serves at once, and does nothing else.
    Pads pads; ///< The gamepads in use; all others are ignored.
    sf::Joystick::Axis padMoveX = sf::Joystick::Axis::X;
    sf::Joystick::Axis padMoveY = sf::Joystick::Axis::Y;
    sf::Joystick::Axis padAimX = padRightX;
    sf::Joystick::Axis padAimY = padRightY;
};

/// The bindings of a person with controller `own` while the other side has controller `other`.
/// The defaults suit two people on one keyboard: cheap keyboards report only some combinations of three or
/// more keys, but always report modifiers. So both players serve with modifiers on their own side, and their
/// movement keys lie far apart. Enter serves on keyboards without a right Ctrl.
Bindings bindingsFor(Controller own, Controller other = Controller::Computer,
                     const ControlMap& controls = {});

/// The bindings for one-button play: every control bound by `bindings` serves at once, and so does every
/// other key and button if the person plays `alone`.
Bindings oneButton(Bindings bindings, bool alone);

/// The bindings shared by all players: pause, and in the sandbox the actions on the whole field. Escape
/// always pauses.
Bindings commonBindings(bool sandbox, const ControlMap& controls = {});

/// Escape alone, which pauses.
Bindings escapeBindings();

/// The bindings that select and change the sandbox tools.
Bindings toolBindings(const ControlMap& controls = {});

/// The action of the key or gamepad button that was pressed; the first if there are several. Nullopt for any
/// other event.
[[nodiscard]] std::optional<Action> pressedAction(const Bindings& bindings, const sfml::WindowEvent& event);

} // namespace arkanong
