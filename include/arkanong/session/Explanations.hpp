#pragma once

#include "arkanong/session/MatchPlan.hpp"
#include "arkanong/sim/MatchSettings.hpp"
#include "arkanong/sim/Strength.hpp"
#include "arkanong/sim/Temperament.hpp"

#include <string>
#include <string_view>

// What things are called on the screens, and one line about each.

namespace arkanong {

std::string_view shownName(Mutator mutator);
std::string_view explain(Mutator mutator);
std::string_view explain(Temperament temperament);
std::string_view explain(Strength strength);

/// "YOU WIN" to the only person who plays, else "BLUE WINS" or "RED WINS".
std::string winText(const MatchPlan& plan, Side winner);
/// "YOU" for the only person who plays, else "BLUE" or "RED".
std::string sideText(const MatchPlan& plan, Side side);
/// The table of high scores as it is shown: "SOLO", "AGAINST HARD".
std::string shownTable(std::string_view table);
/// What it was: "A CHAIN OF 9 BRICKS".
std::string captionOf(const Moment& moment);

/// "GIANT BALLS, POWER RAIN"; "NONE" where there are none; "4 OF THEM" where they are too many for a line.
std::string shownNames(Mutators mutators);

} // namespace arkanong
