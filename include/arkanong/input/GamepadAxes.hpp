#pragma once

#include "arkanong/input/bindings/WindowEvent.hpp"
#include "arkanong/math/Vec2.hpp"

#include <array>

namespace arkanong {

/// The positions of the sticks and D-pads of all standard gamepads (see StandardGamepads). Sticks within the dead
/// zone, a circle, rest.
class GamepadAxes {
  public:
    static constexpr double deadZone = 0.2; ///< The share of full deflection.

    /// Takes a new axis position; ignores gamepads and axes that do not exist.
    void handle(const sfml::PadMoved& moved);
    /// Resets the axes of a disconnected gamepad.
    void forget(unsigned pad);

    /// The deflection of a stick: x to the right, y down, length at most 1, in exactly the direction in which it is
    /// pushed. Grows from 0 at the edge of the dead zone, so that slow motion is possible. With several gamepads,
    /// the one pushed furthest.
    Vec2 stick(sf::Joystick::Axis x, sf::Joystick::Axis y) const;
    /// The direction of the D-pad, as above.
    Vec2 directionPad() const;

  private:
    using Pad = std::array<float, sf::Joystick::AxisCount>; ///< In percent.

    std::array<Pad, sf::Joystick::Count> pads_{};
};

} // namespace arkanong
