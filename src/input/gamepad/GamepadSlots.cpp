#include "arkanong/input/gamepad/GamepadSlots.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace arkanong {

namespace {

constexpr float joiningPush = 50.0F; ///< In percent.

} // namespace

sfml::WindowEvent GamepadSlots::assigned(const sfml::WindowEvent& event) {
    if (const auto* pressed = std::get_if<sfml::PadPressed>(&event)) {
        if (const auto slot = slotOf(pressed->pad, Act::Press))
            return sfml::PadPressed{*slot, pressed->button};
    } else if (const auto* released = std::get_if<sfml::PadReleased>(&event)) {
        if (const auto slot = slotOf(released->pad, std::nullopt))
            return sfml::PadReleased{*slot, released->button};
    } else if (const auto* moved = std::get_if<sfml::PadMoved>(&event)) {
        const bool pushed = std::abs(moved->position) >= joiningPush;
        if (const auto slot = slotOf(moved->pad, pushed ? std::optional(Act::Push) : std::nullopt))
            return sfml::PadMoved{*slot, moved->axis, moved->position};
    } else if (const auto* gone = std::get_if<sfml::PadDisconnected>(&event)) {
        if (const auto slot = leave(gone->pad)) return sfml::PadDisconnected{*slot};
    } else {
        return event;
    }
    return sfml::OtherEvent{};
}

void GamepadSlots::introduce(unsigned pad, std::string identity, bool emulated) {
    if (pad >= pads_.size()) return;
    pads_[pad].identity = std::move(identity);
    pads_[pad].emulated = emulated;
}

void GamepadSlots::beginFrame() {
    constexpr long long latest = 3; // Frames in which the other pad of an echo has acted at the latest.
    ++frame_;
    for (Pad& pad : pads_)
        if (pad.alone && frame_ - *pad.alone > latest) pad.own = true;
}

std::optional<unsigned> GamepadSlots::slotOf(unsigned pad, std::optional<Act> act) {
    if (pad >= pads_.size()) return std::nullopt;
    Pad& acting = pads_[pad];
    if (act) {
        acting.acted[static_cast<std::size_t>(*act)] = frame_;
        for (Pad& other : pads_)
            if (canEcho(acting, other)) other.alone.reset();
        if (!acting.slot && mayJoin(acting, *act)) {
            acting.slot = freeSlotFor(acting);
            taken_.set(*acting.slot);
        }
    }
    return acting.slot;
}

// The emulated pad follows the real one within a few milliseconds, but SDL can report it first. It may have other
// buttons.
bool GamepadSlots::mayJoin(Pad& pad, Act act) const {
    if (pad.own) return true;
    const bool echoes = std::any_of(pads_.begin(), pads_.end(), [&](const Pad& other) {
        return canEcho(other, pad) && frame_ - other.acted[static_cast<std::size_t>(act)] <= 1;
    });
    if (echoes)
        pad.echo = true;
    else if (pad.echo && !pad.alone)
        pad.alone = frame_;
    return !pad.echo;
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
    for (Pad& other : pads_)
        other.echo = false;
    return slot;
}

} // namespace arkanong
