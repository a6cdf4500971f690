#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Personality.hpp"
#include "arkanong/sim/Strength.hpp"

#include <string>
#include <string_view>
#include <vector>

// Names and one-line explanations for the screens.

namespace arkanong {

std::string_view shownName(Mutator mutator);
std::string_view explain(Mutator mutator);
std::string_view explain(Personality personality);
std::string_view explain(Difficulty difficulty);
/// What its paddle does, on any side.
std::string_view explain(Boss boss);
/// What makes matches on this level unlike others: its rules, narrow goals and moving rows, a short sentence each.
std::vector<std::string> specialsOf(const Level& level);

/// "MEDIUM", or "MEDIUM +0.35" between two names.
std::string shownStrength(Strength strength);

/// "YOU WIN" to the only person who plays, else "BLUE WINS" or "RED WINS".
std::string winText(const MatchSetup& setup, Side winner);
/// "YOU" for the only person who plays, else "BLUE" or "RED".
std::string sideText(const MatchSetup& setup, Side side);
/// The heading of a high-score table: "SOLO", "AGAINST HARD".
std::string shownTable(std::string_view table);
/// A caption such as "A CHAIN OF 9 BRICKS".
std::string captionOf(const Highlight& highlight);

/// A time of play in tenths of a second: "0:07.4".
std::string tenthsText(int ticks);

/// A path in the player's home as "~/..."; any other as it is.
std::string fromHome(const std::string& path);

/// "GIANT BALLS, POWER RAIN"; "NONE" if none are on; "4 OF THEM" if the names are too long for one line.
std::string shownNames(Mutators mutators);

} // namespace arkanong
