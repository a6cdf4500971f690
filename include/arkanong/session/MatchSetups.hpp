#pragma once

#include "arkanong/session/MatchSetup.hpp"

#include <memory>
#include <optional>
#include <string>

namespace arkanong {

// The plans of matches that are not set up item by item. `person` is what the one person plays with.

/// The first match's lessons...
MatchSetup lessonsSetup(Controller person);
/// ...and the match after them, short and against the weakest computer.
MatchSetup firstMatchSetup(Controller person);

/// One person in the sandbox.
MatchSetup sandboxSetup(Controller person);

/// A campaign match against the level's opponent; `path` is the level's.
MatchSetup campaignSetup(CampaignLevel at, const std::string& path, Controller person);
/// The campaign match that was broken off, to be gone on with: `match` is its recording, with a summary.
MatchSetup interruptedSetup(const std::shared_ptr<const Replay>& match, const std::string& levelFolder,
                            Controller person);
/// A campaign match on the level after `at`; nothing after the last, or where it may not be played yet.
std::optional<MatchSetup> nextCampaignSetup(const Progress& progress, const std::string& levelFolder,
                                            CampaignLevel at, Controller person);

/// The next stage of a run: the campaign's levels in their order, or those of the group it began in from the
/// first one on, then once more from there, faster.
/// Those on which nothing can be broken are left out. Where there is no campaign, the other levels are
/// played. Throws DataError where there is no level at all.
MatchSetup soloSetup(const std::string& levelFolder, const SoloRun& run, Controller person);

} // namespace arkanong
