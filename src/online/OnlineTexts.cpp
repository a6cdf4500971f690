#include "arkanong/online/OnlineTexts.hpp"

#include "arkanong/session/Version.hpp"

#include <cmath>
#include <utility>

namespace arkanong {

namespace {

constexpr std::size_t mostShownAddresses = 4;

/// The addresses from this one on: "10.0.0.5:26740, 2001:db8::7".
std::string listText(const std::vector<Address>& own, std::size_t first) {
    std::string text;
    for (std::size_t i = first; i < own.size(); ++i)
        text += (i == first ? "" : ", ") + textOf(own[i]);
    return text;
}

/// How friends join a game from this machine's networks and from the internet.
std::string joiningText(const OnlineGame& game) {
    using State = RouterPort::State;
    const std::optional<RouterPort::News> router = game.routerNews();
    const std::vector<Address> own = game.addresses(mostShownAddresses);
    const std::string port = "UDP port " + std::to_string(game.port());
    if (router && router->state == State::Open)
        return "Friends anywhere can join at " + textOf(router->outside) + ", as long as you host." +
               (own.empty() ? "" : " At home: " + listText(own, 0) + '.');
    if (own.empty()) return "This machine is not on a network: only a second game on it can join.";
    std::string text = "At home, friends join at this address";
    text += (own.size() > 1 ? " or at " + listText(own, 1) : std::string()) + ". ";
    if (!router)
        return text + "Over the internet: your router's address, with " + port +
               " forwarded to this machine.";
    switch (router->state) {
    case State::Asking: return text + "Your router is asked to open " + port + "...";
    case State::Private: {
        const std::string itself = textOf(router->outside);
        return text + "Opening your router's port does not help: its own address, " +
               itself.substr(0, itself.find(':')) + ", is private (CGNAT). Use IPv6 or a relay.";
    }
    case State::Refused:
        return text + "Your router refuses to open " + port +
               ". On its page, allow UPnP, or forward the port to this machine.";
    case State::NoRouter:
    case State::Open: break;
    }
    return text + "No router answers. On your router's page, allow UPnP, or forward " + port +
           " to this machine.";
}

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
    case Refusal::Declined:
        return {
            "THE HOST DECLINED",
            "The host does not want to play with you now. Talk to each other and try again, or host a game "
            "yourself."};
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

/// What a relay without a free place says to a player; an empty heading if it has one.
OnlineWords noPlaceWords(RelayPlace place, const OnlineWay& way) {
    if (place == RelayPlace::Full)
        return {"THE RELAY IS FULL", "The relay at " + textOf(*way.calls) +
                                         " has no room left. Try again later, or use another relay."};
    if (place == RelayPlace::Taken)
        return {"THE CODE IS IN USE", "Two players use the code " + way.code +
                                          " already. Watch their match, or ask the host for a new code."};
    return {};
}

/// What the player reads while the relay does not answer.
std::string silentRelayText(const OnlineWay& way) {
    return "The relay at " + textOf(*way.calls) + " does not answer.";
}

OnlineWords undecidedWords() {
    return {"NO ANSWER", "The host was asked whether you may play, and did not answer within a minute, or "
                         "the connection broke. Try again later."};
}

OnlineWords noHostWords(const OnlineWay& way) {
    if (way.code.empty()) return {"NO ANSWER", blockedText(*way.calls) + " Or use a relay."};
    return {"NO ANSWER", "No game at the relay " + textOf(*way.calls) + " has the code " + way.code +
                             ", or the relay cannot be reached. Ask the host for the current code and the "
                             "relay's address."};
}

OnlineWords unansweredWords(const Peer& peer, const OnlineWay& way) {
    if (peer.relayIsSilent())
        return {"NO ANSWER",
                silentRelayText(way) + " Check its address, and ask whoever runs it whether it is on."};
    OnlineWords words = noPlaceWords(peer.relayPlace(), way);
    return words.heading.empty() ? noHostWords(way) : words;
}

/// Where a guest or spectator calls.
std::string calledText(const OnlineWay& way) {
    const std::string where = textOf(*way.calls);
    return way.code.empty() ? "The host at " + where
                            : "The host with the code " + way.code + ", at the relay " + where;
}

/// What a guest or spectator reads while nobody answers; after three seconds, what the relay knows.
template <typename Caller>
OnlineWords callingWords(const Caller& caller, const OnlineWay& way) {
    if (caller.relayIsSilent()) return {"CALLING", silentRelayText(way) + " Still calling..."};
    if (caller.aloneAtRelay())
        return {"CALLING", "Nobody hosts a game with the code " + way.code + " yet. Still waiting..."};
    return {"CALLING", calledText(way)};
}

} // namespace

std::string_view connectionWord(double roundTrip, double loss) {
    if (roundTrip > 200.0 || loss > 0.1) return "Slow";
    return roundTrip < 80.0 && loss < 0.02 ? "Good" : "Fair";
}

std::string connectionText(const Peer& peer) {
    if (peer.ended()) return "Ended";
    return peer.stage() == Peer::Stage::Silent ? "Silent" : connectionText(peer.connection());
}

std::string connectionText(const ConnectionQuality& connection) {
    return std::string(connectionWord(connection.roundTrip(), connection.loss())) + ' ' +
           std::to_string(std::lround(connection.roundTrip())) + " ms";
}

bool waitsForOther(const Peer& peer) {
    return peer.stage() == Peer::Stage::Silent || (peer.session() != nullptr && peer.session()->waits());
}

std::string addressText(const OnlineGame& host) {
    const std::optional<RouterPort::News> router = host.routerNews();
    if (router && router->state == RouterPort::State::Open) return textOf(router->outside);
    const std::vector<Address> own = host.addresses(1);
    return own.empty() ? "127.0.0.1:" + std::to_string(host.port()) : textOf(own.front());
}

OnlineWords waitingWords(const OnlineGame& game) {
    const Peer& peer = game.peer();
    if (peer.stage() == Peer::Stage::Preparing) {
        const std::string way(wayText(game));
        return {"GETTING READY", otherOf(peer) + " has joined." + (way.empty() ? way : ' ' + way + '.')};
    }
    if (!peer.isHost()) {
        if (peer.stage() == Peer::Stage::Asked)
            return {"THE HOST DECIDES",
                    "The host is asked whether you may play, after others who came before "
                    "you. Wait up to a minute."};
        if (OnlineWords words = noPlaceWords(peer.relayPlace(), game.way()); !words.heading.empty())
            return {"CALLING", std::move(words.text)};
        return callingWords(peer, game.way());
    }
    OnlineWords words{"WAITING FOR A PLAYER", joiningText(game), addressText(game)};
    if (!peer.goneGuest().empty()) words.text = peer.goneGuest() + " has gone. " + words.text;
    if (game.way().code.empty()) return words;
    if (OnlineWords none = noPlaceWords(peer.relayPlace(), game.way()); !none.heading.empty()) {
        words.text += " The code does not work: " + none.text;
        return words;
    }
    words.marks += "   Code " + game.way().code;
    words.text += peer.relayIsSilent() ? ' ' + silentRelayText(game.way()) + " The code works once it does."
                                       : " The code is for the relay at " + textOf(*game.way().calls) + '.';
    return words;
}

OnlineWords questionWords(const Peer::Candidate& candidate) {
    OnlineWords words{candidate.name + " WANTS TO PLAY", {}, "By code"};
    if (candidate.address) words.marks = (candidate.byCode ? "By code, " : "") + textOf(*candidate.address);
    if (candidate.ownHalf < 100)
        words.text = "Your balls fly at " + std::to_string(candidate.ownHalf) +
                     " % of their speed on the guest's half. ";
    words.text +=
        candidate.address
            ? "If you do not know this player, refuse. BLOCK also keeps out everybody else at this address, "
              "until you stop hosting."
            : "Your code has been used. If you did not give it to this player, refuse.";
    if (candidate.byCode) words.text += candidate.relayed ? " Through the relay." : " Direct.";
    return words;
}

std::string otherHalfText(const Peer& peer) {
    const int half = peer.terms()->settings.ownHalf[sideIndex(opponent(peer.ownSide()))];
    return half < 100 ? "Their half " + std::to_string(half) + " %" : std::string();
}

std::string rematchText(const OnlineGame& game) {
    const Peer& peer = game.peer();
    const std::string other = otherOf(peer);
    const bool wanted = game.wantsRematch();
    if (peer.ended()) return other + " left the match";
    if (waitsForOther(peer))
        return wanted ? "Waiting for " + other + ", whose machine is silent" : other + "'s machine is silent";
    if (wanted) return "Waiting for " + other;
    return peer.session()->present().wantsRematch(opponent(peer.ownSide())) ? other + " wants a rematch"
                                                                            : std::string();
}

OnlineWords endWords(const Peer& peer, const OnlineWay& way) {
    const std::string other = otherOf(peer);
    switch (peer.stage()) {
    case Peer::Stage::Refused: return refusalWords(peer.refusal(), peer.otherVersion());
    case Peer::Stage::Unanswered: return peer.hostWasAsked() ? undecidedWords() : unansweredWords(peer, way);
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
    case Peer::Stage::Asked:
    case Peer::Stage::Preparing:
    case Peer::Stage::Playing:
    case Peer::Stage::Silent: break;
    }
    return {"ALONE", "The match has ended." + keptText(peer)};
}

bool canBeWatched(const Peer& peer) {
    return (peer.stage() == Peer::Stage::Refused && peer.refusal() == Refusal::Busy) ||
           (peer.stage() == Peer::Stage::Unanswered && peer.relayPlace() == RelayPlace::Taken);
}

std::vector<NextCall> nextCalls(const Peer& peer) {
    std::vector<NextCall> calls;
    if (canBeWatched(peer)) calls.push_back(NextCall::Watch);
    const bool refused = peer.stage() == Peer::Stage::Refused && peer.refusal() != Refusal::OtherVersion;
    const bool notReady = peer.stage() == Peer::Stage::Lost && peer.session() == nullptr && !peer.isHost();
    if (refused || notReady || peer.stage() == Peer::Stage::Unanswered) calls.push_back(NextCall::Join);
    return calls;
}

std::string_view wayText(const OnlineGame& game) {
    if (game.way().code.empty()) return {};
    return game.peer().throughRelay() ? "Through the relay" : "Direct";
}

std::string spectatorsText(std::size_t spectators) {
    if (spectators == 0) return {};
    return std::to_string(spectators) + (spectators == 1 ? " spectator" : " spectators");
}

OnlineWords waitingWords(const WatchedGame& game) {
    if (game.spectator().stage() == Spectator::Stage::Preparing)
        return {"GETTING READY", "The host sends the match."};
    return callingWords(game.spectator(), game.way());
}

OnlineWords endWords(const Spectator& spectator, const OnlineWay& way) {
    switch (spectator.stage()) {
    case Spectator::Stage::Refused:
        if (spectator.refusal() == Refusal::Declined)
            return {"THE HOST DECLINED", "The host does not accept you as a spectator."};
        return refusalWords(spectator.refusal(), spectator.otherVersion());
    case Spectator::Stage::Unanswered:
        if (spectator.relayPlace() == RelayPlace::Taken) return refusalWords(Refusal::Full, {});
        return spectator.relayPlace() == RelayPlace::Full ? noPlaceWords(RelayPlace::Full, way)
                                                          : noHostWords(way);
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
    return {"THE MATCH IS OVER", "A player has left the match."};
}

std::vector<NextCall> nextCalls(const Spectator& spectator) {
    const bool refused =
        spectator.stage() == Spectator::Stage::Refused && spectator.refusal() != Refusal::OtherVersion;
    const bool failed = refused || spectator.stage() == Spectator::Stage::Unanswered ||
                        spectator.stage() == Spectator::Stage::Lost;
    return failed ? std::vector{NextCall::WatchAgain} : std::vector<NextCall>{};
}

std::string rematchText(const Spectator& spectator) {
    if (spectator.ended()) return "The match is over: a player has left";
    const OnlineMatch& match = *spectator.match();
    for (const Side side : {Side::Blue, Side::Red})
        if (match.wantsRematch(side)) return match.terms().names[sideIndex(side)] + " wants a rematch";
    return "A rematch may follow";
}

std::string behindText(const Spectator& spectator) {
    const auto tenths = std::lround(10.0 * spectator.behind() / tuning::ticksPerSecond);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " s behind";
}

} // namespace arkanong
