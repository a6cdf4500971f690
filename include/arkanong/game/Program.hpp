#pragma once

namespace arkanong {

struct Options;

/// Does what the command line asks for: matches without a window, a relay, a report on gamepads, or the
/// game in its window. Returns the program's exit code: machineExit without a usable display; otherwise that of what ran.
int runWith(const Options& given);

} // namespace arkanong
