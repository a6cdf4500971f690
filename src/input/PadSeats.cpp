#include "arkanong/input/PadSeats.hpp"

#include <cmath>

namespace arkanong {

namespace {

constexpr float joiningPush = 50.0F; ///< From where the axis was first seen, of 100.

} // namespace

sfml::WindowEvent PadSeats::seated(const sfml::WindowEvent& event) {
    if (const auto* pressed = std::get_if<sfml::PadPressed>(&event)) {
        if (const auto seat = seatOf(pressed->pad, true)) return sfml::PadPressed{*seat, pressed->button};
    } else if (const auto* released = std::get_if<sfml::PadReleased>(&event)) {
        if (const auto seat = seatOf(released->pad, false)) return sfml::PadReleased{*seat, released->button};
    } else if (const auto* moved = std::get_if<sfml::PadMoved>(&event)) {
        if (const auto seat = seatOf(moved->pad, isPushed(*moved)))
            return sfml::PadMoved{*seat, moved->axis, moved->position};
    } else if (const auto* gone = std::get_if<sfml::PadDisconnected>(&event)) {
        if (const auto seat = leave(gone->pad)) return sfml::PadDisconnected{*seat};
    } else {
        return event;
    }
    return sfml::OtherEvent{};
}

std::optional<unsigned> PadSeats::seatOf(unsigned pad, bool joins) {
    if (pad >= pads_.size()) return std::nullopt;
    std::optional<unsigned>& seat = pads_[pad].seat;
    for (unsigned free = 0; joins && !seat && free < padCount; ++free) {
        if (taken_[free]) continue;
        seat = free;
        taken_.set(free);
    }
    return seat;
}

bool PadSeats::isPushed(const sfml::PadMoved& moved) {
    const auto axis = static_cast<std::size_t>(moved.axis);
    if (moved.pad >= pads_.size() || axis >= pads_[moved.pad].first.size()) return false;
    std::optional<float>& first = pads_[moved.pad].first[axis];
    // A direction pad has no resting place but the middle.
    const bool direction = moved.axis == sf::Joystick::Axis::PovX || moved.axis == sf::Joystick::Axis::PovY;
    if (!first) first = direction ? 0.0F : moved.position;
    return std::abs(moved.position - *first) >= joiningPush;
}

std::optional<unsigned> PadSeats::leave(unsigned pad) {
    if (pad >= pads_.size()) return std::nullopt;
    const std::optional<unsigned> seat = pads_[pad].seat;
    if (seat) taken_.reset(*seat);
    pads_[pad] = {};
    return seat;
}

} // namespace arkanong
