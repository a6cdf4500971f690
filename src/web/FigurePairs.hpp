#pragma once

#include "arkanong/collision/CollisionManager.hpp"

#include <cstdint>
#include <vector>

namespace arkanong {

/// How many pairs of balls were asked, and how many of them meet.
struct FigurePairs {
    double asked = 0.0;
    double meeting = 0.0;
};

/// Looks for pairs that meet within `seconds`; `how` is that of fig_pairs().
FigurePairs findPairs(const std::vector<MovingCircle>& balls, const Box& arena, std::uint32_t how,
                      double seconds);

} // namespace arkanong
