#pragma once

#include <optional>

namespace arkanong {

/// A monitor's place on the desktop, px.
struct Monitor {
    int x = 0;
    int y = 0;
    unsigned width = 0;
    unsigned height = 0;
};

/// The monitor below the middle of this window of X11, or below the pointer if the window is 0. Nullopt on other
/// systems, with a single monitor, and if the display does not tell.
std::optional<Monitor> monitorOf(unsigned long window);

/// Asks the window manager, if there is one, to let this window of X11 fill its monitor.
void askForFullScreen(unsigned long window);

} // namespace arkanong
