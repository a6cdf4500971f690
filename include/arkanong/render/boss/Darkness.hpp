#pragma once

#include "arkanong/sim/objects/Objects.hpp"

#include <optional>

namespace arkanong {

/// Umbra's dark as it is shown: bricks and balls are not seen, trails are.
struct Darkness {
    double share = 0.0; ///< 0: all is seen, 1: no brick and no ball.
    /// In Umbra's third phase: the side whose trails alone are seen.
    std::optional<Side> onlyTrailsOf{};

    /// The opacity of the trail of a ball of this side.
    double trail(Side owner) const { return onlyTrailsOf && *onlyTrailsOf != owner ? 1.0 - share : 1.0; }
};

} // namespace arkanong
