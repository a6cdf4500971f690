#pragma once

#include "arkanong/sim/Personality.hpp"
#include "arkanong/sim/Strength.hpp"

namespace arkanong {

/// Strength and style of a computer player.
struct BotProfile {
    Strength strength = Difficulty::Medium;
    Personality personality = Personality::Steady;
};
inline bool operator==(const BotProfile& a, const BotProfile& b) {
    return a.strength == b.strength && a.personality == b.personality;
}

} // namespace arkanong
