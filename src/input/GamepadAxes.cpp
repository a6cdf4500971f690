#include "arkanong/input/GamepadAxes.hpp"

#include "arkanong/input/Control.hpp"

#include <cmath>

namespace arkanong {

namespace {

Vec2 limited(Vec2 v) { return lengthSquared(v) > 1.0 ? normalized(v) : v; }

} // namespace

void GamepadAxes::handle(const sfml::PadMoved& moved) {
    const auto index = static_cast<std::size_t>(moved.axis);
    if (moved.pad >= pads_.size() || index >= pads_[moved.pad].size()) return;
    Axis& axis = pads_[moved.pad][index];
    if (!axis.first) axis.first = moved.position;
    // A D-pad always rests in the middle.
    if (isDirectionPad(moved.axis) || std::abs(moved.position - *axis.first) >= awakening) axis.awake = true;
    axis.position = moved.position;
}

void GamepadAxes::forget(unsigned pad) {
    if (pad < pads_.size()) pads_[pad] = Pad{};
}

double GamepadAxes::value(const Axis& axis) {
    const float size = std::abs(axis.position);
    if (!axis.awake || size <= deadZone) return 0.0;
    // Starts from 0 at the edge of the dead zone, so that slow motion is possible.
    const double scaled = static_cast<double>(size - deadZone) / static_cast<double>(100.0F - deadZone);
    return axis.position < 0.0F ? -scaled : scaled;
}

Vec2 GamepadAxes::stick(sf::Joystick::Axis x, sf::Joystick::Axis y) const {
    Vec2 strongest;
    for (const Pad& pad : pads_) {
        const Vec2 v{value(pad[static_cast<std::size_t>(x)]), value(pad[static_cast<std::size_t>(y)])};
        if (lengthSquared(v) > lengthSquared(strongest)) strongest = v;
    }
    return limited(strongest);
}

Vec2 GamepadAxes::directionPad() const {
    const Vec2 v = stick(sf::Joystick::Axis::PovX, sf::Joystick::Axis::PovY);
    return {v.x, v.y * povDown};
}

} // namespace arkanong
