#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/Tuning.hpp"

#include <cstddef>
#include <optional>
#include <string>

// What a level must be like for a match on it to work, wherever it came from.

namespace arkanong {

namespace levelrules {
inline constexpr std::size_t longestName = 32; ///< Characters.
inline constexpr std::size_t longestIdea = 72;
inline constexpr double smallestRadius = 16.0; ///< Of a hexagon, px.
inline constexpr double largestRadius = 120.0;
inline constexpr double fastestSpin = 1.0;                          ///< Turns a second, either way.
inline constexpr double fastestSurface = tuning::maximumSpeed / 2;  ///< Of a hexagon's corners, px/s.
inline constexpr double room = 2 * tuning::ballRadius;              ///< A ball's width.
inline constexpr double bandTop = tuning::zoneDepth + room;         ///< Hexagons stay below this...
inline constexpr double bandBottom = tuning::fieldSize.y - bandTop; ///< ...and above this.
inline constexpr std::size_t mostHexagons = 64;
inline constexpr double shortestAbility = 5.0; ///< Seconds between two of an opponent's tricks.
inline constexpr double longestAbility = 600.0;
inline constexpr int mostSeconds = 3600;    ///< That a medal may allow...
inline constexpr int mostScore = 1'000'000; ///< ...or ask for.
} // namespace levelrules

/// What is wrong with a hexagon and which of its keys in a level file says so ("" = several together).
struct HexagonFault {
    std::size_t hexagon = 0; ///< Index into Level::hexagons.
    std::string key;
    std::string message;
};

/// The first hexagon that breaks a rule: its numbers are in their ranges; the circle through its corners
/// stays between the walls and a ball's width away from the zones along its whole path; it overlaps no brick
/// and no other hexagon. One that moves keeps a ball's width away from walls, bricks and hexagons, for a ball
/// between them would be crushed.
std::optional<HexagonFault> hexagonFault(const Level& level);

/// What is wrong with the bricks: outside the grid, two in one place, hits that do not fit the kind, a gift
/// in one that never breaks, or a bad gift of a kind that never is; or with the luck, which is not from 0
/// to 1.
std::optional<std::string> brickFault(const Level& level);

/// What is wrong with the opponent's trick or the medals' goals.
std::optional<std::string> campaignFault(const Level& level);

} // namespace arkanong
