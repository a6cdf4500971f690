#pragma once

#include "arkanong/session/MatchSetup.hpp"

#include <memory>
#include <optional>
#include <string>

namespace arkanong {

// Ready-made match setups. `person` is the controller of the only human player.

/// The lessons of the first match.
MatchSetup lessonsSetup(Controller person);
/// The match after the lessons: slow, and against the weakest computer; see MatchSettings::newcomer.
MatchSetup firstMatchSetup(Controller person);

/// The sandbox for one person.
MatchSetup sandboxSetup(Controller person);

/// A campaign match against the level's opponent; the person is Blue, or Red in the mirror campaign. `path` is the
/// level file.
MatchSetup campaignSetup(CampaignLevel at, const std::string& path, Controller person);
/// Resumes the interrupted campaign match. `match` is its recording and must have a summary.
MatchSetup interruptedSetup(const std::shared_ptr<const Replay>& match, const std::string& levelFolder,
                            Controller person);
/// A campaign match on the level after `at`. Returns nullopt after the last level, or if the next level is locked.
[[nodiscard]] std::optional<MatchSetup> nextCampaignSetup(const Progress& progress,
                                                          const std::string& levelFolder, CampaignLevel at,
                                                          Controller person);

/// The campaign's finale.
MatchSetup finaleSetup(Controller person);

/// The next stage of a solo run: through the campaign's levels in order, or through the levels of run.first's group,
/// beginning with run.first. After the last level the run starts over, faster. Skips levels without breakable bricks
/// and broken files: the call for the first stage reads all levels and lists the remaining ones in run.levels. Without
/// a campaign, uses the other levels. Throws DataError if there is no level at all, or if the file of run.first is
/// broken.
MatchSetup soloSetup(const std::string& levelFolder, SoloRun run, Controller person);

} // namespace arkanong
