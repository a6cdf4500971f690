#pragma once

#include "arkanong/assets/Canvas.hpp"

namespace arkanong {

// The background's grid: pointy-top hexagons whose middles lie gridColumn apart in a row, rows gridRow apart,
// every other row shifted by half a column. One middle is the middle of the screen. All in logical px.
inline constexpr double gridColumn = 45.0;
inline constexpr double gridRow = 39.0;
inline constexpr Vec2 gridOrigin{640.0, 360.0};
/// Circumradius of the outline drawn in each cell; neighbours leave a gap between their lines.
inline constexpr double gridCellRadius = 24.0;

/// What lies behind everything: the field with its grid, the walls' lines and the panels beside them, opaque,
/// 1280 x 720 logical px at `scale` pixels each.
Picture paintBackground(double scale);

} // namespace arkanong
