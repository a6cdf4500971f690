#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Personality.hpp"
#include "arkanong/sim/Strength.hpp"

#include <string>
#include <string_view>
#include <vector>

// Display names and one-line explanations for the screens. What has no catalogue as an argument returns English words that
// are looked up where they are drawn.

namespace arkanong {

std::string_view displayName(Mutator mutator);
std::string_view explain(Mutator mutator);
std::string_view explain(Personality personality);
std::string_view explain(Difficulty difficulty);
/// Describes what the boss's paddle does, whichever side it plays.
std::string_view explain(Boss boss);
/// One short sentence for each special of the level: its rules, narrow goals and moving rows.
std::vector<std::string> specialsOf(const Catalogue& catalogue, const Level& level);

/// A spoken sentence in quotation marks.
std::string quoted(const Catalogue& catalogue, std::string_view sentence);

/// "63 %".
std::string percentText(const Catalogue& catalogue, int percent);

/// Display name of a strength: "Medium", or "Medium + 35 %" for one 35 % of the way to the next named
/// strength.
std::string shownStrength(const Catalogue& catalogue, Strength strength);

/// "YOU WIN" to the only person who plays, else "BLUE WINS" or "RED WINS".
std::string winText(const MatchSetup& setup, Side winner);
/// "YOU" for the only person who plays, else "BLUE" or "RED".
std::string sideText(const MatchSetup& setup, Side side);
/// The title of a high-score table: "Solo", "Against Hard".
std::string shownTable(const Catalogue& catalogue, std::string_view table);
/// The caption of a highlight, such as "A chain of 9 bricks".
std::string captionOf(const Catalogue& catalogue, const Highlight& highlight);

/// Tenths of a second as seconds: "2.0" for 20.
std::string secondsText(const Catalogue& catalogue, int tenths);
/// A time of play in tenths of a second: "0:07.4".
std::string tenthsText(const Catalogue& catalogue, int ticks);

/// Shortens a path in the player's home folder to "~/..."; returns any other path unchanged.
std::string fromHome(const std::string& path);

/// The names of the mutators that are on: "Giant balls, Power rain", "None", or "4 mutators" if the names are too long
/// for one line.
std::string shownNames(const Catalogue& catalogue, Mutators mutators);

} // namespace arkanong
