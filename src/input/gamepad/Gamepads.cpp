#include "arkanong/input/gamepad/Gamepads.hpp"

#include "arkanong/input/InputState.hpp"

namespace arkanong {

std::vector<sfml::WindowEvent> Gamepads::poll() {
    std::vector<sfml::WindowEvent> events = pads_.poll();
    slots_.beginFrame();
    for (sfml::WindowEvent& event : events) {
        if (const auto* connected = std::get_if<sfml::PadConnected>(&event))
            if (const auto pad = pads_.describe(connected->pad))
                slots_.introduce(connected->pad, pad->guid + pad->serial, pads_.isSteams(connected->pad));
        const auto* pressed = std::get_if<sfml::PadPressed>(&event);
        const auto* moved = std::get_if<sfml::PadMoved>(&event);
        if (deviceBehind(event))
            family_ = pads_.family(pressed != nullptr ? pressed->pad : moved->pad).value_or(family_);
        event = slots_.assigned(event);
    }
    return events;
}

} // namespace arkanong
