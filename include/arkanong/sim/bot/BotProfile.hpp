#pragma once

#include "arkanong/sim/Strength.hpp"
#include "arkanong/sim/Temperament.hpp"

namespace arkanong {

/// Who the computer plays: how well and in what way.
struct BotProfile {
    Strength strength = Strength::Medium;
    Temperament temperament = Temperament::Steady;
};

} // namespace arkanong
