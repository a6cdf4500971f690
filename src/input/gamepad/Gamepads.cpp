#include "arkanong/input/gamepad/Gamepads.hpp"

#include "arkanong/input/InputState.hpp"

namespace arkanong {

std::vector<sfml::WindowEvent> Gamepads::read(const sfml::WindowEvent& event) {
    std::vector<sfml::WindowEvent> events = pads_.translated(event);
    for (sfml::WindowEvent& one : events) {
        if (const auto* connected = std::get_if<sfml::PadConnected>(&one)) introduce(connected->pad);
        if (const auto* pressed = std::get_if<sfml::PadPressed>(&one)) use(pressed->pad);
        if (const auto* moved = std::get_if<sfml::PadMoved>(&one))
            if (deviceBehind(one)) use(moved->pad);
        one = slots_.assigned(one);
    }
    return events;
}

void Gamepads::introduce(unsigned pad) {
    if (const GamepadDevice* const device = pads_.device(pad))
        slots_.introduce(pad, textOf(guidOf(device->id)) + device->id.name);
}

void Gamepads::use(unsigned pad) {
    if (const std::optional<PadFamily> family = pads_.family(pad)) family_ = *family;
}

} // namespace arkanong
