#pragma once

#include "arkanong/sim/objects/Objects.hpp"

#include <optional>

namespace arkanong {

/// Umbra's darkness as it is drawn: it hides bricks and balls, but not trails.
struct Darkness {
    double share = 0.0; ///< 0: all is seen, 1: no brick and no ball.
    /// In Umbra's third phase: the only side whose trails are visible.
    std::optional<Side> onlyTrailsOf{};

    /// Opacity of the trails of this side's balls.
    double trail(Side owner) const { return onlyTrailsOf && *onlyTrailsOf != owner ? 1.0 - share : 1.0; }
};

} // namespace arkanong
