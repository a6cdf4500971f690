#include "OnlineTextParts.hpp"
#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/PlayerNames.hpp"

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

/// How friends join over the internet, by the state of the port that the router was asked to open.
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
            addSentence(text, fill(words.text("At home: {addresses}."), {{"addresses", listText(own, 0)}}));
        return text;
    }
    if (own.empty())
        return std::string(
            words.text("This machine is not on a network: only a second game on it can join."));
    std::string text = own.size() > 1
                           ? fill(words.text("At home, friends join at this address or at {addresses}."),
                                  {{"addresses", listText(own, 1)}})
                           : std::string(words.text("At home, friends join at this address."));
    addSentence(text, router
                          ? routerText(words, *router, game.port())
                          : fill(words.text("Over the internet: your router's address, with UDP port {port} "
                                            "forwarded to this machine."),
                                 {{"port", game.port()}}));
    return text;
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
        addSentence(text, words.text("Still calling..."));
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
        told.text =
            fill(words.text("{name} has gone."), {{"name", onlineNameInCapitals(words, peer.goneGuest())}});
    addSentence(told.text, joiningText(words, game));
    if (game.way().code.empty()) return told;
    if (OnlineWords none = noPlaceWords(words, peer.relayPlace(), game.way()); !none.heading.empty()) {
        addSentence(told.text, fill(words.text("The code does not work: {reason}"), {{"reason", none.text}}));
        return told;
    }
    told.marks += "   " + fill(words.text("Code {code}"), {{"code", game.way().code}});
    if (peer.relayIsSilent()) {
        addSentence(told.text, silentRelayText(words, game.way()));
        addSentence(told.text, words.text("The code works once it does."));
    } else {
        addSentence(told.text, fill(words.text("The code is for the relay at {address}."),
                                    {{"address", textOf(*game.way().calls)}}));
    }
    return told;
}

} // namespace

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
            addSentence(text, peer.throughRelay() ? words.text("Through the relay.") : words.text("Direct."));
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

OnlineWords waitingWords(const Catalogue& words, const WatchedGame& game) {
    if (game.spectator().stage() == Spectator::Stage::Preparing)
        return wordsOf(words, translatable("GETTING READY"), translatable("The host sends the match."));
    return callingWords(words, game.spectator(), game.way());
}

OnlineWords questionWords(const Catalogue& words, const Peer::Candidate& candidate) {
    OnlineWords told{
        fill(words.text("{name} WANTS TO PLAY"), {{"name", onlineNameInCapitals(words, candidate.name)}}),
        {}};
    if (!candidate.address)
        told.marks = words.text("By code");
    else
        told.marks = candidate.byCode
                         ? fill(words.text("By code, {address}"), {{"address", textOf(*candidate.address)}})
                         : textOf(*candidate.address);
    if (candidate.ownHalf < 100)
        told.text = fill(words.text("Your balls fly at {percent} % of their speed on the guest's half."),
                         {{"percent", candidate.ownHalf}});
    addSentence(
        told.text,
        candidate.address
            ? words.text("If you do not know this player, refuse. BLOCK also keeps out everybody else at "
                         "this address, until you stop hosting.")
            : words.text("Your code has been used. If you did not give it to this player, refuse."));
    if (candidate.byCode)
        addSentence(told.text, candidate.relayed ? words.text("Through the relay.") : words.text("Direct."));
    return told;
}

} // namespace arkanong
