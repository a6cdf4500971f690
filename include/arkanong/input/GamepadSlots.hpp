#pragma once

#include "arkanong/input/Bindings.hpp"

#include <array>
#include <optional>

namespace arkanong {

/// Numbers the gamepads in the order in which they are first used, whatever number the driver gives them:
/// many machines have a "gamepad" that nobody holds, and it shall not be gamepad 1. A pad joins at any time,
/// by a button or a good push of a stick, and takes the lowest free seat.
class GamepadSlots {
  public:
    /// The event with the pad's seat in place of the driver's number. What comes from a pad without a seat
    /// is of no use to anybody (OtherEvent); all that is not about pads stays as it is.
    sfml::WindowEvent assigned(const sfml::WindowEvent& event);

    /// The seats that are taken.
    const Pads& taken() const { return taken_; }

  private:
    struct Pad {
        std::optional<unsigned> slot;
        std::array<std::optional<float>, 8> first; ///< Where each axis was first seen.
    };

    std::optional<unsigned> slotOf(unsigned pad, bool joins);
    bool isPushed(const sfml::PadMoved& moved);
    std::optional<unsigned> leave(unsigned pad);

    std::array<Pad, padCount> pads_{};
    Pads taken_;
};

} // namespace arkanong
