#pragma once

#include "assetgen/Picture.hpp"

namespace arkanong {

/// A fast ball and a thin wall: looked at picture by picture, and at the time of the touch.
Picture tunnelFigure();
/// The distance between a centre and a point over time: one path touches, one passes.
Picture valleyFigure();
/// A velocity in two parts, before and after a bounce.
Picture pushFigure();
/// A segment grown by a ball's radius to a stadium, and a hexagon grown in the same way.
Picture growingFigure();

} // namespace arkanong
