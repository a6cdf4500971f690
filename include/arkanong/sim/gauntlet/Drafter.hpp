#pragma once

#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/sim/gauntlet/GauntletRun.hpp"

#include <cstddef>

namespace arkanong {

/// The index of the open card that a computer picks when it is its turn in the run's draft: the card with the
/// highest estimated worth. This depends on its personality, on the cards of both sides, and on fusions that
/// the card would complete or deny to the opponent. A stronger computer estimates better. The same run and
/// profile give the same card.
std::size_t draftedBy(const BotProfile& profile, const GauntletRun& run);

} // namespace arkanong
