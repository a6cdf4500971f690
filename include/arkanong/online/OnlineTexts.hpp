#pragma once

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"

#include <string>
#include <string_view>

// Texts of screens about online matches, in capitals.

namespace arkanong {

/// Quality of the connection in one word: GOOD below a round trip of 80 ms and a loss of 2 %, SLOW above 200 ms or 10
/// %, else FAIR. `roundTrip` in ms, `loss` from 0 to 1.
std::string_view connectionWord(double roundTrip, double loss);
/// That word and the round trip: "GOOD 32 MS".
std::string connectionText(const ConnectionQuality& connection);

/// Whether the other player is silent, or the match has to wait for the other player's inputs.
bool waitsForOther(const Peer& peer);

/// A heading, and a text below it.
struct OnlineWords {
    std::string heading;
    std::string text;
    std::string marks{}; ///< Address and code, for a friend; can be empty.
};
/// What the game is waiting for before the match, and where the other player finds it.
OnlineWords waitingWords(const OnlineGame& game);
/// Why the match has ended, and what the player can do. The peer must have ended.
OnlineWords endWords(const Peer& peer, const OnlineWay& way);
/// Whether the host has refused because another guest plays, so that the match can be watched.
bool canBeWatched(const Peer& peer, const OnlineWay& way);

/// Number of spectators: "1 WATCHES", "3 WATCH"; empty for 0.
std::string spectatorsText(std::size_t spectators);
/// What a spectator is waiting for before the match is shown.
OnlineWords waitingWords(const WatchedGame& game);
/// Why watching has ended. The spectator must have ended.
OnlineWords endWords(const Spectator& spectator, const Address& host);
/// The delay of the shown match: "2.0 S BEHIND".
std::string behindText(const Spectator& spectator);

} // namespace arkanong
