#pragma once

#include "arkanong/sim/bot/BotProfile.hpp"
#include "arkanong/sim/gauntlet/GauntletRun.hpp"

#include <cstddef>

namespace arkanong {

/// The index of the open card that a computer picks, whose turn it is in the run's draft: the one that it thinks worth
/// most to itself, by its personality's taste, by the cards of both sides and by the fusions that it completes or
/// denies. The stronger it is, the better it knows what cards are worth. The same run and profile give the same card.
std::size_t draftedBy(const BotProfile& profile, const GauntletRun& run);

} // namespace arkanong
