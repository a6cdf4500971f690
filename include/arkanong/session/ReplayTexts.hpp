#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/storage/replay/ReplayFile.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

// Texts about a match: those that are recorded, which are in English and in capitals, and those for display, in the language
// of a catalogue.

namespace arkanong {

/// Interrupted matches shorter than this are not saved, ticks of play.
inline constexpr int shortestKept = tuning::seconds(20.0);

/// Display name of a side's player: "YOU", "PLAYER 2", "MEDIUM"; in the campaign the opponent's name.
std::string playerName(const MatchSetup& setup, const Level& level, Side side);
/// The side of the only person in a recorded match. Returns nullopt if no person or two played, or if it is unknown.
std::optional<Side> personIn(const Replay& replay);

/// The summary of this match in its current state, dated `now`.
ReplaySummary summaryOf(const MatchSetup& setup, const Level& level, const Match& match, std::string now);

/// The local date and time in the format "2026-11-21 13:40:05".
std::string localTime();

/// A side's recorded player for display: see nameInWords(), for a player of an online match onlineNameInWords().
std::string shownPlayer(const Catalogue& catalogue, const ReplaySummary& summary, Side side);
/// A recorded occasion for display: "Campaign 1-3, round 2" for "CAMPAIGN 1-3, ROUND 2".
std::string shownOccasion(const Catalogue& catalogue, std::string_view occasion);
/// The players for display: "You against Rusty"; "You" without an opponent.
std::string shownPlayers(const Catalogue& catalogue, const ReplaySummary& summary);
/// The result for display: "You win", "Rusty wins", "Cleared", "Lives lost", "Finished" (the finale) or
/// "Unfinished".
std::string shownResult(const Catalogue& catalogue, const ReplaySummary& summary,
                        const MatchSettings& settings);
/// The score for display: "1200 : 800", in Solo "1200".
std::string shownScore(const ReplaySummary& summary, Mode mode);
/// The title in the list: the level's name, or "Gauntlet".
std::string shownTitle(const Catalogue& catalogue, const ReplayHeader& header);
/// The deciding figures of a match or run: "Goals 5 : 3", "Points 4 : 3". The header must have a summary.
std::string shownTally(const Catalogue& catalogue, const ReplayHeader& header);
/// The points of a gauntlet run, by sideIndex(): "Points 4 : 3".
std::string shownPoints(const Catalogue& catalogue, const std::array<int, 2>& points);
/// Of a match that was taken over, the summary of the one before the last takeover; without a winner and a time.
ReplaySummary summaryBefore(const ReplaySummary& summary);
/// The deciding figures of a match: "Goals 5 : 3" in versus; the score in other modes.
std::string shownTally(const Catalogue& catalogue, const ReplaySummary& summary, Mode mode);

} // namespace arkanong
