#pragma once

#include "arkanong/math/Vec2.hpp"

#include <string_view>
#include <vector>

namespace arkanong {

/// Squares of the drawing grid from the baseline to the top of a capital: one square is 0.05 font units.
inline constexpr double squaresPerCapital = 20.0;

/// Follows a drawing in the pen language of the stroke font and returns what the pen leaves behind.
///
/// A drawing is commands and numbers between spaces, on squared paper: x to the right, y UPWARDS from the
/// baseline, capitals 20 squares tall, small letters 14, descenders down to -6.
///     M x y        lift the pen and set it down at (x, y); nothing else before the next M makes a dot
///     L x y        straight line to (x, y)
///     X x y        quarter of an ellipse to (x, y), leaving along x and so arriving along y
///     Y x y        quarter of an ellipse to (x, y), leaving along y and so arriving along x
///     Q a b x y    curve to (x, y) that leaves towards (a, b) and arrives from there (quadratic Bezier)
///     O x y r      full circle of radius r around (x, y), its own stroke; then M or O
/// A letter D: "M 0 0 L 0 20 L 7 20 X 14 13 L 14 7 Y 7 0 L 0 0".
///
/// The result is in font units (see StrokeGlyph): `origin` (squares) is added to every point, then one square
/// becomes 1 / 20 and y is turned to grow downwards. Curves come as short straight pieces. An empty drawing
/// has no strokes. The drawing is source code: a malformed one is a bug and asserts.
std::vector<std::vector<Vec2>> drawWithPen(std::string_view drawing, Vec2 origin = {});

} // namespace arkanong
