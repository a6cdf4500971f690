#pragma once

#include "arkanong/input/gamepad/Gamepads.hpp"
#include "arkanong/ui/Screen.hpp"
#include "input/gamepad/VirtualPad.hpp"

#include <map>
#include <string>

namespace arkanong::test {

/// Virtual gamepads that are plugged in and out in front of a screen, each under a number that the test chooses.
class VirtualPads {
  public:
    static constexpr int a = 0;
    static constexpr int b = 1;
    static constexpr int start = 2;
    static constexpr int unnamed = 7; ///< This button and the next are no standard gamepad's.

    /// Pads with different names are different pads.
    ScreenChange plug(unsigned number, const std::string& name, Screen& screen) {
        constexpr Uint32 directions = 15U << SDL_CONTROLLER_BUTTON_DPAD_UP;
        VirtualPad::Look look;
        look.name = name;
        look.buttons = 1U << SDL_CONTROLLER_BUTTON_A | 1U << SDL_CONTROLLER_BUTTON_B |
                       1U << SDL_CONTROLLER_BUTTON_START | directions;
        look.others = 2;
        plugged_.emplace(number, look);
        return send(screen);
    }
    ScreenChange unplug(unsigned number, Screen& screen) {
        plugged_.erase(number);
        return send(screen);
    }
    ScreenChange tap(unsigned number, int button, Screen& screen) {
        const VirtualPad& pad = plugged_.at(number);
        pad.press(button);
        ScreenChange change = send(screen);
        pad.release(button);
        static_cast<void>(send(screen));
        return change;
    }
    /// The left stick's X, or the direction pad; -100 to 100.
    ScreenChange push(unsigned number, sf::Joystick::Axis axis, float position, Screen& screen) {
        constexpr int up = 3;
        constexpr int down = 4;
        const VirtualPad& pad = plugged_.at(number);
        if (axis == sf::Joystick::Axis::PovY) {
            pad.press(up, position < 0.0F);
            pad.press(down, position > 0.0F);
        } else {
            pad.push(static_cast<int>(axis), static_cast<double>(position) / 100.0);
        }
        return send(screen);
    }
    const Pads& taken() const { return pads_.taken(); }

  private:
    /// The change by the first of the events that leads anywhere.
    ScreenChange send(Screen& screen) {
        ScreenChange found = Stay{};
        for (const sfml::WindowEvent& one : pads_.poll()) {
            ScreenChange change = screen.handle(one);
            if (std::holds_alternative<Stay>(found)) found = std::move(change);
        }
        return found;
    }

    Gamepads pads_;
    std::map<unsigned, VirtualPad> plugged_;
};

} // namespace arkanong::test
