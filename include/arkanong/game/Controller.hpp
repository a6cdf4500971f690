#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// Who or what moves a side's paddle.
enum class Controller : std::uint8_t {
    Computer,
    AnyDevice, ///< Whatever lies nearest, as far as the other side does not use it: for one person alone.
    KeysLeft,  ///< W A S D.
    KeysRight, ///< The arrows.
    Mouse,     ///< The paddle follows the pointer.
    Pad1,      ///< The gamepad that was used first...
    Pad2,      ///< ...and the one after it.
};
inline constexpr std::size_t controllerCount = 7;

constexpr bool isPerson(Controller controller) { return controller != Controller::Computer; }

/// "any-device", "wasd"...
std::string_view nameOf(Controller controller);
/// Nothing for any other word.
std::optional<Controller> controllerNamed(std::string_view name);

/// How one moves and how one serves with it, in few words: "W A S D" and "LEFT CTRL".
struct ControllerHelp {
    std::string_view move;
    std::string_view serve;
};
ControllerHelp helpFor(Controller controller);

/// False where both would use one device.
constexpr bool goTogether(Controller one, Controller other) { return !isPerson(one) || one != other; }

} // namespace arkanong
