#include "arkanong/input/GamepadAxes.hpp"

#include <algorithm>

namespace arkanong {

namespace {

Vec2 beyondDeadZone(Vec2 pushed) {
    const double size = length(pushed);
    if (size <= GamepadAxes::deadZone) return {};
    const double beyond = (size - GamepadAxes::deadZone) / (1.0 - GamepadAxes::deadZone);
    return pushed * (std::min(beyond, 1.0) / size);
}

} // namespace

void GamepadAxes::handle(const sfml::PadMoved& moved) {
    const auto index = static_cast<std::size_t>(moved.axis);
    if (moved.pad < pads_.size() && index < pads_[moved.pad].size()) pads_[moved.pad][index] = moved.position;
}

void GamepadAxes::forget(unsigned pad) {
    if (pad < pads_.size()) pads_[pad] = Pad{};
}

Vec2 GamepadAxes::stick(sf::Joystick::Axis x, sf::Joystick::Axis y) const {
    Vec2 strongest;
    for (const Pad& pad : pads_) {
        const Vec2 v = beyondDeadZone({static_cast<double>(pad[static_cast<std::size_t>(x)]) / 100.0,
                                       static_cast<double>(pad[static_cast<std::size_t>(y)]) / 100.0});
        if (lengthSquared(v) > lengthSquared(strongest)) strongest = v;
    }
    return strongest;
}

Vec2 GamepadAxes::directionPad() const { return stick(sf::Joystick::Axis::PovX, sf::Joystick::Axis::PovY); }

} // namespace arkanong
