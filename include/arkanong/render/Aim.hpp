#pragma once

#include "arkanong/math/Vec2.hpp"
#include "arkanong/sim/objects/Objects.hpp"

namespace arkanong {

/// The point at which a player aims a serve.
struct Aim {
    Side side = Side::Blue;
    Vec2 point; ///< Field coordinates, px.
    /// True: draw a crosshair at the point. False: draw an arrow from the paddle towards it.
    bool pointer = true;
};

} // namespace arkanong
