#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/Objects.hpp"

namespace arkanong {

/// What a player aims with.
struct Aim {
    Side side = Side::Blue;
    Vec2 point;          ///< Field px.
    bool pointer = true; ///< Draws a crosshair at the point; otherwise an arrow from the paddle towards it.
};

} // namespace arkanong
