#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/storage/player/ReplayFile.hpp"

#include <string>
#include <string_view>

// Texts about a match for the list of replays.

namespace arkanong {

/// Interrupted matches shorter than this, in ticks of play, are not saved.
inline constexpr int shortestKept = tuning::seconds(20.0);

/// The displayed name of the person in a match with only one.
inline constexpr std::string_view onlyPersonName = "YOU";
/// The displayed name of a side's player: "YOU", "PLAYER 2", "MEDIUM"; in the campaign the opponent's name.
std::string playerName(const MatchSetup& setup, const Level& level, Side side);
/// Whether playerName() calls a person so.
bool isPersonName(std::string_view name);

/// The summary of this match in its current state. `now` becomes its date.
ReplaySummary summaryOf(const MatchSetup& setup, const Level& level, const Match& match, std::string now);

/// The local date and time, as "2026-11-21 13:40:05".
std::string localTime();

/// "YOU AGAINST RUSTY"; "YOU" if there is no opponent.
std::string shownPlayers(const ReplaySummary& summary);
/// "YOU WIN", "RUSTY WINS", "CLEARED", "LIVES LOST", or "NOT FINISHED".
std::string shownResult(const ReplaySummary& summary, Mode mode);
/// "1200 : 800", in Solo "1200".
std::string shownScore(const ReplaySummary& summary, Mode mode);
/// What the list calls it: its level's name, or "GAUNTLET".
std::string shownTitle(const ReplayHeader& header);
/// What decided the match or the run: as below, or "POINTS 4 : 3". It needs a summary.
std::string shownTally(const ReplayHeader& header);
/// What decided the match: "GOALS 5 : 3"; outside versus the score.
std::string shownTally(const ReplaySummary& summary, Mode mode);

} // namespace arkanong
