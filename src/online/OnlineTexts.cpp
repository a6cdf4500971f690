#include "arkanong/online/OnlineTexts.hpp"

#include "arkanong/session/Version.hpp"

#include <cmath>
#include <utility>

namespace arkanong {

namespace {

/// The other player's name, or a general word until it is known.
std::string otherOf(const Peer& peer) {
    const std::string name = peer.otherName();
    return name.empty() ? "The other player" : name;
}

std::string keptText(const Peer& peer) {
    return keepsUnfinished(peer) ? " The match so far is in your replays." : std::string();
}

OnlineWords otherVersionWords(const std::string& other) {
    std::string text = "Both need the same version of the game. Yours is ";
    text += gameVersion();
    text += ", the other one is ";
    text += other.empty() || other == gameVersion() ? "another" : other;
    return {"ANOTHER VERSION", text + '.'};
}

OnlineWords refusalWords(Refusal why, const std::string& otherVersion) {
    switch (why) {
    case Refusal::Busy:
        return {"THE GAME IS FULL",
                "Somebody else plays there already. Try again later, or host a game yourself."};
    case Refusal::Full: return {"NO SPECTATOR SEATS LEFT", "All seats are taken. Try again in a minute."};
    case Refusal::NotBegun:
        return {"NOTHING TO WATCH", "No match is played there now. Join the game, or try again later."};
    case Refusal::OtherVersion: break;
    }
    return otherVersionWords(otherVersion);
}

OnlineWords notReadyWords() {
    return {"NOT READY IN TIME",
            "The host has answered, but the match could not begin within 15 seconds: the "
            "connection is too bad, or the host's game hangs. Try again."};
}

/// What to check if there is no answer from this address: which port must be open.
std::string blockedText(const Address& host) {
    return "Nobody answers at " + textOf(host) +
           ". If a game is hosted there, a firewall or router blocks UDP port " + std::to_string(host.port) +
           ": the host's firewall has to allow it, and the host's router to forward it.";
}

/// What a relay without a free place says; an empty heading if it has one.
OnlineWords noPlaceWords(RelayPlace place, const OnlineWay& way) {
    if (place == RelayPlace::Full)
        return {"THE RELAY IS FULL", "The relay at " + textOf(*way.calls) +
                                         " has no room left. Try again later, or use another relay."};
    if (place == RelayPlace::Taken)
        return {"THE CODE IS IN USE", "Two players use the code " + way.code +
                                          " already. Try again later, or ask the host for a new code."};
    return {};
}

OnlineWords unansweredWords(RelayPlace place, const OnlineWay& way) {
    if (OnlineWords words = noPlaceWords(place, way); !words.heading.empty()) return words;
    if (!way.code.empty())
        return {"NO ANSWER",
                "No game at the relay " + textOf(*way.calls) + " has the code " + way.code +
                    ", or the relay cannot be reached. Ask the host for the current code and the "
                    "relay's address."};
    return {"NO ANSWER", blockedText(*way.calls) + " Or use a relay."};
}

} // namespace

std::string_view connectionWord(double roundTrip, double loss) {
    if (roundTrip > 200.0 || loss > 0.1) return "Slow";
    return roundTrip < 80.0 && loss < 0.02 ? "Good" : "Fair";
}

std::string connectionText(const ConnectionQuality& connection) {
    return std::string(connectionWord(connection.roundTrip(), connection.loss())) + ' ' +
           std::to_string(std::lround(connection.roundTrip())) + " ms";
}

bool waitsForOther(const Peer& peer) {
    return peer.stage() == Peer::Stage::Silent || (peer.session() != nullptr && peer.session()->waits());
}

std::string addressText(const OnlineGame& host) {
    const std::optional<Address> own = host.address();
    return own ? textOf(*own) : "127.0.0.1:" + std::to_string(host.port());
}

OnlineWords waitingWords(const OnlineGame& game) {
    const Peer& peer = game.peer();
    if (peer.stage() == Peer::Stage::Preparing) return {"GETTING READY", otherOf(peer) + " has joined."};
    if (!peer.isHost()) {
        if (OnlineWords words = noPlaceWords(peer.relayPlace(), game.way()); !words.heading.empty())
            return {"CALLING", std::move(words.text)};
        const std::string where = textOf(*game.way().calls);
        return {"CALLING", game.way().code.empty()
                               ? "The host at " + where
                               : "The host with the code " + game.way().code + ", at the relay " + where};
    }
    const std::string port = std::to_string(game.port());
    OnlineWords words{"WAITING FOR A PLAYER", {}, addressText(game)};
    if (game.address())
        words.text = "At home, friends join at this address. Over the internet: your router's address, with "
                     "UDP port " +
                     port + " forwarded to this machine.";
    else
        words.text = "This machine is not on a network: only a second game on it can join.";
    if (game.way().code.empty()) return words;
    if (OnlineWords none = noPlaceWords(peer.relayPlace(), game.way()); !none.heading.empty()) {
        words.text += " The code does not work: " + none.text;
        return words;
    }
    words.marks += "   Code " + game.way().code;
    words.text += " The code is for the relay at " + textOf(*game.way().calls) + '.';
    return words;
}

OnlineWords endWords(const Peer& peer, const OnlineWay& way) {
    const std::string other = otherOf(peer);
    switch (peer.stage()) {
    case Peer::Stage::Refused: return refusalWords(peer.refusal(), peer.otherVersion());
    case Peer::Stage::Unanswered: return unansweredWords(peer.relayPlace(), way);
    case Peer::Stage::Left: return {"ALONE", other + " left the match." + keptText(peer)};
    case Peer::Stage::Lost:
        if (peer.session() == nullptr) return notReadyWords();
        return {"CONNECTION LOST", "The match stood still for half a minute: " + other +
                                       " quit or the connection broke." + keptText(peer)};
    case Peer::Stage::OutOfSync:
        return {"OUT OF SYNC",
                "The two machines came to different results, so the match was stopped. This is a "
                "bug." +
                    keptText(peer) + " Please report it, with both players' replays."};
    case Peer::Stage::Unusable:
        return {"NOT PLAYABLE", "The host's match cannot be played here: " + peer.problem()};
    case Peer::Stage::Waiting:
    case Peer::Stage::Calling:
    case Peer::Stage::Preparing:
    case Peer::Stage::Playing:
    case Peer::Stage::Silent: break;
    }
    return {"ALONE", "The match has ended." + keptText(peer)};
}

bool canBeWatched(const Peer& peer, const OnlineWay& way) {
    return peer.stage() == Peer::Stage::Refused && peer.refusal() == Refusal::Busy && way.code.empty();
}

std::string spectatorsText(std::size_t spectators) {
    if (spectators == 0) return {};
    return std::to_string(spectators) + (spectators == 1 ? " spectator" : " spectators");
}

OnlineWords waitingWords(const WatchedGame& game) {
    if (game.spectator().stage() == Spectator::Stage::Preparing)
        return {"GETTING READY", "The host at " + textOf(game.host()) + " sends the match."};
    return {"CALLING", "The host at " + textOf(game.host())};
}

OnlineWords endWords(const Spectator& spectator, const Address& host) {
    switch (spectator.stage()) {
    case Spectator::Stage::Refused: return refusalWords(spectator.refusal(), spectator.otherVersion());
    case Spectator::Stage::Unanswered: return {"NO ANSWER", blockedText(host)};
    case Spectator::Stage::Lost:
        if (spectator.match() == nullptr) return notReadyWords();
        return {"CONNECTION LOST", "The host quit or the connection broke."};
    case Spectator::Stage::OutOfSync:
        return {"OUT OF SYNC", "The players' machines came to different results, so the match was stopped."};
    case Spectator::Stage::Unusable:
        return {"NOT PLAYABLE", "The host's match cannot be played here: " + spectator.problem()};
    case Spectator::Stage::Calling:
    case Spectator::Stage::Preparing:
    case Spectator::Stage::Watching:
    case Spectator::Stage::Left: break;
    }
    return {"THE MATCH IS OVER", "The host left the match."};
}

std::string behindText(const Spectator& spectator) {
    const auto tenths = std::lround(10.0 * spectator.behind() / tuning::ticksPerSecond);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " s behind";
}

} // namespace arkanong
