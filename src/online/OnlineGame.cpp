#include "arkanong/online/OnlineGame.hpp"

#include "arkanong/net/packet/InviteCode.hpp"
#include "arkanong/online/OwnAddresses.hpp"
#include "arkanong/session/LoadedMatch.hpp"
#include "arkanong/session/PlayerNames.hpp"
#include "arkanong/session/ReplayTexts.hpp"
#include "arkanong/session/Version.hpp"
#include "arkanong/session/gauntlet/Gauntlet.hpp"
#include "arkanong/sim/gauntlet/GauntletLevels.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/LetterCase.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace arkanong {

namespace {

/// Largest number of answers to searches per pump(), so that a flood cannot take up a frame.
constexpr int mostAnswers = 16;

std::string version() { return std::string(gameVersion()); }

} // namespace

OnlineGame::OnlineGame(Peer peer, std::optional<std::uint16_t> port, OnlineWay way)
    : socket_(port.value_or(usualPort), port ? 0 : nextPorts), peer_(std::move(peer)), way_(std::move(way)),
      game_(randomSeed()) {
    if (!way_.code.empty()) peer_.meetAt(*way_.calls, way_.code);
}

std::shared_ptr<OnlineGame> OnlineGame::host(MatchTerms terms, std::optional<std::uint16_t> port,
                                             std::optional<Address> relay) {
    OnlineWay way{relay, relay ? inviteCode(randomSeed()) : std::string()};
    const std::uint64_t secret = randomSeed();
    std::shared_ptr<OnlineGame> game(
        new OnlineGame(Peer::host(std::move(terms), version(), secret), port, std::move(way)));
    game->spectators_.emplace(version(), secret);
    game->socket_.joinSearches();
    return game;
}

std::shared_ptr<OnlineGame> OnlineGame::join(const Address& host, std::string name, int ownHalf) {
    return join(host, std::string(), std::move(name), ownHalf);
}

std::shared_ptr<OnlineGame> OnlineGame::join(const Address& relay, std::string code, std::string name,
                                             int ownHalf) {
    return std::shared_ptr<OnlineGame>(new OnlineGame(
        Peer::guest(relay, std::move(name), version(), randomSeed(), ownHalf), 0, {relay, std::move(code)}));
}

OnlineGame::~OnlineGame() { leave(); }

Peer::Time OnlineGame::now() const { return std::chrono::duration_cast<Peer::Time>(Clock::now() - began_); }

void OnlineGame::pump() {
    std::vector<Datagram> came = socket_.receive();
    for (Datagram& datagram : came) {
        if (peer_.isHost() && way_.calls) datagram = unwrapped(std::move(datagram), *way_.calls);
        peer_.receive(datagram, now());
    }
    peer_.update(now());
    send();
    if (spectators_) serveOthers(came);
}

void OnlineGame::serveOthers(const std::vector<Datagram>& came) {
    if (peer_.session() != nullptr) spectators_->follow(*peer_.session());
    int answers = 0;
    for (const Datagram& datagram : came) {
        const bool blocked = peer_.blocks(datagram.address);
        const bool search = datagram.bytes.size() == SearchPacket::length;
        if (search && !blocked && answers++ < mostAnswers) answerSearch(datagram);
        if (!search) spectators_->receive(datagram, now(), blocked);
    }
    // The last inputs may have come with the other player's farewell: spectators see what they lead to.
    const bool confirmed = peer_.session() == nullptr || !peer_.session()->canConfirm();
    if (peer_.ended() && confirmed && spectators_->allKnow()) dismissSpectators();
    spectators_->update(now());
    sendToSpectators();
}

void OnlineGame::sendToSpectators() {
    for (Datagram& datagram : spectators_->takeOutgoing())
        socket_.send(wrapped(std::move(datagram)));
}

void OnlineGame::answerSearch(const Datagram& datagram) {
    const bool playing = peer_.session() != nullptr && !peer_.ended();
    const bool open = peer_.stage() == Peer::Stage::Waiting || peer_.stage() == Peer::Stage::Asked;
    if (!playing && !open) return;
    const std::optional<Packet> packet = decode(datagram.bytes);
    const auto* const search = packet ? std::get_if<SearchPacket>(&*packet) : nullptr;
    if (search == nullptr) return;
    const MatchTerms& terms = *peer_.terms();
    const OfferPacket offer{search->guest,
                            simulationVersion,
                            terms.names[sideIndex(terms.host)],
                            terms.isGauntlet() ? translatable("Gauntlet") : displayName(terms.level.name),
                            static_cast<std::uint8_t>(terms.length()),
                            playing,
                            game_};
    socket_.send({datagram.address, encode(offer)});
}

void OnlineGame::waitAndPump(std::chrono::milliseconds longest) {
    socket_.wait(longest);
    pump();
}

void OnlineGame::send() {
    for (Datagram& datagram : peer_.takeOutgoing())
        socket_.send(wrapped(std::move(datagram)));
}

void OnlineGame::leave() {
    if (!peer_.ended()) peer_.leave();
    send();
    if (!spectators_) return;
    if (peer_.session() != nullptr) spectators_->follow(*peer_.session());
    dismissSpectators();
    sendToSpectators();
}

void OnlineGame::dismissSpectators() {
    spectators_->leave(peer_.stage() == Peer::Stage::OutOfSync ? Leaving::OutOfSync : Leaving::Left);
}

std::vector<Address> OnlineGame::addresses(std::size_t most) const {
    std::vector<Address> own = shownOwnAddresses(most);
    for (Address& one : own) {
        one.port = port();
        one.scope = 0; // Other machines have other interfaces.
    }
    return own;
}

std::string relayIn(const Settings& settings) {
    const std::string& relay = settings.relay;
    const bool none = relay == Settings{}.relay;
    return !none && (addressNamed(relay) || canBeName(relay)) ? relay : std::string();
}

std::string chosenName(const Settings& settings) {
    const std::string& own = settings.playerNames[sideIndex(Side::Blue)];
    return own == Settings{}.playerNames[sideIndex(Side::Blue)] ? std::string() : own;
}

std::string onlineName(const Settings& settings, bool host) {
    const std::string own = chosenName(settings);
    if (own.empty()) return std::string(host ? namelessHost : namelessGuest);
    return inCapitals(own);
}

Replay summarised(Replay recording, const OnlineMatch& match) {
    ReplaySummary summary = standingSummary(match.world().match());
    summary.occasion = match.run() ? "ONLINE GAUNTLET" : "ONLINE";
    if (match.terms().length() > 1)
        summary.occasion += ", ROUND " + std::to_string(std::max(1, match.played()));
    summary.players = match.terms().names;
    for (const Side side : {Side::Blue, Side::Red})
        summary.aids[sideIndex(side)].ownHalf = match.settings().ownHalf[sideIndex(side)];
    summary.date = localTime();
    recording.summary = std::move(summary);
    return recording;
}

bool keepsUnfinished(const Peer& peer) {
    if (peer.session() == nullptr) return false;
    const Match& round = peer.session()->confirmed().world().match();
    return !round.over() && (round.clock() >= shortestKept || (peer.stage() == Peer::Stage::OutOfSync &&
                                                               peer.session()->confirmed().tick() > 0));
}

MatchTerms termsOf(const MatchSetup& setup, const std::string& levelFolder) {
    LoadedMatch match = loadMatch(setup, levelFolder);
    MatchTerms terms;
    terms.level = std::move(match.level);
    terms.settings = match.settings;
    terms.rounds = setup.series().rounds;
    terms.seed = match.seed;
    return terms;
}

MatchTerms gauntletTerms(std::uint64_t seed, const std::string& levelFolder) {
    MatchTerms terms;
    terms.gauntlet = levelsOf(GauntletRun({seed, gauntlet::levels}), levelFolder);
    terms.seed = seed;
    return terms;
}

MatchTerms hostedBy(const Settings& settings, Side side, MatchTerms terms) {
    terms.host = side;
    terms.names[sideIndex(side)] = onlineName(settings, true);
    terms.settings.ownHalf[sideIndex(side)] = settings.ownHalf;
    return terms;
}

} // namespace arkanong
