#pragma once

#include <functional>
#include <optional>
#include <string>

namespace arkanong {

/// Says in one line why no window can be shown here, or nothing when one can. To be asked before the first
/// call of SFML, which ends the whole program where X, its GLX extension or a 24-bit screen is missing.
/// Always nothing on Windows and macOS.
[[nodiscard]] std::optional<std::string> displayProblem();

/// When the connection to the display breaks, or the display refuses a request, prints that to stderr, calls `keep`,
/// which must not use the display, and ends the program with exit code 1. Without this Xlib would end it at once.
/// Nothing on Windows and macOS.
void onLostDisplay(std::function<void()> keep);

} // namespace arkanong
