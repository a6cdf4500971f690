#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/replay/PlayAids.hpp"

#include <array>
#include <string>

namespace arkanong {

struct LoadedMatch;
struct Settings;

/// Whether the side's person is the second of two, whose aids have their own settings.
bool isSecondPerson(const std::array<Contestant, 2>& contestants, Side side);

/// Copies the ball speed on the people's own halves from the settings to a match that begins. Does nothing for a
/// match that is resumed or played on, which keeps its own, and for replays and the sandbox.
void setOwnHalves(LoadedMatch& match, const Settings& settings);

/// Gives the person of a campaign match that begins a second row of shields, where the settings ask for a relaxed
/// campaign. Does nothing for a resumed match.
void setHelp(LoadedMatch& match, const Settings& settings);

/// The aids that currently make this match easier for the side's person; no aids for a computer.
PlayAids aidsOf(const LoadedMatch& match, const Settings& settings, Side side);

/// The aids as text: "one button, paddle assist 50 %, ball heard, own half 60 %, speed 75 %"; empty without aids.
std::string namedAids(const Catalogue& catalogue, const PlayAids& aids);
/// "With one button, speed 75 %". There must be an aid.
std::string withAids(const Catalogue& catalogue, const PlayAids& aids);
/// The aids of a match for display: "With speed 75 %"; of two people "Blue with speed 75 %, Red with paddle
/// assist 50 %".
std::string shownAids(const Catalogue& catalogue, const MatchSetup& setup);

} // namespace arkanong
