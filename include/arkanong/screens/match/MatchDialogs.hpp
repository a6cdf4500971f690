#pragma once

#include "arkanong/ui/ChoiceScreen.hpp"

#include <memory>
#include <optional>

// The dialogs before, during and after a match. Their texts are in the language in use, except entries, hints and fixed headings:
// those are looked up when they are drawn, so that the pause menu follows a change of the language that was made from it.

namespace arkanong {

/// Over the campaign's levels: shows the interrupted match, and asks whether to resume it. Precondition: there is one.
Dialog continueDialog(const ScreenContext& context);

/// Before a campaign match: the level, its opponent, a boss's ability and the targets of the medals.
Dialog briefingDialog(const ScreenContext& context, const MatchSetup& setup, const Level& level);
/// The story before a world of the campaign, 1 to campaign::worlds.
Dialog storyDialog(const ScreenContext& context, int world);

/// Counts down to a match that is played on from a moment of its recording. `setup` is of a PlayOnMatch.
Dialog playOnDialog(const Catalogue& texts, const MatchSetup& setup);

/// Counts down to a resumed match: a round of a gauntlet run, or a campaign match.
Dialog resumedDialog(ShowResumed resumed);

/// The pause menu of a match. In Solo `setup` holds the run as it stands. `awaited`: see ShowPause.
Dialog pauseDialog(const MatchSetup& setup, const std::shared_ptr<const Replay>& recording = nullptr,
                   Pads awaited = {}, const Catalogue& texts = Catalogue::english());

/// Between two rounds: the winner of the last round, and the score of the series. `next` is the setup of the next
/// round, whose series includes the last round.
Dialog roundDialog(const ScreenContext& context, const MatchSetup& next, Side winner);

/// Between two stages of a solo run: the lives, the score and the next level. `next` is the setup of the next stage.
/// Throws DataError if its level cannot be read.
Dialog stageDialog(const ScreenContext& context, const MatchSetup& next);

/// After the lessons or after the first match: offers what to play next, and stops offering the first match on the
/// title. `winner` is that of the first match; nullopt before the match.
Dialog readyDialog(ScreenContext& context, std::optional<Side> winner = {});

} // namespace arkanong
