#pragma once

#include "arkanong/math/Vec2.hpp"

#include <string_view>
#include <vector>

namespace arkanong {

/// Squares of the drawing grid from the baseline to the top of a capital: one square is 0.05 font units.
inline constexpr double squaresPerCapital = 20.0;

/// Interprets a drawing in the stroke font's pen language and returns its strokes.
///
/// A drawing is a list of commands and numbers, separated by spaces, on a grid: x to the right, y UPWARDS
/// from the baseline, capitals 20 squares tall, lower-case letters 14, descenders down to -6.
///     M x y        lift the pen and put it down at (x, y); a dot if another M or the end follows
///     L x y        straight line to (x, y)
///     X x y        quarter of an ellipse to (x, y), starting along x and ending along y
///     Y x y        quarter of an ellipse to (x, y), starting along y and ending along x
///     Q a b x y    quadratic Bezier curve to (x, y) with control point (a, b)
///     O x y r      full circle of radius r around (x, y), a stroke of its own; only M or O may follow
/// A letter D: "M 0 0 L 0 20 L 7 20 X 14 13 L 14 7 Y 7 0 L 0 0".
///
/// The result is in font units (see StrokeGlyph): `origin` (squares) is added to every point, a square is 1 /
/// 20, and y grows downwards. Curves are approximated by short lines. An empty drawing has no strokes.
/// Drawings are part of the source code: a malformed one is a bug and asserts.
std::vector<std::vector<Vec2>> drawWithPen(std::string_view drawing, Vec2 origin = {});

} // namespace arkanong
