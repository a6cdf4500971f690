#pragma once

#include "arkanong/input/gamepad/GamepadSlots.hpp"
#include "arkanong/input/gamepad/StandardGamepads.hpp"

#include <vector>

namespace arkanong {

/// The gamepads as the screens see them: standard ones, numbered by slots.
class Gamepads {
  public:
    /// See StandardGamepads.
    explicit Gamepads(StandardGamepads::Query query) : pads_(std::move(query)) {}
    void know(GamepadDatabase database) { pads_.know(std::move(database)); }

    /// What follows from an event of the window.
    std::vector<sfml::WindowEvent> read(const sfml::WindowEvent& event);

    /// The slots in use.
    const Pads& taken() const { return slots_.taken(); }
    /// Of the gamepad used last.
    PadFamily family() const { return family_; }
    const StandardGamepads& standard() const { return pads_; }

  private:
    void introduce(unsigned pad);
    void use(unsigned pad);

    StandardGamepads pads_;
    GamepadSlots slots_;
    PadFamily family_ = PadFamily::Xbox;
};

} // namespace arkanong
