#pragma once

#include "arkanong/input/InputState.hpp"
#include "arkanong/input/bindings/ControlMap.hpp"
#include "arkanong/session/Controller.hpp"
#include "arkanong/session/SandboxTools.hpp"

#include <optional>
#include <string>

// Help texts that name the player's current controls, in the language in use.

namespace arkanong {

/// The controls for moving, aiming and serving: "W A S D", "Hold Left Ctrl" and "Let go"; all empty for the
/// computer. For Controller::AnyDevice only those of `device`, or of all devices if it is nullopt.
struct ControllerHelp {
    std::string move;
    std::string aim;
    std::string serve;
    std::string
        held{}; ///< The control that is held, "Left Ctrl"; empty for a gamepad, which aims by a stick.
};
ControllerHelp helpFor(const Catalogue& catalogue, Controller controller, const ControlMap& controls,
                       std::optional<Device> device = std::nullopt);

/// How these controls are used: "W A S D to move,  Hold Left Ctrl to aim,  Let go to serve".
std::string sentenceOf(const Catalogue& catalogue, const ControllerHelp& help);

/// The movement keys in the order up, left, down, right; "Arrows" for the arrow keys.
std::string movingKeys(const Catalogue& catalogue, const ControlMap& controls, ControlSet keys);
/// The gamepad stick that moves, or, if `moves` is false, the one that aims: "Left stick".
std::string stickFor(const Catalogue& catalogue, const ControlMap& controls, bool moves);
/// All controls of an action in a set: "Left Ctrl or Left Shift".
std::string allOf(const Catalogue& catalogue, const ControlMap& controls, ControlSet set, Action action);

/// How to use a sandbox tool, by gamepad or by mouse and keys.
std::string explain(const Catalogue& catalogue, Tool tool, const ControlMap& controls, bool byPad);

} // namespace arkanong
