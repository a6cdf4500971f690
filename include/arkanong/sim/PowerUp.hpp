#pragma once

#include "arkanong/sim/Tuning.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

enum class PowerUp : std::uint8_t {
    Wide,        ///< The paddle is wider.
    Multiball,   ///< Every own ball in play becomes three, as far as the limit of balls allows.
    Fireball,    ///< Own balls break what they may break at one touch and fly on through it.
    Sticky,      ///< The paddle holds the balls that touch its front; they are served again.
    Laser,       ///< While serve is held, a beam: the first thing on it is hit.
    Slow,        ///< Enemy balls (alone: all) near the own goal line fly slowly.
    ShieldWall,  ///< A wall on the own goal line that turns one ball back and is gone.
    ExtraShield, ///< One shield more.
    Magnet,      ///< Draws the good capsules that fall to this side towards the paddle.
    Narrow,      ///< The paddle is narrower.
    Reverse,     ///< The paddle moves the opposite way.
    Freeze,      ///< The paddle cannot move.
    BlindSpot,   ///< A part of the field cannot be seen.
    Overdrive,   ///< Own balls fly much faster.
};
inline constexpr std::size_t powerUpCount = 14;
constexpr std::size_t powerUpIndex(PowerUp kind) { return static_cast<std::size_t>(kind); }

/// The rules that differ from kind to kind only by a number.
struct PowerUpTraits {
    std::string_view name; ///< As files and players know it: "shield wall".
    int ticks;             ///< For so long it works; 0: once, or until it is used.
    bool hinders;          ///< Works on the opponent of who catches it (a bad one: on the catcher itself).
    int weight;            ///< How often it comes among the good ones, relative to the others.
    int badWeight;         ///< And among the bad ones; 0: never.
};
const PowerUpTraits& traitsOf(PowerUp kind);

/// Nothing for any other word.
std::optional<PowerUp> powerUpNamed(std::string_view name);

/// What a brick holds and a capsule brings.
struct PowerUpDrop {
    PowerUp kind = PowerUp::Wide;
    bool bad = false; ///< Works on whoever catches it. Only kinds that hinder are ever bad.

    friend bool operator==(const PowerUpDrop& a, const PowerUpDrop& b) {
        return a.kind == b.kind && a.bad == b.bad;
    }
    friend bool operator!=(const PowerUpDrop& a, const PowerUpDrop& b) { return !(a == b); }
};

} // namespace arkanong
