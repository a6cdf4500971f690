#pragma once

#include <chrono>
#include <optional>

namespace arkanong::test {

/// A small window, as of another program, that holds the keyboard focus while it exists.
class OtherWindow {
  public:
    OtherWindow();
    ~OtherWindow();
    OtherWindow(const OtherWindow&) = delete;
    OtherWindow& operator=(const OtherWindow&) = delete;

  private:
    struct Connection;
    Connection* connection_;
};

/// A window manager that shows no window, as for a hidden workspace, while it exists.
class HidingManager {
  public:
    HidingManager();
    ~HidingManager();
    HidingManager(const HidingManager&) = delete;
    HidingManager& operator=(const HidingManager&) = delete;

  private:
    struct Connection;
    Connection* connection_;
};

/// Asks so often for the text on the clipboard, each time with a window that is gone before the answer.
void askForClipboardAndVanish(int times);

/// How long nobody has touched the display; nullopt without its screen saver extension and libXss.
std::optional<std::chrono::milliseconds> idleTime();

} // namespace arkanong::test
