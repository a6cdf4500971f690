#include "arkanong/online/OnlineTexts.hpp"

#include "OnlineTextParts.hpp"
#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/InterfaceTexts.hpp"
#include "arkanong/session/PlayerNames.hpp"

#include <cmath>

namespace arkanong {

void addSentence(std::string& text, std::string_view sentence) {
    if (!text.empty() && !sentence.empty()) text += ' ';
    text += sentence;
}

std::string otherOf(const Catalogue& words, const Peer& peer) {
    const std::string name = peer.otherName();
    return name.empty() ? std::string(words.text("The other player")) : onlineNameInCapitals(words, name);
}

OnlineWords wordsOf(const Catalogue& words, std::string_view heading, std::string_view text) {
    return {std::string(words.text(heading)), std::string(words.text(text))};
}

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

std::string silentRelayText(const Catalogue& words, const OnlineWay& way) {
    return fill(words.text("The relay at {address} does not answer."), {{"address", textOf(*way.calls)}});
}

std::string shownPlayer(const Catalogue& words, const MatchTerms& terms, Side side) {
    return onlineNameInCapitals(words, terms.names[sideIndex(side)]);
}

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

std::string rematchText(const Catalogue& words, const Spectator& spectator) {
    if (spectator.ended()) return std::string(words.text("The match is over: a player has left"));
    const OnlineMatch& match = *spectator.match();
    for (const Side side : {Side::Blue, Side::Red})
        if (match.wantsRematch(side))
            return fill(words.text("{name} wants a rematch"),
                        {{"name", shownPlayer(words, match.terms(), side)}});
    return std::string(words.text("A rematch may follow"));
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

std::string behindText(const Catalogue& words, const Spectator& spectator) {
    const auto tenths = std::lround(10.0 * spectator.behind() / tuning::ticksPerSecond);
    return fill(words.text("{seconds} s behind"),
                {{"seconds", secondsText(words, static_cast<int>(tenths))}});
}

} // namespace arkanong
