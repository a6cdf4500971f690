#pragma once

#include "arkanong/collision/QuantisedBox.hpp"
#include "arkanong/collision/Raster.hpp"

namespace arkanong {

/// The part of a step between two sorts of the balls, and what holds for all of them in it.
struct Interval {
    double start = 0.0; ///< Seconds since the step's beginning.
    double span = 0.0;  ///< Its length, s.
    double drift = 0.0; ///< How far outside its home cell a ball may get and still count as cell-local, px.
    double lookAhead = 0.0; ///< How much of a path is predicted at once, px.
    bool first = true;      ///< It begins with the step.
    bool last = true;       ///< It ends with the step.
    Box arena;
    Box inner;        ///< The arena less the largest radius: a ball whose centre is inside touches no border.
    Raster cells;     ///< Of BallGrid.
    Raster pathCells; ///< Of PathGrid.
    QuantisationScale scale;
};

} // namespace arkanong
