#pragma once

#include "arkanong/input/gamepad/GamepadSlots.hpp"
#include "arkanong/input/gamepad/StandardGamepads.hpp"

#include <vector>

namespace arkanong {

/// The gamepads as the screens see them: standard ones, numbered by slots.
class Gamepads {
  public:
    /// See StandardGamepads::addEntries().
    void addEntries(const std::string& file, Notes& notes) { pads_.addEntries(file, notes); }

    /// The events of all gamepads since the last call. Gamepad numbers are slots, except in PadConnected,
    /// which has the number used by standard().
    std::vector<sfml::WindowEvent> poll();

    /// The slots in use.
    const Pads& taken() const { return slots_.taken(); }
    /// The family of the gamepad used last.
    PadFamily family() const { return family_; }
    const StandardGamepads& standard() const { return pads_; }

  private:
    StandardGamepads pads_;
    GamepadSlots slots_;
    PadFamily family_ = PadFamily::Xbox;
};

} // namespace arkanong
