#pragma once

#include "arkanong/input/Bindings.hpp"

#include <array>
#include <optional>

namespace arkanong {

/// Assigns slots to gamepads in the order of first use instead of the driver's order: many machines report a
/// "gamepad" that nobody holds, and it should not become gamepad 1. A gamepad can join at any time, by a
/// button or a clear push of a stick, and takes the lowest free slot.
class GamepadSlots {
  public:
    /// Replaces the driver's number in a gamepad event by the slot. Events of a gamepad without a slot become
    /// OtherEvent; all other events are returned unchanged.
    sfml::WindowEvent assigned(const sfml::WindowEvent& event);

    /// The slots in use.
    const Pads& taken() const { return taken_; }

  private:
    struct Pad {
        std::optional<unsigned> slot;
        std::array<std::optional<float>, 8> first; ///< The first reported position of each axis.
    };

    std::optional<unsigned> slotOf(unsigned pad, bool joins);
    bool isPushed(const sfml::PadMoved& moved);
    std::optional<unsigned> leave(unsigned pad);

    std::array<Pad, padCount> pads_{};
    Pads taken_;
};

} // namespace arkanong
