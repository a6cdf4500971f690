#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/math/Kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// What controls a side's paddle.
enum class Controller : std::uint8_t {
    AnyDevice, ///< Every device that the other side does not use; the latest input wins.
    Mouse,
    KeysLeft,  ///< W A S D, or the keys bound instead.
    KeysRight, ///< The arrow keys, or the keys bound instead.
    Pad1,      ///< The gamepad in slot 1, which is the first one used.
    Pad2,      ///< The gamepad in slot 2.
    Computer,
};
inline constexpr std::size_t controllerCount = countOf<Controller>;

constexpr bool isPerson(Controller controller) { return controller != Controller::Computer; }

/// The identifier on the command line and in files: "any-device", "wasd"...
std::string_view nameOf(Controller controller);
/// The display name in English: "Left keys".
std::string_view displayName(Controller controller);
/// The display name in the language in use.
std::string_view shownName(const Catalogue& catalogue, Controller controller);
/// Inverse of nameOf(). Returns nullopt for an unknown identifier.
[[nodiscard]] std::optional<Controller> controllerNamed(std::string_view name);

/// Whether two sides can use these controllers in one match: false if both would use the same device.
constexpr bool goTogether(Controller one, Controller other) { return !isPerson(one) || one != other; }

/// The controller of a side that has changed from `before` to a neighbouring option, `wanted`: that one, or the next
/// option in the same direction if the other side uses it.
Controller freeController(Controller before, Controller wanted, Controller other);

} // namespace arkanong
