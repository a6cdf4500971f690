#pragma once

#include "arkanong/sim/analysis/Evaluation.hpp"

namespace arkanong::test {

/// The computers of playedMatch(), which play its recordings on.
inline constexpr Profiles analysts{BotProfile{Difficulty::Hard},
                                   BotProfile{Difficulty::Medium, Personality::Hunter}};

} // namespace arkanong::test
