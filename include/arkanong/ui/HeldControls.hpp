#pragma once

#include "arkanong/input/ControlMap.hpp"

#include <vector>

namespace arkanong {

/// The keys and buttons that are down, of all devices. Two gamepads' buttons of the same number count as one.
class HeldControls {
  public:
    /// Notes presses and releases; where the window loses its focus everything is let go of.
    void handle(const sfml::WindowEvent& event);
    /// Whether one of these is down.
    bool anyOf(const std::vector<Control>& controls) const;

  private:
    void change(Control control, bool down);

    std::vector<Control> down_; ///< Each once.
};

/// All keys and buttons that serve, of every set.
std::vector<Control> servingControls(const ControlMap& controls);

} // namespace arkanong
