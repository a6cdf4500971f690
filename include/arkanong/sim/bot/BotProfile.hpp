#pragma once

#include "arkanong/sim/Personality.hpp"
#include "arkanong/sim/Strength.hpp"

namespace arkanong {

/// Strength and style of a computer player.
struct BotProfile {
    Strength strength = Difficulty::Medium;
    Personality personality = Personality::Steady;
};

} // namespace arkanong
