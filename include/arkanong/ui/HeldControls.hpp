#pragma once

#include "arkanong/input/bindings/ControlMap.hpp"

#include <vector>

namespace arkanong {

/// The keys and buttons of all devices that are held down. Buttons with the same number on two gamepads count as one.
class HeldControls {
  public:
    /// Registers presses and releases. Releases everything when the window loses focus.
    void handle(const sfml::WindowEvent& event);
    /// Whether one of these controls is held down.
    bool anyOf(const std::vector<Control>& controls) const;

  private:
    void change(Control control, bool down);

    std::vector<Control> down_; ///< Without duplicates.
};

/// All keys and buttons bound to serving, of every control set.
std::vector<Control> servingControls(const ControlMap& controls);

} // namespace arkanong
