#pragma once

#include "arkanong/input/bindings/Action.hpp"
#include "arkanong/input/bindings/Control.hpp"
#include "arkanong/math/Kinds.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// A group of controls with its own page in the options.
enum class ControlSet : std::uint8_t {
    LeftKeys,
    RightKeys,
    Mouse,
    Gamepad, ///< Shared by all gamepads.
    Common,  ///< Shared keys: pause, sandbox, and serving in a game with one player.
};
inline constexpr std::size_t controlSetCount = countOf<ControlSet>;

/// The name in the settings file: "left-keys".
std::string_view nameOf(ControlSet set);
/// The reverse of nameOf(); nullopt for an unknown name.
[[nodiscard]] std::optional<ControlSet> controlSetNamed(std::string_view name);
/// The name on screens: "Left keys".
std::string_view shownName(const Catalogue& catalogue, ControlSet set);

/// One action of a set.
struct ControlRow {
    ControlSet set;
    ControlKind kind;
    Action action;
    std::string_view name;    ///< The name in the settings file: "move-left".
    std::string_view shown;   ///< The English name on screens: "Move left".
    std::array<int, 3> usual; ///< The codes of its defaults; -1: none.
};
inline constexpr std::size_t controlRowCount = 37;
const std::array<ControlRow, controlRowCount>& controlRows();
/// The rows of a set, as indices, in the order in which they are shown.
std::vector<std::size_t> rowsOf(ControlSet set);
/// The name of a row on screens: "Move left".
std::string_view shownName(const Catalogue& catalogue, const ControlRow& row);
/// The action and its set: "Move left (Left keys)".
std::string placeOf(const Catalogue& catalogue, std::size_t row);

} // namespace arkanong
