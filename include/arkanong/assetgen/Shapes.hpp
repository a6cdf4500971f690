#pragma once

#include "arkanong/math/Vec2.hpp"

#include <functional>
#include <vector>

namespace arkanong {

/// A shape is its signed distance: how far (logical px) a point lies from the shape's edge, negative inside.
/// Only + - * / and sqrt are used, so that painting a shape gives the same pixels on every system.
using Shape = std::function<double(Vec2)>;

/// Points joined by straight lines; one point alone is a dot.
using Polyline = std::vector<Vec2>;

Shape circle(Vec2 centre, double radius);

/// A box reaching `half` to each side of its centre, corners rounded by `cornerRadius` (0 = sharp; at most
/// the smaller half, which gives a pill).
Shape box(Vec2 centre, Vec2 half, double cornerRadius = 0.0);

/// The inside of a closed polygon of at least three corners, in either direction of rotation.
Shape polygon(Polyline corners);

/// The corners of a regular polygon; the first lies `firstCorner` turns from +x towards +y.
Polyline regularCorners(int corners, Vec2 centre, double circumradius, double firstCorner = 0.0);
Shape hexagon(Vec2 centre, double circumradius, double firstCorner = 0.0);

/// What a round pen of this width leaves behind along the lines. No lines: nothing, infinitely far away.
Shape penStrokes(std::vector<Polyline> lines, double width);

/// The part of a shape within `width` of its edge: an outline that lies wholly inside.
Shape outline(Shape shape, double width);

/// The shape grown by `by` on every side (shrunk, when negative).
Shape grown(Shape shape, double by);

/// Points of the arc around `centre` from one angle to the other (turns from +x towards +y).
Polyline arc(Vec2 centre, double radius, double fromTurns, double toTurns);

} // namespace arkanong
