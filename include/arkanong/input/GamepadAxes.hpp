#pragma once

#include "arkanong/input/WindowEvent.hpp"
#include "arkanong/math/Vec2.hpp"

#include <array>
#include <optional>

namespace arkanong {

/// The sign that a direction pad pushed down reports: Linux counts down as positive, Windows and macOS up.
#if defined(__linux__) || defined(__FreeBSD__)
inline constexpr double povDown = 1.0;
#else
inline constexpr double povDown = -1.0;
#endif

/// Where the sticks and direction pads of all gamepads stand. A stick's axis counts only once it has really
/// moved: at the start drivers report resting places far from zero. Values within the dead zone are zero.
class GamepadAxes {
  public:
    static constexpr float deadZone = 20.0F; ///< Of 100.
    static constexpr float awakening =
        10.0F; ///< An axis counts once it is so far from where it was first seen.

    void handle(const sfml::PadMoved& moved);
    /// The pad is gone: forget its axes.
    void forget(unsigned pad);

    /// -1 to 1 in both, x to the right and y down; length at most 1. Of several pads the one pushed hardest.
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
