#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace arkanong {

/// How a computer player likes to play; how well is its Difficulty.
enum class Personality : std::uint8_t {
    Steady,     ///< A bit of everything.
    Hothead,    ///< Serves whatever it has, strikes at every ball.
    Guardian,   ///< Stays back and saves its balls.
    Trickster, ///< Sends balls to where the opponent is not, at steep angles.
    Collector,  ///< Breaks bricks for what is in them and leaves its place for a capsule.
    Hunter,     ///< Goes for enemy balls to turn them.
};
inline constexpr std::size_t personalityCount = 6;

/// "steady" ... "hunter"; nothing for any other word.
std::optional<Personality> personalityNamed(std::string_view name);
std::string_view nameOf(Personality personality);

} // namespace arkanong
