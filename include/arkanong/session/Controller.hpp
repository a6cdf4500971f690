#pragma once

#include "arkanong/math/Kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// What controls a side's paddle.
enum class Controller : std::uint8_t {
    AnyDevice, ///< All devices that the other side does not use; whichever moves last moves the paddle.
    Mouse,
    KeysLeft,  ///< W A S D, or the keys the player has bound instead.
    KeysRight, ///< The arrow keys, or the keys bound instead.
    Pad1,      ///< The gamepad in slot 1: the one used first.
    Pad2,      ///< The gamepad in slot 2.
    Computer,
};
inline constexpr std::size_t controllerCount = countOf<Controller>;

constexpr bool isPerson(Controller controller) { return controller != Controller::Computer; }

/// The name on the command line: "any-device", "wasd"...
std::string_view nameOf(Controller controller);
/// The name on screens: "LEFT KEYS".
std::string_view shownName(Controller controller);
/// The reverse of nameOf(); nullopt for an unknown name.
[[nodiscard]] std::optional<Controller> controllerNamed(std::string_view name);

/// False if both sides would use the same device.
constexpr bool goTogether(Controller one, Controller other) { return !isPerson(one) || one != other; }

} // namespace arkanong
