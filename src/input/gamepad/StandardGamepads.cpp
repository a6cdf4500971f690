#include "arkanong/input/gamepad/StandardGamepads.hpp"

#include "arkanong/input/GamepadAxes.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

using Axis = sf::Joystick::Axis;
using Events = std::vector<sfml::WindowEvent>;

// How far, of its way, a control that counts as a button is pressed and let go.
constexpr double pressedAt = 0.6;
constexpr double releasedAt = 0.45;

std::size_t indexOf(PadPart part) { return static_cast<std::size_t>(part); }

} // namespace

StandardGamepads::Pad* StandardGamepads::padAt(unsigned number) {
    if (number >= pads_.size()) return nullptr;
    std::unique_ptr<Pad>& found = pads_[number];
    if (!found) {
        found = std::make_unique<Pad>();
        found->device = query_(number);
        found->mapping = mappingFor(found->device, database_);
        found->family = familyOf(found->device, found->mapping);
    }
    return found.get();
}

const GamepadMapping* StandardGamepads::mapping(unsigned pad) const {
    return pad < pads_.size() && pads_[pad] ? &pads_[pad]->mapping : nullptr;
}

const GamepadDevice* StandardGamepads::device(unsigned pad) const {
    return pad < pads_.size() && pads_[pad] ? &pads_[pad]->device : nullptr;
}

std::optional<PadFamily> StandardGamepads::family(unsigned pad) const {
    if (pad >= pads_.size() || !pads_[pad]) return std::nullopt;
    return pads_[pad]->family;
}

Events StandardGamepads::translated(const sfml::WindowEvent& event) {
    Events events;
    if (const auto* pressed = std::get_if<sfml::PadPressed>(&event)) {
        changeButton(pressed->pad, pressed->button, true, events);
    } else if (const auto* released = std::get_if<sfml::PadReleased>(&event)) {
        changeButton(released->pad, released->button, false, events);
    } else if (const auto* moved = std::get_if<sfml::PadMoved>(&event)) {
        changeAxis(*moved, events);
    } else if (const auto* connected = std::get_if<sfml::PadConnected>(&event)) {
        if (connected->pad < pads_.size()) pads_[connected->pad].reset();
        padAt(connected->pad); // Before the player moves anything.
        events.emplace_back(event);
    } else if (const auto* gone = std::get_if<sfml::PadDisconnected>(&event)) {
        if (gone->pad < pads_.size() && pads_[gone->pad]) {
            Pad& pad = *pads_[gone->pad];
            for (unsigned button = 0; button < pad.buttons.size(); ++button)
                if (pad.buttons[button]) changeButton(gone->pad, button, false, events);
            pad.axes = {};
            report(gone->pad, pad, events);
            pads_[gone->pad].reset();
        }
        events.emplace_back(event);
    } else {
        events.emplace_back(event);
    }
    return events;
}

void StandardGamepads::changeButton(unsigned number, unsigned button, bool down, Events& events) {
    Pad* const pad = padAt(number);
    if (pad == nullptr || button >= pad->buttons.size()) return;
    pad->buttons[button] = down;
    const auto& wires = pad->mapping.wires;
    const bool known = std::any_of(wires.begin(), wires.end(), [button](const GamepadMapping::Wire& wire) {
        return !wire.ofAxis && wire.number == button;
    });
    if (known) return report(number, *pad, events);
    if (down)
        events.emplace_back(sfml::PadPressed{number, otherButton(button)});
    else
        events.emplace_back(sfml::PadReleased{number, otherButton(button)});
}

void StandardGamepads::changeAxis(const sfml::PadMoved& moved, Events& events) {
    Pad* const pad = padAt(moved.pad);
    const auto index = static_cast<std::size_t>(moved.axis);
    if (pad == nullptr || index >= pad->axes.size()) return;
    RawAxis& axis = pad->axes[index];
    axis.awake = axis.awake || std::abs(moved.position - pad->device.start[index]) >= awakening;
    axis.position = std::clamp(static_cast<double>(moved.position) / 100.0, -1.0, 1.0);
    report(moved.pad, *pad, events);
}

StandardGamepads::Positions StandardGamepads::positions(const Pad& pad) {
    Positions positions{};
    for (const GamepadMapping::Wire& wire : pad.mapping.wires) {
        double position = 0.0;
        if (wire.ofAxis) {
            const RawAxis& axis = pad.axes[wire.number];
            if (!axis.awake) continue;
            position = axis.position;
        } else if (pad.buttons[wire.number]) {
            position = 1.0;
        }
        const double way =
            std::clamp((position - wire.sourceFrom) / (wire.sourceTo - wire.sourceFrom), 0.0, 1.0);
        const double reached = wire.from + (wire.to - wire.from) * way;
        double& kept = positions[indexOf(wire.part)]; // Of two halves of an axis, one rests.
        if (std::abs(reached) > std::abs(kept)) kept = reached;
    }
    return positions;
}

void StandardGamepads::report(unsigned number, Pad& pad, Events& events) {
    const Positions now = positions(pad);
    for (unsigned part = 0; part < padButtonPartCount; ++part) {
        const bool before = pad.pressed[part];
        const bool down = now[part] > (before ? releasedAt : pressedAt);
        if (down == before) continue;
        pad.pressed[part] = down;
        if (down)
            events.emplace_back(sfml::PadPressed{number, part});
        else
            events.emplace_back(sfml::PadReleased{number, part});
    }
    const auto move = [&](Axis axis, double position) {
        float& sent = pad.sent[static_cast<std::size_t>(axis)];
        const auto percent = static_cast<float>(position * 100.0);
        if (percent == sent) return;
        sent = percent;
        events.emplace_back(sfml::PadMoved{number, axis, percent});
    };
    const auto of = [&now](PadPart part) { return now[indexOf(part)]; };
    move(Axis::X, of(PadPart::LeftX));
    move(Axis::Y, of(PadPart::LeftY));
    move(padRightX, of(PadPart::RightX));
    move(padRightY, of(PadPart::RightY));
    move(Axis::PovX, of(PadPart::PadRight) - of(PadPart::PadLeft));
    move(Axis::PovY, (of(PadPart::PadDown) - of(PadPart::PadUp)) * povDown);
}

} // namespace arkanong
