#pragma once

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/online/OnlineGame.hpp"
#include "arkanong/online/WatchedGame.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Texts of the online screens in the language of the catalogue, in sentence case; headings are in capitals.

namespace arkanong {

/// The display name of a side's player, in capitals; see onlineNameInCapitals().
std::string shownPlayer(const Catalogue& words, const MatchTerms& terms, Side side);

/// The quality of the connection in one word: "Good" below a round trip of 80 ms and a loss of 2 %, "Slow" above
/// 200 ms or 10 %, else "Fair", in English, to be looked up with the context "connection". `roundTrip` in ms, `loss` from 0 to 1.
std::string_view connectionWord(double roundTrip, double loss);
/// connectionWord() and the round trip: "Good 32 ms".
std::string connectionText(const Catalogue& words, const ConnectionQuality& connection);
/// The same for the connection to the other player; "Silent" or "Ended" if nothing arrives.
std::string connectionText(const Catalogue& words, const Peer& peer);

/// Whether the other player is silent, or the match has to wait for the other player's inputs.
bool waitsForOther(const Peer& peer);

/// A heading, and a text below it.
struct OnlineWords {
    std::string heading;
    std::string text;
    std::string marks{}; ///< The address and code to give to a friend; can be empty.
};
/// The best address at which a player joins the host's game: from anywhere if the router's port is open, else from the
/// same network.
std::string addressText(const OnlineGame& host);
/// The text shown while the game waits for the match: what it waits for, and how the other player finds the
/// game.
OnlineWords waitingWords(const Catalogue& words, const OnlineGame& game);
/// The question to the host's player: who wants to play, from where, and on what conditions.
OnlineWords questionWords(const Catalogue& words, const Peer::Candidate& candidate);
/// "Their half 60 %" if balls are slower on the other player's half; empty if they are not.
std::string otherHalfText(const Catalogue& words, const Peer& peer);
/// After the last round: who wants a rematch, for whom it waits, or who has left; empty if there is no news. The match
/// must have begun.
std::string rematchText(const Catalogue& words, const OnlineGame& game);
/// Why the match has ended, and what the player can do. The peer must have ended.
OnlineWords endWords(const Catalogue& words, const Peer& peer, const OnlineWay& way);
/// Whether the guest cannot join because another one plays, so that the match can be watched.
bool canBeWatched(const Peer& peer);
/// A call that is offered after one that has failed, at the same address or by the same code.
enum class NextCall : std::uint8_t { Watch, Join, WatchAgain };
std::vector<NextCall> nextCalls(const Peer& peer);
/// "Direct" or "Through the relay", in English; empty if the machines have not met at a relay.
std::string_view wayText(const OnlineGame& game);

/// Number of spectators: "1 spectator", "3 spectators"; empty for 0.
std::string spectatorsText(const Catalogue& words, std::size_t spectators);
/// The text shown to a spectator before the match is shown.
OnlineWords waitingWords(const Catalogue& words, const WatchedGame& game);
/// Why watching has ended. The spectator must have ended.
OnlineWords endWords(const Catalogue& words, const Spectator& spectator, const OnlineWay& way);
std::vector<NextCall> nextCalls(const Spectator& spectator);
/// As for players; the match must be shown.
std::string rematchText(const Catalogue& words, const Spectator& spectator);
/// The delay of the shown match: "2.0 s behind".
std::string behindText(const Catalogue& words, const Spectator& spectator);

} // namespace arkanong
