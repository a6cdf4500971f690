#pragma once

#include "arkanong/math/Kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

enum class PowerUp : std::uint8_t {
    Wide,      ///< The paddle is wider.
    Multiball, ///< Every ball of this side in play becomes three, up to the limit of balls.
    Fireball, ///< This side's balls break any brick that they may break with one touch and are not deflected.
    Sticky,   ///< The paddle holds balls that touch its front; they can be served again.
    Laser,    ///< While serve is held, the paddle fires a beam that hits the first object on its path.
    Slow,     ///< Enemy balls (in Solo, all balls) near this side's goal line are slow.
    ShieldWall,  ///< A second row of shields before this side's goal line.
    ExtraShield, ///< Repairs a broken shield; in Solo, one more life.
    Magnet,      ///< Attracts good capsules that fall towards this side to the paddle.
    Narrow,      ///< The paddle is narrower.
    Reverse,     ///< The paddle's controls are reversed.
    Freeze,      ///< The paddle cannot move.
    BlindSpot,   ///< A part of the field is hidden.
    Overdrive,   ///< This side's balls are much faster.
};
inline constexpr std::size_t powerUpCount = countOf<PowerUp>;
constexpr std::size_t powerUpIndex(PowerUp kind) { return static_cast<std::size_t>(kind); }

/// The properties by which power-ups differ.
struct PowerUpTraits {
    std::string_view name; ///< The name in files and for players: "shield wall".
    int ticks;             ///< Duration; 0: instant, or until it is used.
    bool hinders;  ///< Affects the opponent of the side that catches it; a bad one affects that side itself.
    int weight;    ///< Relative frequency among good drops.
    int badWeight; ///< Relative frequency among bad drops; 0: never.
};
const PowerUpTraits& traitsOf(PowerUp kind);

/// The power-up with this name; empty for any other word.
std::optional<PowerUp> powerUpNamed(std::string_view name);

} // namespace arkanong
