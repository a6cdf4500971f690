#pragma once

#include "arkanong/sim/Difficulty.hpp"
#include "arkanong/sim/Personality.hpp"

namespace arkanong {

/// Difficulty and style of a computer player.
struct BotProfile {
    Difficulty difficulty = Difficulty::Medium;
    Personality personality = Personality::Steady;
};

} // namespace arkanong
