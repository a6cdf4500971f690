#pragma once

#include "arkanong/input/bindings/ControlMap.hpp"
#include "arkanong/math/Kinds.hpp"
#include "arkanong/session/Controller.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// Ready-made controls. All but the first need only one hand, for play, pause and the sandbox's tools. Menus
/// can always be used with one hand: by the arrow keys with Enter and Backspace, by W A S D with Space and
/// Escape, by the mouse, or by either half of a gamepad.
enum class ControlLayout : std::uint8_t {
    Standard,
    LeftHand,  ///< On the left half of a keyboard.
    RightHand, ///< On the right half.
    Mouse,     ///< The mouse moves the paddle. Keys do not, so that a hand can rest on them.
    LeftPad,   ///< Left stick and shoulder of a gamepad.
    RightPad,  ///< Right stick, shoulder and buttons.
};
inline constexpr std::size_t controlLayoutCount = countOf<ControlLayout>;

/// Display name: "Left hand, keys".
std::string_view shownName(const Catalogue& catalogue, ControlLayout layout);
ControlMap controlsOf(ControlLayout layout);
/// The controls of a person who plays alone.
constexpr Controller controllerOf(ControlLayout layout) {
    return layout == ControlLayout::Mouse ? Controller::Mouse : Controller::AnyDevice;
}
/// The layout that these controls equal; nullopt if the player has changed them.
[[nodiscard]] std::optional<ControlLayout> layoutOf(const ControlMap& controls, Controller own);

} // namespace arkanong
