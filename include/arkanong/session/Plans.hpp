#pragma once

#include "arkanong/session/MatchPlan.hpp"

#include <memory>
#include <optional>
#include <string>

namespace arkanong {

// The plans of matches that are not set up item by item. `person` is what the one person plays with.

/// The first match's lessons...
MatchPlan lessonsPlan(Controller person);
/// ...and the match after them, short and against the weakest computer.
MatchPlan firstMatchPlan(Controller person);

/// One person in the sandbox.
MatchPlan sandboxPlan(Controller person);

/// A campaign match against the level's opponent; `path` is the level's.
MatchPlan campaignPlan(CampaignLevel at, const std::string& path, Controller person);
/// The campaign match that was broken off, to be gone on with: `match` is its recording, with a summary.
MatchPlan interruptedPlan(const std::shared_ptr<const Replay>& match, const std::string& levelFolder,
                          Controller person);
/// A campaign match on the level after `at`; nothing after the last, or where it may not be played yet.
std::optional<MatchPlan> nextCampaignPlan(const Progress& progress, const std::string& levelFolder,
                                          CampaignLevel at, Controller person);

/// The next stage of a run: the campaign's levels in their order, or those of the group it began in from the
/// first one on, then once more from there, faster.
/// Those on which nothing can be broken are left out. Where there is no campaign, the other levels are
/// played. Throws DataError where there is no level at all.
MatchPlan soloPlan(const std::string& levelFolder, const SoloRun& run, Controller person);

} // namespace arkanong
