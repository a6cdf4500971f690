#pragma once

#include "arkanong/input/ControlMap.hpp"
#include "arkanong/session/Controller.hpp"
#include "arkanong/session/SandboxTools.hpp"

#include <string>

// What to press, in the words of the controls as they are set.

namespace arkanong {

/// How one moves and how one serves, in few words: "W A S D" and "LEFT CTRL"; both empty for the computer.
struct ControllerHelp {
    std::string move;
    std::string serve;
};
ControllerHelp helpFor(Controller controller, const ControlMap& controls);

/// The keys that move, as they lie: up, left, down, right.
std::string movingKeys(const ControlMap& controls, ControlSet keys);
/// The gamepad's stick that moves, or else that aims: "LEFT STICK".
std::string stickFor(const ControlMap& controls, bool moves);
/// All that a set has for an action: "LEFT CTRL OR LEFT SHIFT".
std::string allOf(const ControlMap& controls, ControlSet set, Action action);

/// What to do with a tool of the sandbox.
std::string explain(Tool tool, const ControlMap& controls);

} // namespace arkanong
