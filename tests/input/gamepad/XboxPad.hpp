#pragma once

#include "arkanong/input/gamepad/GamepadDevice.hpp"

namespace arkanong::test {

/// What an Xbox 360 pad's driver tells.
inline GamepadDevice xboxPad() {
    using Axis = sf::Joystick::Axis;
    GamepadDevice pad;
    pad.id = {3, 0x45e, 0x28e, 0x114, "Xbox 360 pad"};
    pad.node = "js1";
    pad.axes = {0, 1, 2, 3, 4, 5, 16, 17};
    pad.buttons = {0x130, 0x131, 0x133, 0x134, 0x136, 0x137, 0x13a, 0x13b, 0x13c, 0x13d, 0x13e};
    pad.buttonCount = 11;
    pad.start[static_cast<std::size_t>(Axis::Z)] = pad.start[static_cast<std::size_t>(Axis::R)] = -100.0F;
    return pad;
}

} // namespace arkanong::test
