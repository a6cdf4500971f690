#pragma once

#include "arkanong/ui/ChoiceScreen.hpp"

#include <memory>
#include <optional>
#include <string>

// The dialogs before, in and after a match.

namespace arkanong {

/// Over the campaign's levels: the match that was broken off, and whether to go on with it. There must be
/// one.
Dialog continueDialog(const ScreenContext& context);

/// Before a campaign match: the level, who waits there, a boss's trick and what the medals ask for.
Dialog briefingDialog(const ScreenContext& context, const MatchSetup& setup, const Level& level);

/// Counts down to a match that goes on: a round of a run, or a campaign match.
Dialog resumedDialog(ShowResumed resumed);

/// The pause of a match: its setup, in Solo with the run as it stands, and its recording.
/// `awaited`: see ShowPause.
Dialog pauseDialog(const MatchSetup& setup, const std::shared_ptr<const Replay>& recording = nullptr,
                   Pads awaited = {});

/// Between two rounds: who won the round and how the series stands. `next` is the setup of the next round:
/// its series includes the one that `winner` has won.
Dialog roundDialog(const ScreenContext& context, const MatchSetup& next, Side winner);

/// Between two stages of a solo run: how the run stands and what comes next. `next` is the setup of the next
/// stage. Throws DataError where its level can't be read.
Dialog stageDialog(const ScreenContext& context, const MatchSetup& next);

/// After the lessons and after the first match: where to go on. The title need not offer the first match any
/// more. `winner` = of the first match; empty: it is still to come.
Dialog readyDialog(ScreenContext& context, std::optional<Side> winner = {});

} // namespace arkanong
