#pragma once

#include "arkanong/input/gamepad/Gamepads.hpp"
#include "arkanong/ui/Screen.hpp"

#include <map>
#include <string>

namespace arkanong::test {

/// Gamepads that are plugged in and out, by the numbers that SFML would give them, in front of a screen. Their A is
/// button 2 and their START button 9; the other numbers are an Xbox pad's.
class VirtualPads {
  public:
    VirtualPads() : pads_([this](unsigned pad) { return devices_.at(pad); }) {
        GamepadDatabase database;
        Notes notes;
        database.read("03000000341200000100000001000000,Pad,a:b2,b:b1,start:b9,leftx:a0,lefty:a1,dpup:h0.1,"
                      "dpdown:h0.4,dpleft:h0.8,dpright:h0.2,\n",
                      "pads", notes);
        pads_.know(std::move(database));
    }

    static constexpr unsigned a = 2;
    static constexpr unsigned b = 1;
    static constexpr unsigned start = 9;

    /// The pads with different names are different pads.
    ScreenChange plug(unsigned number, const std::string& name, Screen& screen) {
        GamepadDevice device;
        device.id = {3, 0x1234, 1, 1, name};
        device.axes = {0, 1, 16, 17};
        devices_[number] = device;
        return send(sfml::PadConnected{number}, screen);
    }
    ScreenChange unplug(unsigned number, Screen& screen) {
        return send(sfml::PadDisconnected{number}, screen);
    }
    ScreenChange tap(unsigned number, unsigned button, Screen& screen) {
        ScreenChange change = send(sfml::PadPressed{number, button}, screen);
        static_cast<void>(send(sfml::PadReleased{number, button}, screen));
        return change;
    }
    ScreenChange push(unsigned number, sf::Joystick::Axis axis, float position, Screen& screen) {
        return send(sfml::PadMoved{number, axis, position}, screen);
    }
    const Pads& taken() const { return pads_.taken(); }

  private:
    /// The change by the first of the events that leads anywhere.
    ScreenChange send(const sfml::WindowEvent& event, Screen& screen) {
        ScreenChange found = Stay{};
        for (const sfml::WindowEvent& one : pads_.read(event)) {
            ScreenChange change = screen.handle(one);
            if (std::holds_alternative<Stay>(found)) found = std::move(change);
        }
        return found;
    }

    std::map<unsigned, GamepadDevice> devices_;
    Gamepads pads_;
};

} // namespace arkanong::test
