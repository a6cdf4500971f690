#pragma once

#include <functional>
#include <optional>
#include <string>

namespace arkanong {

/// The reason in one line why no window can be opened; nullopt if one can. Call before anything of SFML, which ends the
/// whole program if X, its GLX extension or a 24-bit screen is missing. Always nullopt on Windows and macOS.
[[nodiscard]] std::optional<std::string> displayProblem();

/// Installs a handler for a lost connection to the display and for requests that the display refuses: it prints the
/// error to stderr, calls `keep` to save what must not be lost (without using the display), and ends the program with
/// exit code 1. Without the handler Xlib would end the program at once. Does nothing on Windows and macOS.
void onLostDisplay(std::function<void()> keep);

} // namespace arkanong
