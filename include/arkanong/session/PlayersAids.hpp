#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/replay/PlayAids.hpp"

#include <array>
#include <string>

namespace arkanong {

struct LoadedMatch;
struct Settings;

/// Whether the side's person is the second of two, whose aids have settings of their own.
bool isSecondPerson(const std::array<Contestant, 2>& contestants, Side side);

/// Gives the people of a match that begins the speed on their own half that the settings have. A match that goes on
/// keeps its own, and where nobody plays there is none.
void setOwnHalves(LoadedMatch& match, const Settings& settings);

/// What makes this match easier for the side's person now; nothing for a computer.
PlayAids aidsOf(const LoadedMatch& match, const Settings& settings, Side side);

/// "one button, paddle assist 50 %, own half 60 %, speed 75 %"; empty where nothing helped.
std::string namedAids(const PlayAids& aids);
/// The same for screens: "ONE BUTTON, PADDLE ASSIST 50 %, OWN HALF 60 %, SPEED 75 %".
std::string shownAids(const PlayAids& aids);
/// "WITH " and the same; of two people each: "BLUE WITH SPEED 75 %, RED WITH PADDLE ASSIST 50 %".
std::string shownAids(const MatchSetup& setup);

} // namespace arkanong
