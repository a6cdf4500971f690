#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <string>
#include <string_view>

// Texts about a match, for the list of replays.

namespace arkanong {

/// Interrupted matches shorter than this are not saved, ticks of play.
inline constexpr int shortestKept = tuning::seconds(20.0);

/// Display name of the person in a match with only one.
inline constexpr std::string_view onlyPersonName = "YOU";
/// Display name of a side's player: "YOU", "PLAYER 2", "MEDIUM"; in the campaign the opponent's name.
std::string playerName(const MatchSetup& setup, const Level& level, Side side);
/// Whether this is a name that playerName() gives a person.
bool isPersonName(std::string_view name);

/// The summary of this match in its current state, dated `now`.
ReplaySummary summaryOf(const MatchSetup& setup, const Level& level, const Match& match, std::string now);

/// The local date and time in the format "2026-11-21 13:40:05".
std::string localTime();

/// The players for display: "You against Rusty"; "You" without an opponent.
std::string shownPlayers(const ReplaySummary& summary);
/// The result for display: "You win", "Rusty wins", "Cleared", "Lives lost", "Finished" (the finale) or
/// "Unfinished".
std::string shownResult(const ReplaySummary& summary, const MatchSettings& settings);
/// The score for display: "1200 : 800", in Solo "1200".
std::string shownScore(const ReplaySummary& summary, Mode mode);
/// The title in the list: the level's name, or "Gauntlet".
std::string shownTitle(const ReplayHeader& header);
/// The deciding figures of a match or run: "Goals 5 : 3", "Points 4 : 3". The header must have a summary.
std::string shownTally(const ReplayHeader& header);
/// Of a match that was taken over, the summary of the one before the last takeover; without a winner and a time.
ReplaySummary summaryBefore(const ReplaySummary& summary);
/// The deciding figures of a match: "Goals 5 : 3" in versus; the score in other modes.
std::string shownTally(const ReplaySummary& summary, Mode mode);

} // namespace arkanong
