#include "arkanong/online/OnlineTexts.hpp"

#include "arkanong/session/Version.hpp"

#include <cmath>
#include <utility>

namespace arkanong {

namespace {

/// The other player's name, or a general word until it is known.
std::string otherOf(const Peer& peer) {
    const std::string name = peer.otherName();
    return name.empty() ? "THE OTHER PLAYER" : name;
}

std::string keptText(const Peer& peer) {
    return keepsUnfinished(peer) ? " THE MATCH SO FAR IS AMONG YOUR REPLAYS." : std::string();
}

OnlineWords otherVersionWords(const std::string& other) {
    std::string text = "BOTH NEED THE SAME VERSION OF THE GAME. YOURS IS ";
    text += gameVersion();
    text += ", THE OTHER ONE IS ";
    text += other.empty() || other == gameVersion() ? "ANOTHER" : other;
    return {"ANOTHER VERSION", text + '.'};
}

OnlineWords refusalWords(Refusal why, const std::string& otherVersion) {
    switch (why) {
    case Refusal::Busy:
        return {"THE GAME IS FULL",
                "SOMEBODY ELSE PLAYS THERE ALREADY. TRY AGAIN LATER, OR HOST A GAME YOURSELF."};
    case Refusal::Full: return {"NO SPECTATOR SEATS LEFT", "ALL SEATS ARE TAKEN. TRY AGAIN IN A MINUTE."};
    case Refusal::NotBegun:
        return {"NOTHING TO WATCH", "NO MATCH IS PLAYED THERE NOW. JOIN THE GAME, OR TRY AGAIN LATER."};
    case Refusal::OtherVersion: break;
    }
    return otherVersionWords(otherVersion);
}

OnlineWords notReadyWords() {
    return {"NOT READY IN TIME",
            "THE HOST HAS ANSWERED, BUT THE MATCH COULD NOT BEGIN WITHIN 15 SECONDS: THE "
            "CONNECTION IS TOO BAD, OR THE HOST'S GAME HANGS. TRY AGAIN."};
}

/// What to check if there is no answer from this address: which port must be open.
std::string blockedText(const Address& host) {
    return "NOBODY ANSWERS AT " + textOf(host) +
           ". IF A GAME IS HOSTED THERE, A FIREWALL OR ROUTER BLOCKS UDP PORT " + std::to_string(host.port) +
           ": THE HOST'S FIREWALL HAS TO ALLOW IT, AND THE HOST'S ROUTER TO FORWARD IT.";
}

/// What a relay without a free place says; an empty heading if it has one.
OnlineWords noPlaceWords(RelayPlace place, const OnlineWay& way) {
    if (place == RelayPlace::Full)
        return {"THE RELAY IS FULL", "THE RELAY AT " + textOf(*way.calls) +
                                         " HAS NO PLACE LEFT. TRY AGAIN LATER, OR USE ANOTHER RELAY."};
    if (place == RelayPlace::Taken)
        return {"THE CODE IS IN USE", "TWO PLAYERS USE THE CODE " + way.code +
                                          " ALREADY. TRY AGAIN LATER, OR ASK THE HOST FOR A NEW CODE."};
    return {};
}

OnlineWords unansweredWords(RelayPlace place, const OnlineWay& way) {
    if (OnlineWords words = noPlaceWords(place, way); !words.heading.empty()) return words;
    if (!way.code.empty())
        return {"NO ANSWER",
                "NOBODY SHOWS THE RELAY AT " + textOf(*way.calls) + " THE CODE " + way.code +
                    ", OR THE RELAY CANNOT BE REACHED. ASK THE HOST FOR THE CODE THAT IS SHOWN NOW, AND "
                    "WHICH RELAY IT IS."};
    return {"NO ANSWER", blockedText(*way.calls) + " OR BOTH MEET AT A RELAY."};
}

} // namespace

std::string_view connectionWord(double roundTrip, double loss) {
    if (roundTrip > 200.0 || loss > 0.1) return "SLOW";
    return roundTrip < 80.0 && loss < 0.02 ? "GOOD" : "FAIR";
}

std::string connectionText(const ConnectionQuality& connection) {
    return std::string(connectionWord(connection.roundTrip(), connection.loss())) + ' ' +
           std::to_string(std::lround(connection.roundTrip())) + " MS";
}

bool waitsForOther(const Peer& peer) {
    return peer.stage() == Peer::Stage::Silent || (peer.session() != nullptr && peer.session()->waits());
}

OnlineWords waitingWords(const OnlineGame& game) {
    const Peer& peer = game.peer();
    if (peer.stage() == Peer::Stage::Preparing) return {"GETTING READY", otherOf(peer) + " IS THERE."};
    if (!peer.isHost()) {
        if (OnlineWords words = noPlaceWords(peer.relayPlace(), game.way()); !words.heading.empty())
            return {"CALLING", std::move(words.text)};
        const std::string where = textOf(*game.way().calls);
        return {"CALLING", game.way().code.empty()
                               ? "THE HOST AT " + where
                               : "THE HOST WITH THE CODE " + game.way().code + ", AT THE RELAY " + where};
    }
    const std::optional<Address> own = game.address();
    const std::string port = std::to_string(game.port());
    OnlineWords words{"WAITING FOR A PLAYER", {}, own ? textOf(*own) : "127.0.0.1:" + port};
    if (own)
        words.text = "THIS IS YOUR ADDRESS IN YOUR NETWORK. FROM OUTSIDE IT IS YOUR ROUTER'S, IF IT FORWARDS "
                     "UDP PORT " +
                     port + " TO THIS MACHINE.";
    else
        words.text = "THIS MACHINE IS IN NO NETWORK: ONLY ITS OWN WINDOWS CAN JOIN.";
    if (game.way().code.empty()) return words;
    if (OnlineWords none = noPlaceWords(peer.relayPlace(), game.way()); !none.heading.empty()) {
        words.text += " THE CODE DOES NOT WORK: " + none.text;
        return words;
    }
    words.marks += "   CODE " + game.way().code;
    words.text += " THE CODE IS FOR THE RELAY AT " + textOf(*game.way().calls) + '.';
    return words;
}

OnlineWords endWords(const Peer& peer, const OnlineWay& way) {
    const std::string other = otherOf(peer);
    switch (peer.stage()) {
    case Peer::Stage::Refused: return refusalWords(peer.refusal(), peer.otherVersion());
    case Peer::Stage::Unanswered: return unansweredWords(peer.relayPlace(), way);
    case Peer::Stage::Left: return {"ALONE", other + " LEFT THE MATCH." + keptText(peer)};
    case Peer::Stage::Lost:
        if (peer.session() == nullptr) return notReadyWords();
        return {"CONNECTION LOST", "THE MATCH STOOD STILL FOR HALF A MINUTE: THE GAME OF " + other +
                                       " HAS ENDED OR HANGS, OR THE CONNECTION IS BROKEN." + keptText(peer)};
    case Peer::Stage::OutOfSync:
        return {"OUT OF STEP",
                "THE MATCH WENT DIFFERENTLY ON THE TWO MACHINES, WHICH MUST NEVER HAPPEN, SO IT WAS "
                "STOPPED." +
                    keptText(peer) + " PLEASE REPORT IT, WITH THE REPLAYS OF BOTH."};
    case Peer::Stage::Unusable:
        return {"NOT PLAYABLE", "THE HOST'S MATCH CANNOT BE PLAYED HERE: " + peer.problem()};
    case Peer::Stage::Waiting:
    case Peer::Stage::Calling:
    case Peer::Stage::Preparing:
    case Peer::Stage::Playing:
    case Peer::Stage::Silent: break;
    }
    return {"ALONE", "THE MATCH HAS ENDED." + keptText(peer)};
}

bool canBeWatched(const Peer& peer, const OnlineWay& way) {
    return peer.stage() == Peer::Stage::Refused && peer.refusal() == Refusal::Busy && way.code.empty();
}

std::string spectatorsText(std::size_t spectators) {
    if (spectators == 0) return {};
    return std::to_string(spectators) + (spectators == 1 ? " WATCHES" : " WATCH");
}

OnlineWords waitingWords(const WatchedGame& game) {
    if (game.spectator().stage() == Spectator::Stage::Preparing)
        return {"GETTING READY", "THE HOST AT " + textOf(game.host()) + " SENDS THE MATCH."};
    return {"CALLING", "THE HOST AT " + textOf(game.host())};
}

OnlineWords endWords(const Spectator& spectator, const Address& host) {
    switch (spectator.stage()) {
    case Spectator::Stage::Refused: return refusalWords(spectator.refusal(), spectator.otherVersion());
    case Spectator::Stage::Unanswered: return {"NO ANSWER", blockedText(host)};
    case Spectator::Stage::Lost:
        if (spectator.match() == nullptr) return notReadyWords();
        return {"CONNECTION LOST", "THE HOST QUIT OR THE CONNECTION BROKE."};
    case Spectator::Stage::OutOfSync:
        return {"OUT OF STEP", "THE MATCH WENT DIFFERENTLY ON THE PLAYERS' MACHINES, SO IT WAS STOPPED."};
    case Spectator::Stage::Unusable:
        return {"NOT PLAYABLE", "THE HOST'S MATCH CANNOT BE PLAYED HERE: " + spectator.problem()};
    case Spectator::Stage::Calling:
    case Spectator::Stage::Preparing:
    case Spectator::Stage::Watching:
    case Spectator::Stage::Left: break;
    }
    return {"THE MATCH IS OVER", "THE HOST LEFT THE MATCH."};
}

std::string behindText(const Spectator& spectator) {
    const auto tenths = std::lround(10.0 * spectator.behind() / tuning::ticksPerSecond);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " S BEHIND";
}

} // namespace arkanong
