#pragma once

#include "arkanong/math/Kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

enum class PowerUp : std::uint8_t {
    Wide,        ///< The paddle is wider.
    Multiball,   ///< Every own ball in play becomes three, up to the limit of balls.
    Fireball,    ///< Own balls break the bricks that they may break at one touch, undeflected.
    Sticky,      ///< The paddle holds balls that touch its front; they can be served again.
    Laser,       ///< While serve is held, a beam that hits the first thing on its path.
    Slow,        ///< Enemy balls (alone: all) near the own goal line are slow.
    ShieldWall,  ///< A second row of shields before the own goal line.
    ExtraShield, ///< A broken shield stands again; in Solo, one more life.
    Magnet,      ///< Attracts good capsules that fall to this side towards the paddle.
    Narrow,      ///< The paddle is narrower.
    Reverse,     ///< The paddle's controls are reversed.
    Freeze,      ///< The paddle cannot move.
    BlindSpot,   ///< A part of the field is hidden.
    Overdrive,   ///< Own balls are much faster.
};
inline constexpr std::size_t powerUpCount = countOf<PowerUp>;
constexpr std::size_t powerUpIndex(PowerUp kind) { return static_cast<std::size_t>(kind); }

/// The properties by which power-ups differ.
struct PowerUpTraits {
    std::string_view name; ///< The name in files and for players: "shield wall".
    int ticks;             ///< Duration; 0: instant, or until it is used.
    bool hinders;          ///< Affects the opponent of the catcher (a bad one: the catcher).
    int weight;            ///< Relative frequency among good drops.
    int badWeight;         ///< Relative frequency among bad drops; 0: never.
};
const PowerUpTraits& traitsOf(PowerUp kind);

/// The power-up with this name; empty for any other word.
std::optional<PowerUp> powerUpNamed(std::string_view name);

} // namespace arkanong
