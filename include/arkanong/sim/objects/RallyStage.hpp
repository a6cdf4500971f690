#pragma once

#include <array>

namespace arkanong {

/// Speeds at which a rally's next stage begins, px/s. Stages only affect pictures and sounds, not the rules.
inline constexpr std::array<double, 4> rallyStageSpeeds{500.0, 600.0, 750.0, 900.0};

/// The stage of a ball of this speed, px/s: 0 below the first of rallyStageSpeeds, then 1 to 4.
constexpr int rallyStage(double speed) {
    int stage = 0;
    for (const double from : rallyStageSpeeds)
        stage += speed >= from ? 1 : 0;
    return stage;
}

} // namespace arkanong
