#include "OnlineTextParts.hpp"
#include "arkanong/language/Catalogue.hpp"
#include "arkanong/session/Version.hpp"

#include <utility>

namespace arkanong {

namespace {

void addKept(const Catalogue& words, std::string& text, const Peer& peer) {
    if (keepsUnfinished(peer)) addSentence(text, words.text("The match so far is in your replays."));
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
        addSentence(text, words.text("Check its address, and ask whoever runs it whether it is on."));
        return {std::string(words.text("NO ANSWER")), std::move(text)};
    }
    OnlineWords none = noPlaceWords(words, peer.relayPlace(), way);
    return none.heading.empty() ? noHostWords(words, way) : none;
}

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
    addSentence(text, words.text("Please report it, with both players' replays."));
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

std::vector<NextCall> nextCalls(const Spectator& spectator) {
    const bool refused =
        spectator.stage() == Spectator::Stage::Refused && spectator.refusal() != Refusal::OtherVersion;
    const bool failed = refused || spectator.stage() == Spectator::Stage::Unanswered ||
                        spectator.stage() == Spectator::Stage::Lost;
    return failed ? std::vector{NextCall::WatchAgain} : std::vector<NextCall>{};
}

} // namespace arkanong
