#pragma once

#include <X11/Xlib.h>
#include <memory>

namespace arkanong {

/// A connection of its own to the display of X11; null if there is no display.
using XConnection = std::unique_ptr<Display, int (*)(Display*)>;
inline XConnection connectToDisplay() { return {XOpenDisplay(nullptr), &XCloseDisplay}; }

} // namespace arkanong
