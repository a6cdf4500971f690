#pragma once

#include "arkanong/math/Vec2.hpp"

#include <functional>
#include <vector>

namespace arkanong {

/// A shape as a signed distance function: the distance (logical px) of a point from the shape's edge,
/// negative inside. Uses only + - * / and sqrt, so that the painted pixels are the same on every system.
using Shape = std::function<double(Vec2)>;

/// Points joined by lines; a single point is a dot.
using Polyline = std::vector<Vec2>;

Shape circle(Vec2 centre, double radius);

/// A box that extends `half` to each side of its centre. `cornerRadius` from 0 (sharp) to the smaller half (a
/// pill).
Shape box(Vec2 centre, Vec2 half, double cornerRadius = 0.0);

/// The interior of a closed polygon with at least three corners, in either orientation.
Shape polygon(Polyline corners);

/// The corners of a regular polygon; the first is at the angle `firstCorner`, turns from +x towards +y.
Polyline regularCorners(int corners, Vec2 centre, double circumradius, double firstCorner = 0.0);
Shape hexagon(Vec2 centre, double circumradius, double firstCorner = 0.0);

/// The lines drawn with a round pen of this width. Without lines the distance is infinite.
Shape penStrokes(std::vector<Polyline> lines, double width);

/// The part of a shape within `width` of its edge: an outline on the inside.
Shape outline(Shape shape, double width);

/// The shape expanded by `by` on every side (contracted when negative).
Shape grown(Shape shape, double by);

/// Points of the arc around `centre` between two angles (turns from +x towards +y), in either direction.
Polyline arc(Vec2 centre, double radius, double fromTurns, double toTurns);

} // namespace arkanong
