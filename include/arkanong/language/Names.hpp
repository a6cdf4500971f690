#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/sim/Difficulty.hpp"
#include "arkanong/sim/Mission.hpp"
#include "arkanong/sim/Personality.hpp"
#include "arkanong/sim/campaign/Medals.hpp"
#include "arkanong/sim/gauntlet/Day.hpp"
#include "arkanong/sim/gauntlet/Heat.hpp"
#include "arkanong/sim/objects/Boss.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Objects.hpp"
#include "arkanong/sim/objects/PowerUp.hpp"

#include <string>
#include <string_view>

// The names and sentences of the simulation's tables as players read them. The tables have the English words, many of
// which are keys in files, too, and mark them for translators. One English word can name several things, for which other
// languages have different words ("magnet" is a card and a power-up), so names have these contexts in catalogues:
//
//     card  power-up  boss  brick  side  strength  personality  medal  counter (of a mission)  month
//
// These functions know them. Names are in lower case as in the middle of a sentence, except those of sides;
// Catalogue::sentenceCase() and capitals() change that. Whole sentences have no context: text(traitsOf(card).text).

namespace arkanong {

std::string_view shownName(const Catalogue& catalogue, Card card);
std::string_view shownName(const Catalogue& catalogue, PowerUp kind);
std::string_view shownName(const Catalogue& catalogue, Boss boss);
std::string shownName(const Catalogue& catalogue, BrickKind kind);
/// "Blue" or "Red".
std::string_view shownName(const Catalogue& catalogue, Side side);
std::string_view shownName(const Catalogue& catalogue, Difficulty strength);
std::string_view shownName(const Catalogue& catalogue, Personality personality);
std::string_view shownName(const Catalogue& catalogue, Medal medal);

/// "steal 10 balls".
std::string sentenceOf(const Catalogue& catalogue, const Mission& mission);
/// What a counter of this kind counts: "steals".
std::string_view counterName(const Catalogue& catalogue, MissionKind kind);

/// "22 Nov".
std::string shortDate(const Catalogue& catalogue, Day day);

/// A rule of heat, see textOf().
std::string_view textOf(const Catalogue& catalogue, HeatRule rule);

} // namespace arkanong
