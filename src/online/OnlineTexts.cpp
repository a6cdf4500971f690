#include "arkanong/online/OnlineTexts.hpp"

#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/Version.hpp"

#include <cmath>
#include <utility>

namespace arkanong {

namespace {

constexpr std::size_t mostShownAddresses = 4;

/// Adds a sentence to others.
void add(std::string& text, std::string_view sentence) {
    if (!text.empty() && !sentence.empty()) text += ' ';
    text += sentence;
}

/// The addresses from this one on: "10.0.0.5:26740, 2001:db8::7".
std::string listText(const std::vector<Address>& own, std::size_t first) {
    std::string text;
    for (std::size_t i = first; i < own.size(); ++i)
        text += (i == first ? "" : ", ") + textOf(own[i]);
    return text;
}

/// How friends join over the internet, as far as the router helps.
std::string routerText(const Catalogue& words, const RouterPort::News& router, int port) {
    using State = RouterPort::State;
    switch (router.state) {
    case State::Asking:
        return fill(words.text("Your router is asked to open UDP port {port}..."), {{"port", port}});
    case State::Private: {
        const std::string itself = textOf(router.outside);
        // Translators: CGNAT is the usual abbreviation: the internet provider shares one address among many homes.
        return fill(words.text("Opening your router's port does not help: its own address, {address}, is "
                               "private (CGNAT). Use IPv6 or a relay."),
                    {{"address", itself.substr(0, itself.find(':'))}});
    }
    case State::Refused:
        return fill(words.text("Your router refuses to open UDP port {port}. On its page, allow UPnP, or "
                               "forward the port to this machine."),
                    {{"port", port}});
    case State::NoRouter:
    case State::Open: break;
    }
    return fill(words.text("No router answers. On your router's page, allow UPnP, or forward UDP port {port} "
                           "to this machine."),
                {{"port", port}});
}

/// How friends join a game from this machine's networks and from the internet.
std::string joiningText(const Catalogue& words, const OnlineGame& game) {
    const std::optional<RouterPort::News> router = game.routerNews();
    const std::vector<Address> own = game.addresses(mostShownAddresses);
    if (router && router->state == RouterPort::State::Open) {
        std::string text = fill(words.text("Friends anywhere can join at {address}, as long as you host."),
                                {{"address", textOf(router->outside)}});
        if (!own.empty())
            add(text, fill(words.text("At home: {addresses}."), {{"addresses", listText(own, 0)}}));
        return text;
    }
    if (own.empty())
        return std::string(
            words.text("This machine is not on a network: only a second game on it can join."));
    std::string text = own.size() > 1
                           ? fill(words.text("At home, friends join at this address or at {addresses}."),
                                  {{"addresses", listText(own, 1)}})
                           : std::string(words.text("At home, friends join at this address."));
    add(text, router ? routerText(words, *router, game.port())
                     : fill(words.text("Over the internet: your router's address, with UDP port {port} "
                                       "forwarded to this machine."),
                            {{"port", game.port()}}));
    return text;
}

/// The other player's name, or a general word until it is known.
std::string otherOf(const Catalogue& words, const Peer& peer) {
    const std::string name = peer.otherName();
    return name.empty() ? std::string(words.text("The other player")) : name;
}

void addKept(const Catalogue& words, std::string& text, const Peer& peer) {
    if (keepsUnfinished(peer)) add(text, words.text("The match so far is in your replays."));
}

OnlineWords wordsOf(const Catalogue& words, std::string_view heading, std::string_view text) {
    return {std::string(words.text(heading)), std::string(words.text(text))};
}

OnlineWords otherVersionWords(const Catalogue& words, const std::string& other) {
    const bool named = !other.empty() && other != gameVersion();
    const std::string_view text =
        named
            ? words.text("Both need the same version of the game. Yours is {own}, the other one is {other}.")
            : words.text("Both need the same version of the game. Yours is {own}, the other one is another.");
    return {std::string(words.text("ANOTHER VERSION")),
            fill(text, {{"own", gameVersion()}, {"other", other}})};
}

OnlineWords refusalWords(const Catalogue& words, Refusal why, const std::string& otherVersion) {
    switch (why) {
    case Refusal::Busy:
        return wordsOf(
            words, translatable("THE GAME IS FULL"),
            translatable("Somebody else plays there already. Try again later, or host a game yourself."));
    case Refusal::Full:
        return wordsOf(words, translatable("NO SPECTATOR SEATS LEFT"),
                       translatable("All seats are taken. Try again in a minute."));
    case Refusal::NotBegun:
        return wordsOf(words, translatable("NOTHING TO WATCH"),
                       translatable("No match is played there now. Join the game, or try again later."));
    case Refusal::Declined:
        return wordsOf(words, translatable("THE HOST DECLINED"),
                       translatable("The host does not want to play with you now. Talk to each other and try "
                                    "again, or host a game yourself."));
    case Refusal::OtherVersion: break;
    }
    return otherVersionWords(words, otherVersion);
}

OnlineWords notReadyWords(const Catalogue& words) {
    return wordsOf(words, translatable("NOT READY IN TIME"),
                   translatable("The host has answered, but the match could not begin within 15 seconds: the "
                                "connection is too bad, or the host's game hangs. Try again."));
}

/// What to check if there is no answer from this address: which port must be open.
std::string blockedText(const Catalogue& words, const Address& host) {
    return fill(
        words.text("Nobody answers at {address}. If a game is hosted there, a firewall or router blocks "
                   "UDP port {port}: the host's firewall has to allow it, and the host's router to "
                   "forward it. Or use a relay."),
        {{"address", textOf(host)}, {"port", host.port}});
}

/// What a relay without a free place says to a player; an empty heading if it has one.
OnlineWords noPlaceWords(const Catalogue& words, RelayPlace place, const OnlineWay& way) {
    if (place == RelayPlace::Full)
        return {std::string(words.text("THE RELAY IS FULL")),
                fill(words.text("The relay at {address} has no room left. Try again later, or use another "
                                "relay."),
                     {{"address", textOf(*way.calls)}})};
    if (place == RelayPlace::Taken)
        return {std::string(words.text("THE CODE IS IN USE")),
                fill(words.text("Two players use the code {code} already. Watch their match, or ask the host "
                                "for a new code."),
                     {{"code", way.code}})};
    return {};
}

/// What the player reads while the relay does not answer.
std::string silentRelayText(const Catalogue& words, const OnlineWay& way) {
    return fill(words.text("The relay at {address} does not answer."), {{"address", textOf(*way.calls)}});
}

OnlineWords undecidedWords(const Catalogue& words) {
    return wordsOf(
        words, translatable("NO ANSWER"),
        translatable("The host was asked whether you may play, and did not answer within a minute, or "
                     "the connection broke. Try again later."));
}

OnlineWords noHostWords(const Catalogue& words, const OnlineWay& way) {
    std::string heading(words.text("NO ANSWER"));
    if (way.code.empty()) return {std::move(heading), blockedText(words, *way.calls)};
    return {std::move(heading),
            fill(words.text("No game at the relay {address} has the code {code}, or the relay cannot be "
                            "reached. Ask the host for the current code and the relay's address."),
                 {{"address", textOf(*way.calls)}, {"code", way.code}})};
}

OnlineWords unansweredWords(const Catalogue& words, const Peer& peer, const OnlineWay& way) {
    if (peer.relayIsSilent()) {
        std::string text = silentRelayText(words, way);
        add(text, words.text("Check its address, and ask whoever runs it whether it is on."));
        return {std::string(words.text("NO ANSWER")), std::move(text)};
    }
    OnlineWords none = noPlaceWords(words, peer.relayPlace(), way);
    return none.heading.empty() ? noHostWords(words, way) : none;
}

/// Where a guest or spectator calls.
std::string calledText(const Catalogue& words, const OnlineWay& way) {
    const std::string where = textOf(*way.calls);
    return way.code.empty() ? fill(words.text("The host at {address}"), {{"address", where}})
                            : fill(words.text("The host with the code {code}, at the relay {address}"),
                                   {{"code", way.code}, {"address", where}});
}

/// What a guest or spectator reads while nobody answers; after three seconds, what the relay knows.
template <typename Caller>
OnlineWords callingWords(const Catalogue& words, const Caller& caller, const OnlineWay& way) {
    std::string heading(words.text("CALLING"));
    if (caller.relayIsSilent()) {
        std::string text = silentRelayText(words, way);
        add(text, words.text("Still calling..."));
        return {std::move(heading), std::move(text)};
    }
    if (caller.aloneAtRelay())
        return {std::move(heading),
                fill(words.text("Nobody hosts a game with the code {code} yet. Still waiting..."),
                     {{"code", way.code}})};
    return {std::move(heading), calledText(words, way)};
}

/// What a host reads that waits for a guest.
OnlineWords hostingWords(const Catalogue& words, const OnlineGame& game) {
    const Peer& peer = game.peer();
    OnlineWords told{std::string(words.text("WAITING FOR A PLAYER")), {}, addressText(game)};
    if (!peer.goneGuest().empty())
        told.text = fill(words.text("{name} has gone."), {{"name", peer.goneGuest()}});
    add(told.text, joiningText(words, game));
    if (game.way().code.empty()) return told;
    if (OnlineWords none = noPlaceWords(words, peer.relayPlace(), game.way()); !none.heading.empty()) {
        add(told.text, fill(words.text("The code does not work: {reason}"), {{"reason", none.text}}));
        return told;
    }
    told.marks += "   " + fill(words.text("Code {code}"), {{"code", game.way().code}});
    if (peer.relayIsSilent()) {
        add(told.text, silentRelayText(words, game.way()));
        add(told.text, words.text("The code works once it does."));
    } else {
        add(told.text, fill(words.text("The code is for the relay at {address}."),
                            {{"address", textOf(*game.way().calls)}}));
    }
    return told;
}

} // namespace

std::string_view connectionWord(double roundTrip, double loss) {
    if (roundTrip > 200.0 || loss > 0.1) return translatable("connection", "Slow");
    return roundTrip < 80.0 && loss < 0.02 ? translatable("connection", "Good")
                                           : translatable("connection", "Fair");
}

std::string connectionText(const Catalogue& words, const Peer& peer) {
    if (peer.ended()) return std::string(words.text("connection", "Ended"));
    return peer.stage() == Peer::Stage::Silent ? std::string(words.text("connection", "Silent"))
                                               : connectionText(words, peer.connection());
}

std::string connectionText(const Catalogue& words, const ConnectionQuality& connection) {
    // Translators: "Good 32 ms": the quality of a connection, and its round trip in milliseconds.
    return fill(
        words.text("{quality} {n} ms"),
        {{"quality", words.text("connection", connectionWord(connection.roundTrip(), connection.loss()))},
         {"n", std::lround(connection.roundTrip())}});
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

OnlineWords waitingWords(const Catalogue& words, const OnlineGame& game) {
    const Peer& peer = game.peer();
    if (peer.stage() == Peer::Stage::Preparing) {
        std::string text = fill(words.text("{name} has joined."), {{"name", otherOf(words, peer)}});
        if (!game.way().code.empty())
            add(text, peer.throughRelay() ? words.text("Through the relay.") : words.text("Direct."));
        return {std::string(words.text("GETTING READY")), std::move(text)};
    }
    if (peer.isHost()) return hostingWords(words, game);
    if (peer.stage() == Peer::Stage::Asked)
        return wordsOf(words, translatable("THE HOST DECIDES"),
                       translatable("The host is asked whether you may play, after others who came before "
                                    "you. Wait up to a minute."));
    if (OnlineWords none = noPlaceWords(words, peer.relayPlace(), game.way()); !none.heading.empty())
        return {std::string(words.text("CALLING")), std::move(none.text)};
    return callingWords(words, peer, game.way());
}

OnlineWords questionWords(const Catalogue& words, const Peer::Candidate& candidate) {
    OnlineWords told{fill(words.text("{name} WANTS TO PLAY"), {{"name", candidate.name}}), {}};
    if (!candidate.address)
        told.marks = words.text("By code");
    else
        told.marks = candidate.byCode
                         ? fill(words.text("By code, {address}"), {{"address", textOf(*candidate.address)}})
                         : textOf(*candidate.address);
    if (candidate.ownHalf < 100)
        told.text = fill(words.text("Your balls fly at {percent} % of their speed on the guest's half."),
                         {{"percent", candidate.ownHalf}});
    add(told.text,
        candidate.address
            ? words.text("If you do not know this player, refuse. BLOCK also keeps out everybody else at "
                         "this address, until you stop hosting.")
            : words.text("Your code has been used. If you did not give it to this player, refuse."));
    if (candidate.byCode)
        add(told.text, candidate.relayed ? words.text("Through the relay.") : words.text("Direct."));
    return told;
}

std::string otherHalfText(const Catalogue& words, const Peer& peer) {
    const int half = peer.terms()->settings.ownHalf[sideIndex(opponent(peer.ownSide()))];
    // Translators: the speed of balls on the other player's half of the field.
    return half < 100 ? fill(words.text("Their half {percent} %"), {{"percent", half}}) : std::string();
}

std::string rematchText(const Catalogue& words, const OnlineGame& game) {
    const Peer& peer = game.peer();
    const std::string other = otherOf(words, peer);
    const auto told = [&other](std::string_view text) { return fill(text, {{"name", other}}); };
    const bool wanted = game.wantsRematch();
    if (peer.ended()) return told(words.text("{name} left the match"));
    if (waitsForOther(peer))
        return wanted ? told(words.text("Waiting for {name}, whose machine is silent"))
                      : told(words.text("{name}'s machine is silent"));
    if (wanted) return told(words.text("Waiting for {name}"));
    return peer.session()->present().wantsRematch(opponent(peer.ownSide()))
               ? told(words.text("{name} wants a rematch"))
               : std::string();
}

namespace {

OnlineWords lostWords(const Catalogue& words, const Peer& peer) {
    if (peer.session() == nullptr) return notReadyWords(words);
    std::string text =
        fill(words.text("The match stood still for half a minute: {name} quit or the connection broke."),
             {{"name", otherOf(words, peer)}});
    addKept(words, text, peer);
    return {std::string(words.text("CONNECTION LOST")), std::move(text)};
}

OnlineWords outOfSyncWords(const Catalogue& words, const Peer& peer) {
    std::string text(
        words.text("The two machines came to different results, so the match was stopped. This is a bug."));
    addKept(words, text, peer);
    add(text, words.text("Please report it, with both players' replays."));
    return {std::string(words.text("OUT OF SYNC")), std::move(text)};
}

/// The problem is for the host's player, and in English.
OnlineWords unusableWords(const Catalogue& words, const std::string& problem) {
    return {std::string(words.text("NOT PLAYABLE")),
            fill(words.text("The host's match cannot be played here: {problem}"), {{"problem", problem}})};
}

OnlineWords aloneWords(const Catalogue& words, const Peer& peer) {
    const bool left = peer.stage() == Peer::Stage::Left;
    std::string text = left ? fill(words.text("{name} left the match."), {{"name", otherOf(words, peer)}})
                            : std::string(words.text("The match has ended."));
    addKept(words, text, peer);
    return {std::string(words.text("ALONE")), std::move(text)};
}

} // namespace

OnlineWords endWords(const Catalogue& words, const Peer& peer, const OnlineWay& way) {
    switch (peer.stage()) {
    case Peer::Stage::Refused: return refusalWords(words, peer.refusal(), peer.otherVersion());
    case Peer::Stage::Unanswered:
        return peer.hostWasAsked() ? undecidedWords(words) : unansweredWords(words, peer, way);
    case Peer::Stage::Lost: return lostWords(words, peer);
    case Peer::Stage::OutOfSync: return outOfSyncWords(words, peer);
    case Peer::Stage::Unusable: return unusableWords(words, peer.problem());
    case Peer::Stage::Left:
    case Peer::Stage::Waiting:
    case Peer::Stage::Calling:
    case Peer::Stage::Asked:
    case Peer::Stage::Preparing:
    case Peer::Stage::Playing:
    case Peer::Stage::Silent: break;
    }
    return aloneWords(words, peer);
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
    // Translators: how the machines of an online match reach each other.
    return game.peer().throughRelay() ? translatable("Through the relay") : translatable("Direct");
}

std::string spectatorsText(const Catalogue& words, std::size_t spectators) {
    if (spectators == 0) return {};
    return fill(words.plural("{n} spectator", "{n} spectators", spectators), {{"n", spectators}});
}

OnlineWords waitingWords(const Catalogue& words, const WatchedGame& game) {
    if (game.spectator().stage() == Spectator::Stage::Preparing)
        return wordsOf(words, translatable("GETTING READY"), translatable("The host sends the match."));
    return callingWords(words, game.spectator(), game.way());
}

OnlineWords endWords(const Catalogue& words, const Spectator& spectator, const OnlineWay& way) {
    switch (spectator.stage()) {
    case Spectator::Stage::Refused:
        if (spectator.refusal() == Refusal::Declined)
            return wordsOf(words, translatable("THE HOST DECLINED"),
                           translatable("The host does not accept you as a spectator."));
        return refusalWords(words, spectator.refusal(), spectator.otherVersion());
    case Spectator::Stage::Unanswered:
        if (spectator.relayPlace() == RelayPlace::Taken) return refusalWords(words, Refusal::Full, {});
        return spectator.relayPlace() == RelayPlace::Full ? noPlaceWords(words, RelayPlace::Full, way)
                                                          : noHostWords(words, way);
    case Spectator::Stage::Lost:
        if (spectator.match() == nullptr) return notReadyWords(words);
        return wordsOf(words, translatable("CONNECTION LOST"),
                       translatable("The host quit or the connection broke."));
    case Spectator::Stage::OutOfSync:
        return wordsOf(
            words, translatable("OUT OF SYNC"),
            translatable("The players' machines came to different results, so the match was stopped."));
    case Spectator::Stage::Unusable: return unusableWords(words, spectator.problem());
    case Spectator::Stage::Calling:
    case Spectator::Stage::Preparing:
    case Spectator::Stage::Watching:
    case Spectator::Stage::Left: break;
    }
    return wordsOf(words, translatable("THE MATCH IS OVER"), translatable("A player has left the match."));
}

std::vector<NextCall> nextCalls(const Spectator& spectator) {
    const bool refused =
        spectator.stage() == Spectator::Stage::Refused && spectator.refusal() != Refusal::OtherVersion;
    const bool failed = refused || spectator.stage() == Spectator::Stage::Unanswered ||
                        spectator.stage() == Spectator::Stage::Lost;
    return failed ? std::vector{NextCall::WatchAgain} : std::vector<NextCall>{};
}

std::string rematchText(const Catalogue& words, const Spectator& spectator) {
    if (spectator.ended()) return std::string(words.text("The match is over: a player has left"));
    const OnlineMatch& match = *spectator.match();
    for (const Side side : {Side::Blue, Side::Red})
        if (match.wantsRematch(side))
            return fill(words.text("{name} wants a rematch"),
                        {{"name", match.terms().names[sideIndex(side)]}});
    return std::string(words.text("A rematch may follow"));
}

std::string behindText(const Catalogue& words, const Spectator& spectator) {
    const auto tenths = std::lround(10.0 * spectator.behind() / tuning::ticksPerSecond);
    return fill(words.text("{seconds} s behind"),
                {{"seconds", secondsText(words, static_cast<int>(tenths))}});
}

} // namespace arkanong
