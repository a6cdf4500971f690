#pragma once

#include "arkanong/input/ControlMap.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/session/Controller.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// Ready-made controls, all but the first for one hand that does everything: play, pause, the sandbox's tools. Menus
/// take the arrow keys with Enter and Backspace, W A S D with Space and Escape, the mouse alone, and either half of a
/// gamepad anyway.
enum class ControlLayout : std::uint8_t {
    Standard,
    LeftHand,  ///< On the left half of a keyboard.
    RightHand, ///< On the right half.
    Mouse,     ///< The mouse moves the paddle. Keys do not, so that a hand can rest on them.
    LeftPad,   ///< Left stick and shoulder of a gamepad.
    RightPad,  ///< Right stick, shoulder and buttons.
};
inline constexpr std::size_t controlLayoutCount = countOf<ControlLayout>;

/// On screens: "LEFT HAND, KEYS".
std::string_view displayName(ControlLayout layout);
ControlMap controlsOf(ControlLayout layout);
/// The controls of a person who plays alone.
constexpr Controller controllerOf(ControlLayout layout) {
    return layout == ControlLayout::Mouse ? Controller::Mouse : Controller::AnyDevice;
}
/// The layout that this is; nullopt for controls of the player's own.
[[nodiscard]] std::optional<ControlLayout> layoutOf(const ControlMap& controls, Controller own);

} // namespace arkanong
