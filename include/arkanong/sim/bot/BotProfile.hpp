#pragma once

#include "arkanong/sim/Difficulty.hpp"
#include "arkanong/sim/Personality.hpp"

namespace arkanong {

/// Who the computer plays: how well and in what way.
struct BotProfile {
    Difficulty difficulty = Difficulty::Medium;
    Personality personality = Personality::Steady;
};

} // namespace arkanong
