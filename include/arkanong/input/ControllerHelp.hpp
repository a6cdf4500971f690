#pragma once

#include "arkanong/input/InputState.hpp"
#include "arkanong/input/bindings/ControlMap.hpp"
#include "arkanong/session/Controller.hpp"
#include "arkanong/session/SandboxTools.hpp"

#include <optional>
#include <string>

// Help texts that name the player's current controls.

namespace arkanong {

/// The controls for moving, aiming and serving: "W A S D", "Hold Left Ctrl" and "Let go"; all empty for the
/// computer. For Controller::AnyDevice only those of `device`, or of all devices if it is nullopt.
struct ControllerHelp {
    std::string move;
    std::string aim;
    std::string serve;
};
ControllerHelp helpFor(Controller controller, const ControlMap& controls,
                       std::optional<Device> device = std::nullopt);

/// The movement keys in the order up, left, down, right; "Arrows" for the arrow keys.
std::string movingKeys(const ControlMap& controls, ControlSet keys);
/// The gamepad stick that moves, or, if `moves` is false, the one that aims: "Left stick".
std::string stickFor(const ControlMap& controls, bool moves);
/// All controls of an action in a set: "Left Ctrl or Left Shift".
std::string allOf(const ControlMap& controls, ControlSet set, Action action);

/// How to use a sandbox tool, by gamepad or by mouse and keys.
std::string explain(Tool tool, const ControlMap& controls, bool byPad);

} // namespace arkanong
