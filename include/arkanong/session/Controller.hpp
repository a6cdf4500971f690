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
    KeysLeft,  ///< W A S D, or what the player has set in their place.
    KeysRight, ///< The arrows, likewise.
    Mouse,     ///< The paddle follows the pointer.
    Pad1,      ///< The gamepad that was used first...
    Pad2,      ///< ...and the one after it.
};
inline constexpr std::size_t controllerCount = 7;

constexpr bool isPerson(Controller controller) { return controller != Controller::Computer; }

/// "any-device", "wasd"...
std::string_view nameOf(Controller controller);
/// As the player reads it: "LEFT KEYS".
std::string_view shownName(Controller controller);
/// Nothing for any other word.
std::optional<Controller> controllerNamed(std::string_view name);

/// False where both would use one device.
constexpr bool goTogether(Controller one, Controller other) { return !isPerson(one) || one != other; }

} // namespace arkanong
