#pragma once

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"

#include <string>
#include <string_view>

// Texts of the online screens, in sentence case; headings are in capitals.

namespace arkanong {

/// Quality of the connection in one word: "Good" below a round trip of 80 ms and a loss of 2 %, "Slow" above
/// 200 ms or 10 %, else "Fair". `roundTrip` in ms, `loss` from 0 to 1.
std::string_view connectionWord(double roundTrip, double loss);
/// connectionWord() and the round trip: "Good 32 ms".
std::string connectionText(const ConnectionQuality& connection);

/// Whether the other player is silent, or the match has to wait for the other player's inputs.
bool waitsForOther(const Peer& peer);

/// A heading, and a text below it.
struct OnlineWords {
    std::string heading;
    std::string text;
    std::string marks{}; ///< The address and code to give to a friend; can be empty.
};
/// The address at which a player on the same network joins the host's game.
std::string addressText(const OnlineGame& host);
/// The text shown while the game waits for the match: what it waits for, and how the other player finds the
/// game.
OnlineWords waitingWords(const OnlineGame& game);
/// Why the match has ended, and what the player can do. The peer must have ended.
OnlineWords endWords(const Peer& peer, const OnlineWay& way);
/// Whether the host has refused because another guest plays, so that the match can be watched.
bool canBeWatched(const Peer& peer, const OnlineWay& way);

/// Number of spectators: "1 spectator", "3 spectators"; empty for 0.
std::string spectatorsText(std::size_t spectators);
/// The text shown to a spectator before the match is shown.
OnlineWords waitingWords(const WatchedGame& game);
/// Why watching has ended. The spectator must have ended.
OnlineWords endWords(const Spectator& spectator, const Address& host);
/// The delay of the shown match: "2.0 s behind".
std::string behindText(const Spectator& spectator);

} // namespace arkanong
