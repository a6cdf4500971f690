#pragma once

#include <chrono>

namespace arkanong {

/// Holds off the screen saver, and that the screen goes dark or is locked, while somebody plays or watches. On X11 it
/// resets the idle time of the display, from which desktops count, too. A Wayland desktop counts by itself and has to be
/// asked over D-Bus (org.freedesktop.ScreenSaver) or by its idle-inhibit protocol; the game, which is a guest of
/// XWayland there, does not ask. Does nothing on macOS.
class ScreenSaver {
  public:
    /// Call once per frame; `wanted`: whether it must not appear now.
    void holdOff(bool wanted);

  private:
    using Clock = std::chrono::steady_clock;

    bool held_ = false;
    Clock::time_point told_; ///< When the system was told last.
};

} // namespace arkanong
