#include "arkanong/input/gamepad/GamepadSlots.hpp"

#include <cassert>
#include <cmath>
#include <utility>

namespace arkanong {

namespace {

constexpr float joiningPush = 50.0F; ///< In percent.

} // namespace

sfml::WindowEvent GamepadSlots::assigned(const sfml::WindowEvent& event) {
    if (const auto* pressed = std::get_if<sfml::PadPressed>(&event)) {
        if (const auto slot = slotOf(pressed->pad, true)) return sfml::PadPressed{*slot, pressed->button};
    } else if (const auto* released = std::get_if<sfml::PadReleased>(&event)) {
        if (const auto slot = slotOf(released->pad, false)) return sfml::PadReleased{*slot, released->button};
    } else if (const auto* moved = std::get_if<sfml::PadMoved>(&event)) {
        if (const auto slot = slotOf(moved->pad, std::abs(moved->position) >= joiningPush))
            return sfml::PadMoved{*slot, moved->axis, moved->position};
    } else if (const auto* gone = std::get_if<sfml::PadDisconnected>(&event)) {
        if (const auto slot = leave(gone->pad)) return sfml::PadDisconnected{*slot};
    } else {
        return event;
    }
    return sfml::OtherEvent{};
}

void GamepadSlots::introduce(unsigned pad, std::string identity) {
    if (pad < pads_.size()) pads_[pad].identity = std::move(identity);
}

std::optional<unsigned> GamepadSlots::slotOf(unsigned pad, bool joins) {
    if (pad >= pads_.size()) return std::nullopt;
    std::optional<unsigned>& slot = pads_[pad].slot;
    if (joins && !slot) {
        slot = freeSlotFor(pads_[pad]);
        taken_.set(*slot);
    }
    return slot;
}

unsigned GamepadSlots::freeSlotFor(const Pad& pad) const {
    assert(!taken_.all()); // There are as many slots as gamepads, so one is free.
    unsigned lowest = 0;
    while (taken_[lowest])
        ++lowest;
    for (unsigned slot = lowest; slot < padCount && !pad.identity.empty(); ++slot)
        if (!taken_[slot] && owners_[slot] == pad.identity) return slot;
    return lowest;
}

std::optional<unsigned> GamepadSlots::leave(unsigned pad) {
    if (pad >= pads_.size()) return std::nullopt;
    const std::optional<unsigned> slot = pads_[pad].slot;
    if (slot) {
        taken_.reset(*slot);
        owners_[*slot] = std::move(pads_[pad].identity);
    }
    pads_[pad] = {};
    return slot;
}

} // namespace arkanong
