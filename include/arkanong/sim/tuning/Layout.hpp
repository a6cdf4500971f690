#pragma once

#include "arkanong/math/Vec2.hpp"

// The field, the grid of its bricks and the rows of its shields: levels and pictures are drawn for these sizes and counts.
// Lengths in px. The field's y axis points down; Blue defends the bottom, Red the top.

namespace arkanong::tuning {

inline constexpr Vec2 fieldSize{960.0, 720.0};
inline constexpr double zoneDepth = 216.0; ///< A paddle stays within the outer 30 % of the field.

// Bricks stand in a grid centred in the field, a ball's width away from the zones.
inline constexpr int brickColumns = 14;
inline constexpr int brickRows = 9;       ///< In most levels.
inline constexpr int fineBrickRows = 18;  ///< In levels with bricks of half the height.
inline constexpr int finaleBrickRows = 5; ///< In the finale, whose bricks are large enough for names.
inline constexpr int finaleBrickColumns = 8;
inline constexpr double finaleBrickHeight = 33.0; ///< Room for names in letters of 200 %, row by row.
inline constexpr Vec2 brickSize{68.0, 27.0};      ///< The size of a cell; adjacent bricks leave no gap.
inline constexpr Vec2 brickOrigin{(fieldSize.x - brickColumns * brickSize.x) / 2,
                                  (fieldSize.y - brickRows * brickSize.y) / 2};
inline constexpr int brickTints = 8; ///< Colours for normal bricks besides the default.

// A row of shields stands before each goal line.
inline constexpr int shieldsOfRow = 6;
inline constexpr double shieldWidth = fieldSize.x / shieldsOfRow;

} // namespace arkanong::tuning
