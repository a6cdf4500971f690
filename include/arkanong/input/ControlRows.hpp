#pragma once

#include "arkanong/input/Action.hpp"
#include "arkanong/input/Control.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// Controls that are set together.
enum class ControlSet : std::uint8_t {
    LeftKeys,
    RightKeys,
    Mouse,
    Gamepad, ///< One for all gamepads.
    Common,  ///< Keys that are nobody's alone: the pause, the sandbox; and one to serve with for one alone.
};
inline constexpr std::size_t controlSetCount = 5;

/// Its word in the settings: "left-keys".
std::string_view nameOf(ControlSet set);
/// Nothing for any other word.
std::optional<ControlSet> controlSetNamed(std::string_view name);
/// As the player reads it: "LEFT KEYS".
std::string_view shownName(ControlSet set);

/// One action of a set.
struct ControlRow {
    ControlSet set;
    ControlKind kind;
    Action action;
    std::string_view name;    ///< In the settings: "move-left".
    std::string_view shown;   ///< "MOVE LEFT".
    std::array<int, 3> usual; ///< The codes of its defaults; -1: none.
};
inline constexpr std::size_t controlRowCount = 37;
const std::array<ControlRow, controlRowCount>& controlRows();
/// The rows of a set, as indices, in the order in which they are shown.
std::vector<std::size_t> rowsOf(ControlSet set);
/// "MOVE LEFT (LEFT KEYS)".
std::string placeOf(std::size_t row);

} // namespace arkanong
