#pragma once

#include "arkanong/collision/casts/Shapes.hpp"

#include <vector>

namespace arkanong {

/// The corners of a convex outline in either direction, px. One corner is a point, two are a segment.
using Outline = std::vector<Vec2>;

Outline outlineOf(const Box& box);

/// Whether the outlines share more than their borders. At least one of them must have two corners.
bool overlap(const Outline& a, const Outline& b);

/// The distance between two outlines or boxes, px; 0 if they overlap.
double gapBetween(const Outline& a, const Outline& b);
double gapBetween(const Box& a, const Box& b);

} // namespace arkanong
