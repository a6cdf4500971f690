#include "arkanong/input/GamepadSlots.hpp"

#include <cmath>

namespace arkanong {

namespace {

constexpr float joiningPush = 50.0F; ///< In percent, from the axis's first reported position.

} // namespace

sfml::WindowEvent GamepadSlots::assigned(const sfml::WindowEvent& event) {
    if (const auto* pressed = std::get_if<sfml::PadPressed>(&event)) {
        if (const auto slot = slotOf(pressed->pad, true)) return sfml::PadPressed{*slot, pressed->button};
    } else if (const auto* released = std::get_if<sfml::PadReleased>(&event)) {
        if (const auto slot = slotOf(released->pad, false)) return sfml::PadReleased{*slot, released->button};
    } else if (const auto* moved = std::get_if<sfml::PadMoved>(&event)) {
        if (const auto slot = slotOf(moved->pad, isPushed(*moved)))
            return sfml::PadMoved{*slot, moved->axis, moved->position};
    } else if (const auto* gone = std::get_if<sfml::PadDisconnected>(&event)) {
        if (const auto slot = leave(gone->pad)) return sfml::PadDisconnected{*slot};
    } else {
        return event;
    }
    return sfml::OtherEvent{};
}

std::optional<unsigned> GamepadSlots::slotOf(unsigned pad, bool joins) {
    if (pad >= pads_.size()) return std::nullopt;
    std::optional<unsigned>& slot = pads_[pad].slot;
    for (unsigned free = 0; joins && !slot && free < padCount; ++free) {
        if (taken_[free]) continue;
        slot = free;
        taken_.set(free);
    }
    return slot;
}

bool GamepadSlots::isPushed(const sfml::PadMoved& moved) {
    const auto axis = static_cast<std::size_t>(moved.axis);
    if (moved.pad >= pads_.size() || axis >= pads_[moved.pad].first.size()) return false;
    std::optional<float>& first = pads_[moved.pad].first[axis];
    // A D-pad always rests in the middle.
    const bool direction = moved.axis == sf::Joystick::Axis::PovX || moved.axis == sf::Joystick::Axis::PovY;
    if (!first) first = direction ? 0.0F : moved.position;
    return std::abs(moved.position - *first) >= joiningPush;
}

std::optional<unsigned> GamepadSlots::leave(unsigned pad) {
    if (pad >= pads_.size()) return std::nullopt;
    const std::optional<unsigned> slot = pads_[pad].slot;
    if (slot) taken_.reset(*slot);
    pads_[pad] = {};
    return slot;
}

} // namespace arkanong
