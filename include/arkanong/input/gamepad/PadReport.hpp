#pragma once

#include "arkanong/input/gamepad/StandardGamepads.hpp"

#include <iosfwd>

namespace arkanong {

/// The description of one gamepad for a bug report, in several lines: its name, its numbers, its PadFamily
/// and its mapping.
std::string reportOn(unsigned number, const PadDescription& pad);

/// For --pads: prints all connected gamepads. Needs no window. Returns the exit code.
int printPads(std::ostream& out);

} // namespace arkanong
