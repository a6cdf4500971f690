#pragma once

#include "arkanong/input/Bindings.hpp"

#include <array>
#include <optional>
#include <string>

namespace arkanong {

/// Assigns slots to gamepads in the order of first use instead of the driver's order: many machines report a
/// "gamepad" that is not in use, which should not become gamepad 1. A gamepad can join at any time, by a
/// button or a clear push of a stick, and takes the slot it had when it left, or the lowest free one. Expects
/// the events of standard gamepads, see StandardGamepads.
class GamepadSlots {
  public:
    /// Replaces the driver's number in a gamepad event by the slot. Events of a gamepad without a slot become
    /// OtherEvent; all other events are returned unchanged.
    sfml::WindowEvent assigned(const sfml::WindowEvent& event);

    /// Sets the text that identifies the gamepad when it is connected again, perhaps with another number.
    void introduce(unsigned pad, std::string identity);

    /// The slots in use.
    const Pads& taken() const { return taken_; }

  private:
    struct Pad {
        std::optional<unsigned> slot;
        std::string identity;
    };

    std::optional<unsigned> slotOf(unsigned pad, bool joins);
    unsigned freeSlotFor(const Pad& pad) const;
    std::optional<unsigned> leave(unsigned pad);

    std::array<Pad, padCount> pads_{};
    Pads taken_;
    std::array<std::string, padCount> owners_; ///< The identity of the gamepad that had each slot last.
};

} // namespace arkanong
