#pragma once

#include "arkanong/input/WindowEvent.hpp"
#include "arkanong/math/Vec2.hpp"

#include <array>
#include <optional>

namespace arkanong {

/// The sign reported when a D-pad is pushed down: positive on Linux, negative on Windows and macOS.
#if defined(__linux__) || defined(__FreeBSD__)
inline constexpr double povDown = 1.0;
#else
inline constexpr double povDown = -1.0;
#endif

/// The positions of the sticks and D-pads of all gamepads. An axis counts only once it has moved, because
/// drivers may report initial positions far from zero. Values within the dead zone are zero.
class GamepadAxes {
  public:
    static constexpr float deadZone = 20.0F; ///< In percent of full deflection.
    static constexpr float awakening =
        10.0F; ///< An axis counts once it is this far, in percent, from its first reported position.

    void handle(const sfml::PadMoved& moved);
    /// Resets the axes of a disconnected gamepad.
    void forget(unsigned pad);

    /// The deflection of a stick: x to the right, y down, length at most 1. With several gamepads, the one
    /// pushed furthest.
    Vec2 stick(sf::Joystick::Axis x, sf::Joystick::Axis y) const;
    Vec2 directionPad() const;

  private:
    struct Axis {
        std::optional<float> first;
        bool awake = false;
        float position = 0.0F;
    };
    using Pad = std::array<Axis, 8>;

    static double value(const Axis& axis);

    std::array<Pad, 8> pads_{};
};

} // namespace arkanong
