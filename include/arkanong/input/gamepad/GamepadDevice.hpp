#pragma once

#include "arkanong/storage/player/GamepadDatabase.hpp"

#include <SFML/Window/Joystick.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace arkanong {

/// The kernel's numbers of axes and buttons, which Linux promises to keep.
namespace kernel {
enum Axis : int {
    absX,
    absY,
    absZ,
    absRX,
    absRY,
    absRZ,
    absThrottle,
    absRudder,
    absHat0X = 0x10,
    absHat3Y = 0x17
};
enum Button : int {
    btnMisc = 0x100,
    btnJoystick = 0x120,
    btnSouth = 0x130,
    btnEast = 0x131,
    btnNorth = 0x133,
    btnWest = 0x134,
    btnTL = 0x136,
    btnTR,
    btnTL2,
    btnTR2,
    btnSelect,
    btnStart,
    btnMode,
    btnThumbL,
    btnThumbR,
    btnPadUp = 0x220,
    btnPadDown,
    btnPadLeft,
    btnPadRight,
};
} // namespace kernel

/// A gamepad as the system describes it.
struct GamepadDevice {
    GamepadId id;
    std::string node;      ///< "js0"; empty where the system has no such name.
    std::vector<int> axes; ///< The kernel's codes of its axes and hats, ascending: the order of the driver.
    std::vector<int>
        buttons; ///< The kernel's codes of its buttons in the driver's order; empty if not known.
    unsigned buttonCount = 0;
    /// Where SFML's axes are at the start, in percent. Some drivers invent a start until the axis is moved.
    std::array<float, sf::Joystick::AxisCount> start{};
};

/// SFML's axis for one of the kernel's; nullopt for those that it does not report.
[[nodiscard]] std::optional<sf::Joystick::Axis> axisFor(int kernelAxis);

/// What SFML says of a gamepad.
struct ReportedPad {
    std::string name;
    unsigned vendor = 0;
    unsigned product = 0;
    unsigned buttonCount = 0;
    std::vector<sf::Joystick::Axis> axes;
    std::array<float, sf::Joystick::AxisCount> start{}; ///< See GamepadDevice.
};
/// The connected gamepad with this number.
ReportedPad reportedPad(unsigned pad);

/// Completes what SFML says by what the kernel says under `folder`, on Linux: bus, version and the exact controls.
GamepadDevice deviceOf(const ReportedPad& pad, const std::string& folder = "/sys/class/input");

} // namespace arkanong
