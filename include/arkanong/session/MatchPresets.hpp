#pragma once

#include "arkanong/session/MatchSetup.hpp"

#include <memory>
#include <optional>
#include <string>

namespace arkanong {

// Ready-made match setups. `person` is the controller of the only human player.

/// The lessons of the first match.
MatchSetup lessonsSetup(Controller person);
/// The match after the lessons: short and against the weakest computer.
MatchSetup firstMatchSetup(Controller person);

/// The sandbox for one person.
MatchSetup sandboxSetup(Controller person);

/// A campaign match against the level's opponent, in the mirror campaign as Red. `path` is the level's path.
MatchSetup campaignSetup(CampaignLevel at, const std::string& path, Controller person);
/// Resumes the interrupted campaign match. `match` is its recording, with a summary.
MatchSetup interruptedSetup(const std::shared_ptr<const Replay>& match, const std::string& levelFolder,
                            Controller person);
/// A campaign match on the level after `at`; nullopt after the last level, or if the next one is still
/// locked.
[[nodiscard]] std::optional<MatchSetup> nextCampaignSetup(const Progress& progress,
                                                          const std::string& levelFolder, CampaignLevel at,
                                                          Controller person);

/// The next stage of a solo run: the campaign's levels in order, or those of run.first's group from run.first
/// on. After the last level the run starts over, faster. Skips levels without breakable bricks, and broken
/// files: the first stage's call reads all of them, and notes in run.levels which remain. Without a campaign the other
/// levels are played. Throws DataError if there is no level at all, or if the file
/// of run.first is broken.
MatchSetup soloSetup(const std::string& levelFolder, SoloRun run, Controller person);

} // namespace arkanong
