#pragma once

#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"

#include <string>
#include <string_view>

// What screens say of a match between two machines, in capitals.

namespace arkanong {

/// How the connection feels: GOOD below a round trip of 80 ms and a loss of 2 %, SLOW above 200 ms or 10 %, else FAIR.
/// `roundTrip` in ms, `loss` from 0 to 1.
std::string_view connectionWord(double roundTrip, double loss);
/// The same and the round trip: "GOOD 32 MS".
std::string connectionText(const ConnectionQuality& connection);

/// Nothing is heard of the other player, or the match has to wait for them.
bool waitsForOther(const Peer& peer);

/// A heading, and sentences that follow it.
struct OnlineWords {
    std::string heading;
    std::string text;
    std::string marks{}; ///< What is read out to a friend: the address and the code; may be empty.
};
/// What is being waited for, and where the other player finds this game.
OnlineWords waitingWords(const OnlineGame& game);
/// Why there is no match any more, and what can be done; it has ended.
OnlineWords endWords(const Peer& peer, const OnlineWay& way);
/// Whether it has ended because somebody else plays there, whom one can watch instead.
bool canBeWatched(const Peer& peer, const OnlineWay& way);

/// How many watch: "1 WATCHES", "3 WATCH"; empty where nobody does.
std::string spectatorsText(std::size_t spectators);
/// What one who watches is waiting for before the match is there.
OnlineWords waitingWords(const WatchedGame& game);
/// Why there is nothing more to be watched; it has ended.
OnlineWords endWords(const Spectator& spectator, const Address& host);
/// How far what is seen is behind what is certain: "2.0 S BEHIND".
std::string behindText(const Spectator& spectator);

} // namespace arkanong
