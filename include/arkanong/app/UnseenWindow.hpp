#pragma once

#include <memory>
#include <string>

namespace arkanong {

/// Lets a window open that nobody sees, as on a hidden workspace of i3: on X11, SFML waits until the display reports its
/// new window as visible, and works all that time. Exists while SFML opens a window. Does nothing on other systems.
class UnseenWindow {
  public:
    /// Watches for windows with this title. A second later it reports them as visible itself.
    explicit UnseenWindow(const std::string& title);
    ~UnseenWindow();
    UnseenWindow(const UnseenWindow&) = delete;
    UnseenWindow& operator=(const UnseenWindow&) = delete;

    /// Whether a window has been reported so: nobody sees it yet.
    bool reported() const;

  private:
    struct Watch;
    std::unique_ptr<Watch> watch_; ///< Null without a display of X11.
};

} // namespace arkanong
