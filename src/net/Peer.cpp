#include "arkanong/net/Peer.hpp"

#include "Timing.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace arkanong {

namespace {

constexpr Peer::Time betweenParts{40'000}; ///< Between two parts of the terms, and between two pings.
/// Pause between two sendings of inputs, a little less than a frame.
constexpr Peer::Time betweenInputs{16'000};
constexpr Peer::Time betweenRelayCalls{500'000};
constexpr Peer::Time betweenQuestions{100'000}; ///< Between two pings to an unknown address.
constexpr int pongsNeeded = 5;
constexpr std::size_t mostPings = 16;
constexpr std::uint32_t packetsForCheck = 4; ///< One packet of this many carries a checkpoint.
/// Waiting time that each new input takes back.
constexpr Peer::Time madeGood{4'000'000 / tuning::ticksPerSecond};

int ticksIn(double milliseconds) {
    return static_cast<int>(std::lround(milliseconds / 1e3 * tuning::ticksPerSecond));
}

} // namespace

Peer::Peer(bool host, std::string version, std::uint64_t secret)
    : host_(host), stage_(host ? Stage::Waiting : Stage::Calling), version_(std::move(version)),
      secrets_(secret, Secrets::Use::Players) {}

Peer Peer::host(MatchTerms terms, std::string version, std::uint64_t secret) {
    Peer peer(true, std::move(version), secret);
    peer.terms_ = std::make_unique<MatchTerms>(std::move(terms));
    return peer;
}

Peer Peer::guest(const Address& host, std::string name, std::string version, std::uint64_t secret,
                 int ownHalf) {
    Peer peer(false, std::move(version), secret);
    peer.other_ = host;
    peer.name_ = std::move(name);
    peer.ownHalf_ = ownHalf;
    peer.guest_ = peer.secrets_.fresh();
    return peer;
}

void Peer::meetAt(const Address& relay, std::string code) {
    relay_ = relay;
    code_ = std::move(code);
    if (!host_) other_ = relay;
}

Side Peer::ownSide() const {
    const Side host = terms_ ? terms_->host : Side::Blue;
    return host_ ? host : opponent(host);
}

std::string Peer::otherName() const {
    return terms_ ? terms_->names[sideIndex(opponent(ownSide()))] : std::string();
}

int Peer::pace() const {
    constexpr double perTick = 2.0;
    constexpr double most = 10.0;
    if (!playing()) return 1000;
    return 1000 - static_cast<int>(std::lround(std::clamp(connection_.ahead() * perTick, -most, most)));
}

void Peer::sendTo(const Address& to, const Packet& packet) { outgoing_.push_back({to, encode(packet)}); }

void Peer::ping(const Address& to) {
    if (pings_.size() == mostPings) pings_.erase(pings_.begin());
    pings_.push_back({secrets_.fresh(), to, now_});
    sendTo(to, PingPacket{session_, pings_.back().token});
}

void Peer::end(Stage stage) {
    if (!ended()) stage_ = stage;
}

void Peer::leave() {
    if (session_ != 0)
        for (int i = 0; i < byes; ++i)
            send(ByePacket{session_, stage_ == Stage::OutOfSync ? Leaving::OutOfSync : Leaving::Left});
    end(Stage::Left);
}

void Peer::receive(const Datagram& datagram, Time now) {
    now_ = now;
    const std::optional<Packet> packet = decode(datagram.bytes);
    if (!packet) return hearStranger(datagram);
    std::visit([&](const auto& what) { hear(what, datagram.address); }, *packet);
}

// The answer must be strictly shorter than the request, or two hosts of different versions could answer each other for
// ever.
void Peer::hearStranger(const Datagram& datagram) {
    if (!otherNetVersion(datagram.bytes)) return;
    if (!host_ && stage_ == Stage::Calling && datagram.address == other_) {
        refusal_ = Refusal::OtherVersion;
        return end(Stage::Refused);
    }
    const std::string answer = encode(RefusalPacket{0, Refusal::OtherVersion, version_});
    if (host_ && answer.size() < datagram.bytes.size()) outgoing_.push_back({datagram.address, answer});
}

void Peer::update(Time now) {
    if (began_ == Time{}) began_ = heard_ = now;
    now_ = now;
    if (ended()) return;
    if (!code_.empty() && stage_ != Stage::Playing && now >= relayAskedAt_ + betweenRelayCalls) {
        relayAskedAt_ = now;
        sendTo(relay_, RelayPacket{code_, relayCookie_});
    }
    if (stage_ == Stage::Calling) call();
    if (stage_ == Stage::Preparing) prepare();
    if (playing()) sendInputs();
}

// --- Connecting

void Peer::hear(const RelayedPacket& relayed, const Address& from) {
    if (from != relay_ || relayed.code != code_ || code_.empty()) return;
    relayCookie_ = relayed.cookie;
    relayPlace_ = relayed.place;
}

void Peer::call() {
    if (now_ - began_ >= unansweredAfter) return end(Stage::Unanswered);
    if (now_ < sentAt_ + betweenCalls || (!code_.empty() && relayPlace_ != RelayPlace::Connected)) return;
    sentAt_ = now_;
    if (cookie_ == 0)
        send(HelloPacket{guest_});
    else
        send(JoinPacket{guest_, cookie_, simulationVersion, version_, name_,
                        static_cast<std::uint8_t>(ownHalf_)});
}

void Peer::hear(const HelloPacket& hello, const Address& from) {
    if (host_) sendTo(from, CookiePacket{hello.guest, secrets_.cookieOf(from, hello.guest, now_)});
}

void Peer::hear(const CookiePacket& cookie, const Address& from) {
    if (host_ || stage_ != Stage::Calling || from != other_ || cookie.guest != guest_ || cookie_ != 0) return;
    cookie_ = cookie.cookie;
    sentAt_ = now_ - betweenCalls; // Makes the next packet due at once.
    call();
}

void Peer::hear(const JoinPacket& join, const Address& from) {
    if (!host_ || ended() || !secrets_.proves(join.cookie, from, join.guest, now_)) return;
    if (join.simulation != simulationVersion)
        return sendTo(from, RefusalPacket{join.guest, Refusal::OtherVersion, version_});
    // No refusal while the present guest is preparing, because that guest may still leave: the second guest asks again.
    if (stage_ == Stage::Preparing) return;
    if (stage_ != Stage::Waiting) {
        if (join.guest != guest_) sendTo(from, RefusalPacket{join.guest, Refusal::Busy, version_});
        return;
    }
    if (from.host == stopped_ && now_ < stoppedAt_ + othersFirst) return;
    other_ = from;
    guest_ = join.guest;
    session_ = secrets_.fresh();
    otherVersion_ = join.version;
    assert(terms_ != nullptr); // A host has the terms from the start.
    terms_->names[sideIndex(opponent(ownSide()))] = join.name;
    terms_->settings.ownHalf[sideIndex(opponent(ownSide()))] = join.ownHalf;
    termsOut_ = TermsSender(guest_, session_, encodeTerms(*terms_));
    pongs_ = 0;
    connection_ = ConnectionQuality();
    began_ = heard_ = now_;
    sentAt_ = now_ - betweenCalls; // Makes the next packet due at once.
    stage_ = Stage::Preparing;
    prepare();
}

void Peer::hear(const RefusalPacket& refusal, const Address& from) {
    if (host_ || stage_ != Stage::Calling || from != other_) return;
    if (refusal.guest != guest_ && refusal.guest != 0) return;
    refusal_ = refusal.why;
    otherVersion_ = refusal.version;
    end(Stage::Refused);
}

// --- Agreeing on the terms

void Peer::stopPreparing(Stage guestsEnd) {
    if (!host_) return end(guestsEnd);
    session_ = guest_ = 0;
    pings_.clear();
    stopped_ = other_.host;
    stoppedAt_ = now_;
    stage_ = Stage::Waiting;
}

bool Peer::guestIsReady() const { return host_ && termsOut_.done() && pongs_ >= pongsNeeded; }

void Peer::prepare() {
    if (now_ - heard_ >= unansweredAfter || now_ - began_ >= readyWithin) return stopPreparing(Stage::Lost);
    if (now_ < sentAt_ + (host_ ? termsOut_.rest(betweenParts) : betweenParts)) return;
    sentAt_ = now_;
    for (const TermsPacket& part : termsOut_.next())
        send(part);
    if (termsOut_.seen() > 0 || termsIn_.parts() > 0) ping(other_);
    if (guestIsReady()) send(StartPacket{session_});
}

void Peer::hear(const TermsPacket& part, const Address& from) {
    if (host_ || from != other_ || part.guest != guest_) return;
    if (stage_ == Stage::Calling) {
        session_ = part.session;
        began_ = now_;
        stage_ = Stage::Preparing;
    }
    if (stage_ != Stage::Preparing || part.session != session_) return;
    heard_ = now_;
    if (termsIn_.take(part)) readTerms();
    if (!ended()) send(TermsSeenPacket{session_, termsIn_.parts()});
}

void Peer::readTerms() {
    try {
        terms_ = std::make_unique<MatchTerms>(decodeTerms(termsIn_.bytes(), textOf(other_)));
    } catch (const DataError& error) {
        problem_ = error.what();
        leave();
        stage_ = Stage::Unusable;
    }
}

void Peer::hear(const TermsSeenPacket& seen, const Address& from) {
    if (!host_ || !isOther(seen.session, from) || stage_ != Stage::Preparing) return;
    if (termsOut_.seen(seen.parts)) sentAt_ = now_ - betweenCalls; // Makes the next packet due at once.
}

void Peer::hear(const StartPacket& start, const Address& from) {
    if (!host_ && terms_ && isOther(start.session, from) && stage_ == Stage::Preparing) begin(0);
}

void Peer::begin(std::int64_t ticks) {
    match_ = std::make_unique<RollbackSession>(*terms_, ownSide());
    for (; ticks > 0 && match_->now() < RollbackSession::window / 2; --ticks)
        match_->play({});
    stage_ = Stage::Playing;
    progressed_ = now_;
    sentAt_ = now_ - betweenCalls; // Makes the next packet due at once.
    sendInputs();
}

// --- During the match

void Peer::hear(const PingPacket& ping, const Address& from) {
    if (session_ != 0 && ping.session == session_) sendTo(from, PongPacket{session_, ping.ping});
}

void Peer::hear(const PongPacket& pong, const Address& from) {
    const auto asked = std::find_if(pings_.begin(), pings_.end(), [&](const Ping& ping) {
        return ping.token == pong.ping && ping.to == from;
    });
    if (pong.session != session_ || asked == pings_.end()) return;
    other_ = from;
    heard_ = now_;
    ++pongs_;
    if (!playing()) connection_.measured(now_ - asked->at);
    pings_.erase(asked);
}

bool Peer::isOther(Token session, const Address& from) {
    if (session_ == 0 || session != session_ || from != other_) return false;
    heard_ = now_;
    return true;
}

void Peer::askAt(const Address& from) {
    if (session_ == 0 || ended() || now_ < askedAt_ + betweenQuestions) return;
    askedAt_ = now_;
    ping(from);
}

void Peer::sendInputs() {
    if (match_->difference()) {
        stage_ = Stage::OutOfSync;
        return leave();
    }
    if (now_ - progressed_ >= lostAfter) return end(Stage::Lost);
    stage_ = now_ - heard_ >= silentAfter ? Stage::Silent : Stage::Playing;
    if (now_ < sentAt_ + betweenInputs) return;
    sentAt_ = now_;
    InputPacket packet;
    packet.session = session_;
    connection_.stamp(packet, now_);
    packet.now = static_cast<std::uint32_t>(match_->now());
    packet.known = static_cast<std::uint32_t>(match_->received());
    // The checkpoint changes only twice per second, and a lost packet rarely matters.
    if (packet.number % packetsForCheck == 0) {
        const RollbackSession::Checkpoint checked = match_->checkpoint();
        packet.checkedTick = static_cast<std::uint32_t>(checked.tick);
        packet.checkedHash = checked.hash;
    }
    packet.first = static_cast<std::uint32_t>(match_->unacknowledgedFrom());
    packet.inputs = match_->unacknowledged();
    if (packet.inputs.size() > mostInputs) packet.inputs.resize(mostInputs);
    send(packet);
}

void Peer::hear(const InputPacket& packet, const Address& from) {
    if (packet.session == session_ && from != other_) return askAt(from);
    if (!isOther(packet.session, from)) return;
    if (ended())
        return send(ByePacket{session_, stage_ == Stage::OutOfSync ? Leaving::OutOfSync : Leaving::Left});
    // The guest sent this packet half a round trip ago: the host begins at the tick that the guest plays now.
    if (stage_ == Stage::Preparing && guestIsReady())
        begin(std::int64_t{packet.now} + ticksIn(connection_.roundTrip() / 2));
    if (!playing()) return;
    connection_.arrived(packet, match_->now(), now_);
    const int before = match_->received();
    match_->receive(static_cast<int>(packet.first), packet.inputs);
    progressed_ = std::min(now_, progressed_ + (match_->received() - before) * madeGood);
    match_->acknowledged(static_cast<int>(packet.known));
    match_->compare({static_cast<int>(packet.checkedTick), packet.checkedHash});
}

void Peer::hear(const ByePacket& bye, const Address& from) {
    if (!isOther(bye.session, from)) return;
    if (stage_ == Stage::Preparing) return stopPreparing(Stage::Left);
    end(bye.why == Leaving::OutOfSync ? Stage::OutOfSync : Stage::Left);
}

} // namespace arkanong
