#pragma once

#include "arkanong/math/Kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// The style of a computer player. How well it plays is its Strength.
enum class Personality : std::uint8_t {
    Steady,    ///< Balanced.
    Hothead,   ///< Serves at once and strikes at every ball.
    Guardian,  ///< Stays back and saves its balls.
    Trickster, ///< Aims away from the opponent, at steep angles.
    Collector, ///< Breaks bricks for their power-ups and leaves its position for a capsule.
    Hunter,    ///< Goes for enemy balls to convert them.
};
inline constexpr std::size_t personalityCount = countOf<Personality>;

/// The personality with this name, in lower case ("steady", "hothead" and so on); empty for any other word.
std::optional<Personality> personalityNamed(std::string_view name);
std::string_view nameOf(Personality personality);

} // namespace arkanong
