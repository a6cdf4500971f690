#pragma once

#include "arkanong/sim/Level.hpp"

namespace arkanong::test {

/// An empty level of the campaign against Pip.
inline Level withOpponent(const MedalTargets& targets) {
    Level level;
    level.name = "Test";
    level.opponent.emplace();
    level.opponent->name = "Pip";
    level.medals = targets;
    return level;
}

} // namespace arkanong::test
