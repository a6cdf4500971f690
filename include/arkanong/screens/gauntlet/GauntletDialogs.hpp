#pragma once

#include "arkanong/sim/gauntlet/Day.hpp"
#include "arkanong/ui/ChoiceScreen.hpp"

#include <optional>

namespace arkanong {

/// Over the setup of a run: shows the unfinished run and asks whether to resume it or to begin another one, which is
/// the duel of `daily` if that is given. There must be an unfinished run. Throws DataError if its level cannot be read.
Dialog interruptedRunDialog(const ScreenContext& context, std::optional<Day> daily = std::nullopt);

/// The choice of two of three paths at the start of the run. `setup` must have paths: see hasPaths().
Dialog pathsDialog(const Catalogue& catalogue, const MatchSetup& setup);

/// Starts the daily duel of `day`. Today's first try is ranked, and is resumed if it was interrupted. Throws DataError
/// if the campaign cannot be read.
ScreenChange dailyTry(const ScreenContext& context, Day day);

/// Whether the player has an unfinished run that dailyTry() would replace instead of resuming it.
bool dailyReplacesRun(const ScreenContext& context, Day day);

} // namespace arkanong
