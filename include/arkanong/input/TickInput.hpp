#pragma once

#include "arkanong/input/bindings/Action.hpp"
#include "arkanong/math/Vec2.hpp"

#include <bitset>
#include <cstdint>
#include <optional>

namespace arkanong {

enum class Device : std::uint8_t { Keyboard, Mouse, Gamepad };

/// The input of one player in one tick.
struct TickInput {
    std::bitset<actionCount> down;       ///< Held during this tick.
    std::bitset<actionCount> pressed;    ///< Pressed in this tick.
    std::bitset<actionCount> released;   ///< Released in this tick.
    Vec2 padMove;                        ///< Left stick or D-pad, length at most 1.
    Vec2 padAim;                         ///< Right stick, length at most 1.
    std::optional<Vec2> pointer;         ///< The mouse position, logical px; nullopt until it is known.
    Vec2 motion;                         ///< How far the mouse was moved since the last tick, logical px.
    Device aimDevice = Device::Keyboard; ///< The device last used to aim or serve.

    bool isDown(Action action) const { return down[actionIndex(action)]; }
    bool wasPressed(Action action) const { return pressed[actionIndex(action)]; }
    bool wasReleased(Action action) const { return released[actionIndex(action)]; }
    /// True while any control that serves is held.
    bool serveIsDown() const {
        return isDown(Action::ServeAtAim) || isDown(Action::ServeByArrow) || isDown(Action::ServeByPointer);
    }
};

} // namespace arkanong
