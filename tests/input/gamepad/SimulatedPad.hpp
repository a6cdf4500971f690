#pragma once

#include "arkanong/input/gamepad/StandardGamepads.hpp"

#include <map>
#include <string>
#include <vector>

namespace arkanong::test {

/// A gamepad on Linux as an entry of the database implies it, from its controls down to SFML's events, written anew
/// from what the kernel's joydev and SFML's JoystickImpl.cpp (the same in 2.5, 2.6 and 3) do: joydev numbers the axes
/// in the order of their codes, and SFML gives some of the codes an axis of its own, two to one.
class SimulatedPad {
  public:
    /// `line` is an entry's; `axes` are the codes of its axes, among them hats that feel how far they are pushed.
    SimulatedPad(const std::string& line, std::vector<int> axes);

    /// The axes that the entry's controls need at least.
    static unsigned axesIn(const std::string& line);
    /// False if a stick were one of the axes that cars have or a hat, or a hat were both kinds of hats.
    bool isPlausible() const;
    bool has(const std::string& control) const { return sources_.count(control) != 0; }
    std::string guid() const { return fields_.front(); }

    GamepadDevice device() const;
    /// What SFML reports when the control is pressed, or pushed towards `direction` (1: right or down), and then let
    /// go. A stick is pushed by one of the controls "leftx", "+leftx" and "-leftx".
    std::vector<sfml::WindowEvent> press(const std::string& control, int direction = 1);
    std::vector<sfml::WindowEvent> release(const std::string& control);
    /// True if the entry has this direction of a stick's axis.
    bool pushes(const std::string& axis, int direction) const;

  private:
    struct Physical {
        char kind = 'b'; ///< As in the entry: a, b or h.
        unsigned number = 0;
        double rest = 0.0;
        double end = 1.0;
    };
    Physical physical(const std::string& source, bool isStick) const;
    std::pair<std::string, int> used(const std::string& control, int direction) const;
    std::vector<sfml::WindowEvent> put(const Physical& control, double value);

    std::vector<std::string> fields_;
    std::map<std::string, std::string> sources_;
    std::vector<int> codes_;        ///< Of axes, then of hats.
    std::map<int, float> reported_; ///< SFML's axes.
};

} // namespace arkanong::test
