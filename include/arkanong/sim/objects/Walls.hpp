#pragma once

#include "arkanong/sim/tuning/Layout.hpp"

namespace arkanong {

/// x of a ball's centre that would be at `x` without the side walls: it bounces between them.
inline double betweenWalls(double x, double radius) {
    const double low = radius, high = tuning::fieldSize.x - radius;
    while (x < low || x > high)
        x = x < low ? 2.0 * low - x : 2.0 * high - x;
    return x;
}

} // namespace arkanong
