#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The reason in one line why no window can be opened; nullopt if one can. Call before anything of SFML, which ends the
/// whole program if X, its GLX extension or a 24-bit screen is missing. Always nullopt on Windows and macOS.
[[nodiscard]] std::optional<std::string> displayProblem();

/// Installs a handler for a lost connection to the display, and for refused requests without which the game cannot go on:
/// for a window, for OpenGL, or on its window if that is gone. The handler prints the error to stderr, calls `keep` to save
/// what must not be lost (without using the display), and ends the program with exit code 1. Any other refusal is kept for
/// takeRefusals(), for example of an answer to a program that asked for the clipboard and has ended. Without the handler
/// Xlib would end the program at each of them. Does nothing on Windows and macOS.
void onLostDisplay(std::function<void()> keep);

/// Names the game's own window, by its number on the display: the game cannot go on without it.
void useOwnWindow(unsigned long window);

/// One line for each request that the display has refused since the last call, at most 100.
[[nodiscard]] std::vector<std::string> takeRefusals();

} // namespace arkanong
