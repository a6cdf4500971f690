#pragma once

#include "arkanong/math/Vec2.hpp"

#include <array>
#include <cstdint>

namespace arkanong {

/// The input of one side for one tick. People, computer players and replays all produce commands, and nothing
/// else enters the simulation.
struct Command {
    /// Buttons are held states, except "pressed" ones, which are set in one tick only.
    enum Button : std::uint8_t {
        servePressed = 1U << 0U, ///< Send a ball from the paddle towards the aim point.
        serveHeld = 1U << 1U,    ///< Fire the laser. In the sandbox: pour balls towards the aim point.
        overdrive = 1U << 2U,    ///< In the sandbox: the rally speed is multiplied while this is held.
        clearBalls = 1U << 3U,   ///< In the sandbox: remove every ball.
    };

    /// The wanted velocity of the paddle, px/s. The paddle accelerates to it within paddleLimits().
    std::int16_t moveX = 0;
    std::int16_t moveY = 0;
    std::uint8_t buttons = 0;
    std::int16_t aimX = 0; ///< The aim point, field px; may lie outside the field.
    std::int16_t aimY = 0;

    bool has(Button button) const { return (buttons & button) != 0; }
    Vec2 aim() const { return {static_cast<double>(aimX), static_cast<double>(aimY)}; }
    Vec2 move() const { return {static_cast<double>(moveX), static_cast<double>(moveY)}; }

    friend bool operator==(const Command& a, const Command& b) {
        return a.moveX == b.moveX && a.moveY == b.moveY && a.buttons == b.buttons && a.aimX == b.aimX &&
               a.aimY == b.aimY;
    }
    friend bool operator!=(const Command& a, const Command& b) { return !(a == b); }
};

/// The greatest move or aim of a Command; the least is its negative.
inline constexpr double commandLimit = 32767.0;

/// The nearest value that a Command's move or aim can hold.
constexpr std::int16_t commandValue(double wanted) {
    const double kept =
        wanted < -commandLimit ? -commandLimit : (wanted > commandLimit ? commandLimit : wanted);
    return static_cast<std::int16_t>(kept < 0.0 ? kept - 0.5 : kept + 0.5);
}

/// One command a side; index with sideIndex().
using Commands = std::array<Command, 2>;

} // namespace arkanong
