#pragma once

#include "arkanong/math/Vec2.hpp"

#include <array>
#include <cstdint>

namespace arkanong {

/// What one side wants in one tick. Humans, the computer and replays all fill these few bytes, and nothing
/// else enters the simulation.
struct Command {
    /// Buttons are levels, not edges, except where the name says "pressed": those are set in one tick only.
    enum Button : std::uint8_t {
        servePressed = 1U << 0U, ///< Send a ball from the paddle towards the aim point.
        serveHeld = 1U << 1U,    ///< In the sandbox: pour balls towards the aim point.
        overdrive = 1U << 2U,    ///< In the sandbox: the rally speed is multiplied while this is held.
        clearBalls = 1U << 3U,   ///< In the sandbox: takes every ball off the field.
    };

    std::int8_t moveX = 0; ///< -127 (left) to 127 (right), in parts of the paddle's top speed.
    std::int8_t moveY = 0; ///< -127 (up) to 127 (down).
    std::uint8_t buttons = 0;
    std::int16_t aimX = 0; ///< The point aimed at, field px; may lie outside the field.
    std::int16_t aimY = 0;

    bool has(Button button) const { return (buttons & button) != 0; }
    Vec2 aim() const { return {static_cast<double>(aimX), static_cast<double>(aimY)}; }

    friend bool operator==(const Command& a, const Command& b) {
        return a.moveX == b.moveX && a.moveY == b.moveY && a.buttons == b.buttons && a.aimX == b.aimX &&
               a.aimY == b.aimY;
    }
    friend bool operator!=(const Command& a, const Command& b) { return !(a == b); }
};

/// One command a side; index with Side (see sideIndex).
using Commands = std::array<Command, 2>;

} // namespace arkanong
