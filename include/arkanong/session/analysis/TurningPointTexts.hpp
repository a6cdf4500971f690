#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/sim/analysis/TurningPoints.hpp"
#include "arkanong/sim/analysis/WhatIf.hpp"

#include <optional>
#include <string>

// Words for turning points, in capitals as on screens.

namespace arkanong {

/// What happened, in a few words: "GOAL THROUGH YOUR OPEN LEFT" where `you` is the point's side, else "GOAL THROUGH RED'S OPEN
/// LEFT". `you` is the only person who plays; nullopt if nobody is.
std::string turningPointText(const Catalogue& catalogue, const TurningPoint& point, std::optional<Side> you);
/// The text as above after the time of the recording, as the replay's bar tells it: "0:41 GOAL THROUGH YOUR OPEN LEFT".
std::string turningPointLine(const Catalogue& catalogue, const TurningPoint& point, std::optional<Side> you);
/// A chance in per cent: "63 %". Only what is decided has 0 or 100.
std::string chanceText(const Catalogue& catalogue, double chance);
/// The side's chance after an alternative, with two standard errors once there are enough playouts to know them: "63 % ± 9".
/// "..." before the first playout.
std::string chanceWithError(const Catalogue& catalogue, const Alternative& alternative, Side side);
/// When a choice was made, of a capsule with what it held: "0:41", "0:41 FREEZE".
std::string choiceText(const Catalogue& catalogue, const Choice& choice);
/// Name of an alternative: "SERVE LEFT", "CAPSULE TAKEN" or, for the second hand of cards, "HAND 2".
std::string alternativeText(const Catalogue& catalogue, const Alternative& alternative);

} // namespace arkanong
