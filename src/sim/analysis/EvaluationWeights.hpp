#pragma once

#include "arkanong/sim/analysis/Evaluation.hpp"

namespace arkanong {

/// The weights of the features, as the program tools/chances has fitted them.
inline constexpr Features evaluationWeights{
    0.4312,  // goal lead
    -0.1319, // lead of goals needed
    1.8282,  // lead, late
    -3.6763, // lead, at the end
    0.0399,  // one goal short
    0.3907,  // points
    0.4736,  // points, level and late
    0.0000,  // points limit
    0.4251,  // strength
    1.0103,  // strength, goals left
    0.0992,  // strength, strong
    -0.3854, // strength, late
    0.0400,  // lead, strong
    0.2175,  // shields
    0.0684,  // shield wall
    0.1007,  // balls
    0.0608,  // pressure
    0.2672,  // danger, open
    0.0406,  // danger, closed
    -0.0556, // own balls falling
    0.0815,  // reserve
    0.0022,  // momentum
    -0.0404, // super
    0.1065,  // power-ups
    0.0112,  // hindrances
    0.1104,  // cards
    0.2268,  // boss
    -0.0165, // balls at gaps
    1.7870,  // goals needed, inverse
    0.0000,  // help
};

} // namespace arkanong
