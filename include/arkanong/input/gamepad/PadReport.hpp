#pragma once

#include "arkanong/cli/CommandLine.hpp"
#include "arkanong/input/gamepad/GamepadMapping.hpp"

#include <iosfwd>

namespace arkanong {

/// The gamepads known by name: those of the installed gamecontrollerdb.txt, then those of the player's own file. Notes
/// what is wrong with these. None on systems other than Linux, where SFML's numbers are not those of the database.
GamepadDatabase knownGamepads(const Options& options, Notes& notes);

/// How the mapping was found: "FILE:12 (Xbox 360 Controller)", or why it is a guess.
std::string sourceOf(const GamepadMapping& mapping);

/// One gamepad for a bug report, in several lines: its name, numbers and controls, where its mapping is from, and
/// which of its buttons and axes are the standard ones.
std::string reportOn(unsigned number, const GamepadDevice& device, const GamepadMapping& mapping);

/// For --pads: prints all connected gamepads. Needs no window. Returns the exit code.
int printPads(const Options& options, std::ostream& out);

} // namespace arkanong
