#pragma once

#include "arkanong/sim/objects/PowerUp.hpp"

#include <optional>
#include <string_view>

namespace arkanong {

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
