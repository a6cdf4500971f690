#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/Difficulty.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Personality.hpp"

#include <string>
#include <string_view>

// What things are called on the screens, and one line about each.

namespace arkanong {

std::string_view shownName(Mutator mutator);
std::string_view explain(Mutator mutator);
std::string_view explain(Personality personality);
std::string_view explain(Difficulty difficulty);

/// "YOU WIN" to the only person who plays, else "BLUE WINS" or "RED WINS".
std::string winText(const MatchSetup& setup, Side winner);
/// "YOU" for the only person who plays, else "BLUE" or "RED".
std::string sideText(const MatchSetup& setup, Side side);
/// The table of high scores as it is shown: "SOLO", "AGAINST HARD".
std::string shownTable(std::string_view table);
/// What it was: "A CHAIN OF 9 BRICKS".
std::string captionOf(const Highlight& highlight);

/// "GIANT BALLS, POWER RAIN"; "NONE" where there are none; "4 OF THEM" where they are too many for a line.
std::string shownNames(Mutators mutators);

} // namespace arkanong
