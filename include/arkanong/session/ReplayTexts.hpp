#pragma once

#include "arkanong/session/MatchSetup.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <string>

// What is told of a match in the list of replays.

namespace arkanong {

/// A match that was broken off earlier, ticks of play, is not worth keeping.
inline constexpr int shortestKept = tuning::seconds(20.0);

/// Who plays a side, as shown: "YOU", "PLAYER 2", "MEDIUM", in the campaign the opponent's name.
std::string playerName(const MatchSetup& setup, const Level& level, Side side);

/// What the list tells of this match as it stands. `now` is the date.
ReplaySummary summaryOf(const MatchSetup& setup, const Level& level, const Match& match, std::string now);

/// The player's own date and time, as "2026-11-21 13:40:05".
std::string localTime();

/// "YOU AGAINST RUSTY"; "YOU" where there is nobody else.
std::string shownPlayers(const ReplaySummary& summary);
/// "YOU WIN", "RUSTY WINS", "CLEARED", "LIVES LOST", or "NOT FINISHED".
std::string shownResult(const ReplaySummary& summary, Mode mode);
/// "1200 : 800", in Solo "1200".
std::string shownScore(const ReplaySummary& summary, Mode mode);

} // namespace arkanong
