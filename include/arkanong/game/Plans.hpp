#pragma once

#include "arkanong/game/CommandLine.hpp"
#include "arkanong/game/Screen.hpp"

#include <optional>

namespace arkanong {

// The plans of matches that are not set up item by item.

/// What the command line asks for; of Start::Menu the versus match it describes.
MatchPlan planFrom(const Options& options);

/// The first match's lessons...
MatchPlan lessonsPlan(const ScreenContext& context);
/// ...and the match after them, short and against the weakest computer.
MatchPlan firstMatchPlan(const ScreenContext& context);

/// One person in the sandbox.
MatchPlan sandboxPlan(const ScreenContext& context);

/// A campaign match against the level's opponent.
MatchPlan campaignPlan(const ScreenContext& context, CampaignLevel at, const std::string& path);
/// The campaign match that was broken off, to be gone on with: there must be one.
MatchPlan interruptedPlan(const ScreenContext& context);
/// A campaign match on the level after `at`; nothing after the last, or where it may not be played yet.
std::optional<MatchPlan> nextCampaignPlan(const ScreenContext& context, CampaignLevel at);

/// The next stage of a run: the campaign's levels in their order, or those of the group it began in from the
/// first one on, then once more from there, faster.
/// Those on which nothing can be broken are left out. Where there is no campaign, the other levels are
/// played. Throws DataError where there is no level at all.
MatchPlan soloPlan(const ScreenContext& context, const SoloRun& run);

} // namespace arkanong
