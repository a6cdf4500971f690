#pragma once

#include "arkanong/math/Kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

// The heat of a run, from 0 to mostHeat: each degree adds a rule in favour of the opponent.

namespace arkanong {

/// The rules, in the order in which they are added: heat 3 has the first three of them.
enum class HeatRule : std::uint8_t {
    FirstWhenLevel, ///< The opponent picks first in the first round and when both sides have equal points.
    EqualPoints,    ///< The opponent wins a run that ends with equal points.
    HeadStart,      ///< The opponent needs one goal less in the first round.
    Card,           ///< The opponent begins with a card.
    FewerCards,     ///< The challenger has one card less.
    SecondBoss,     ///< The opponent is a boss in the middle round, too.
    SecondCard,     ///< The opponent begins with another card.
    SecondRow,      ///< The opponent has a second row of shields in the last round.
    Goal,           ///< The challenger needs another goal in the last round.
    AlwaysFirst,    ///< The opponent picks first before each round.
};
inline constexpr int mostHeat = static_cast<int>(countOf<HeatRule>);

/// Whether the rule holds at this heat.
constexpr bool holds(HeatRule rule, int heat) { return static_cast<int>(rule) < heat; }
/// The rule in a sentence without its full stop that addresses the challenger.
std::string_view textOf(HeatRule rule);

} // namespace arkanong
