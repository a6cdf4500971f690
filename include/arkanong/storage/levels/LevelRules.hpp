#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/Blockade.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/tuning/Balls.hpp"

#include <cstddef>
#include <optional>
#include <string>

// The rules that every level must satisfy so that a match on it works.

namespace arkanong {

namespace levelrules {
inline constexpr std::size_t longestName = 32; ///< Characters.
inline constexpr std::size_t longestIdea = 72;
inline constexpr double smallestRadius = 16.0; ///< Radius of a hexagon, px, like the next.
inline constexpr double largestRadius = 120.0;
inline constexpr double fastestSpin = 1.0;                  ///< Turns per second, in either direction.
inline constexpr double room = 2 * tuning::ballRadius;      ///< A ball's diameter, px.
inline constexpr double bandTop = tuning::zoneDepth + room; ///< Top edge, px, of the area for hexagons.
inline constexpr double bandBottom = tuning::fieldSize.y - bandTop; ///< Bottom edge, px.
inline constexpr std::size_t mostHexagons = 64;
inline constexpr std::size_t mostWalls = 32;
inline constexpr std::size_t mostCorners = 8; ///< The most corners of a wall.
inline constexpr double shortestEdge = 4.0;   ///< Shortest edge of a wall, px.
inline constexpr double longestWay = 400.0;   ///< Longest path of a band, px, to either side.
inline constexpr double fastestBand = 200.0;  ///< px/s.
inline constexpr int mostSeconds = 3600;      ///< The longest time a medal may allow.
inline constexpr int mostScore = 1'000'000;   ///< The highest score a medal may require.
/// Whether a goal can be `shields` shields wide.
constexpr bool isGoalWidth(int shields) {
    return shields == 2 || shields == 4 || shields == tuning::shieldsOfRow;
}
/// Whether a level can have that many rows, see Level::rows.
constexpr bool isRowCount(int rows) {
    return rows == tuning::brickRows || rows == tuning::fineBrickRows || rows == tuning::finaleBrickRows;
}
} // namespace levelrules

/// An invalid hexagon, wall or band.
struct PlaceFault {
    std::size_t index = 0; ///< Index into Level::hexagons, walls or bands.
    std::string key;       ///< The key in the level file that is at fault; empty if several are.
    std::string message;
    std::optional<std::size_t> corner{}; ///< The corner of a wall that is at fault, if it is one alone.
    std::optional<std::size_t> brick{};  ///< The brick that a wall covers: an index into Level::bricks.
};

/// The first hexagon that breaks one of these rules; nullopt if none does. Its numbers are within their
/// ranges. Along its whole path, the circle through its corners stays between the walls, stays a ball's
/// diameter away from the paddle zones, and overlaps no brick or other hexagon. A moving hexagon stays a
/// ball's diameter away from walls, bricks and hexagons, so that it cannot crush a ball.
[[nodiscard]] std::optional<PlaceFault> hexagonFault(const Level& level);

/// The first wall that breaks one of these rules; nullopt if none does. It has 3 to 8 corners, is convex, has
/// no edge shorter than shortestEdge, lies within the field and between the paddle zones as hexagons do, and
/// overlaps no brick, hexagon or other wall. Moving hexagons and bands stay a ball's diameter away from it.
[[nodiscard]] std::optional<PlaceFault> wallFault(const Level& level);

/// The first band that breaks one of these rules; nullopt if none does. Its rows exist and belong to no
/// earlier band, its numbers are within their ranges, and on its whole path its bricks stay a ball's diameter
/// away from the side walls and from every other brick, hexagon and wall, so that it cannot crush a ball.
[[nodiscard]] std::optional<PlaceFault> bandFault(const Level& level);

/// A level without a passage for balls between the two sides.
struct PassageFault {
    LevelPart part; ///< The first part of the blockade, at the left side wall: see blockadeOf().
    std::string message;
};

/// Nullopt if blockadeOf() is empty. The level must satisfy all other rules. Without a passage no ball
/// reaches the other side, so no goal can be scored.
[[nodiscard]] std::optional<PassageFault> passageFault(const Level& level);

/// Describes the first invalid brick: outside the grid, on top of another, with hits or a colour that do not
/// fit its kind, a drop in an unbreakable brick, or a bad drop of a power-up that is never bad; or a drop
/// chance outside 0 to 1. Nullopt if all is valid.
[[nodiscard]] std::optional<std::string> brickFault(const Level& level);

/// Describes an invalid medal goal; nullopt if all is valid.
[[nodiscard]] std::optional<std::string> campaignFault(const Level& level);

} // namespace arkanong
