#pragma once

#include <cstddef>
#include <cstdint>

namespace arkanong {

/// The buttons of a standard gamepad, with the names of an Xbox pad. A is the lowest of the four buttons on
/// the right, whatever is printed on it. The buttons are in the order in which Xbox pads number them.
enum class PadPart : std::uint8_t {
    A,
    B,
    X,
    Y,
    LeftShoulder,
    RightShoulder,
    Back,
    Start,
    Guide,
    LeftStick, ///< Pressed like a button.
    RightStick,
    LeftTrigger, ///< Pressed far enough to count as a button.
    RightTrigger,
    Share,
    Paddle1,
    Paddle2,
    Paddle3,
    Paddle4,
    Touchpad,
    PadUp, ///< The direction pad, like the next three.
    PadDown,
    PadLeft,
    PadRight,
};
inline constexpr std::size_t padButtonPartCount = static_cast<std::size_t>(PadPart::Touchpad) + 1;

/// The maker's names and pictures that are printed on a gamepad.
enum class PadFamily : std::uint8_t { Xbox, PlayStation, Nintendo };

} // namespace arkanong
