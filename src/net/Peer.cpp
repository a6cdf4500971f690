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
constexpr int pongsNeeded = 5;
constexpr std::size_t mostPings = 16;

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
    relay_ = RelayCall(relay, std::move(code), host_ ? RelayRole::Host : RelayRole::Guest);
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
    if (!host_ && stage_ == Stage::Asked)
        for (int i = 0; i < byes; ++i)
            send(ByePacket{guest_});
    if (asking_) refuse(asking_->join.guest);
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
    if (const auto shown = relay_.due(stage_ == Stage::Playing, now)) sendTo(relay_.relay(), *shown);
    tryWays();
    if (host_ && stage_ == Stage::Asked) mindCandidate();
    if (!host_ && (stage_ == Stage::Calling || stage_ == Stage::Asked)) call();
    if (stage_ == Stage::Preparing) prepare();
    if (playing()) sendInputs();
}

// --- Connecting

void Peer::tryWays() {
    const bool silent = stage_ == Stage::Silent;
    const bool meets =
        stage_ == Stage::Calling || stage_ == Stage::Waiting || (host_ && stage_ == Stage::Asked);
    const auto partner = silent || (meets && cookie_ == 0) ? relay_.dueTry(silent, now_) : std::nullopt;
    if (!partner) return;
    if (silent) {
        ping(*partner);
        if (!host_ && now_ - heard_ >= relayedAfter && relay_.connected()) ping(relay_.relay());
    } else if (host_) {
        sendTo(*partner, PingPacket{}); // Of no session: nobody answers it.
    } else {
        sendTo(*partner, HelloPacket{guest_});
    }
}

Address Peer::originOf(const Address& from) const {
    return relay_.isRelay(from) ? relay_.partner().value_or(from) : from;
}

void Peer::call() {
    const bool asked = stage_ == Stage::Asked;
    if (now_ - (asked ? heard_ : began_) >= unansweredAfter || now_ - began_ >= decidedWithin)
        return end(Stage::Unanswered);
    if (now_ < sentAt_ + betweenCalls) return;
    if (throughRelay() && (!relay_.connected() || relay_.directFirstAt(now_))) return;
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
    if (host_ || stage_ != Stage::Calling || cookie.guest != guest_ || cookie_ != 0) return;
    if (from != other_ && from != relay_.partner()) return;
    other_ = from; // The direct way, if it is the relay's partner.
    cookie_ = cookie.cookie;
    sentAt_ = now_ - betweenCalls; // Makes the next packet due at once.
    call();
}

void Peer::hear(const JoinPacket& join, const Address& from) {
    // Spectators behind a relay have channels; the guest has none.
    if (!host_ || ended() || from.channel != 0 || !secrets_.proves(join.cookie, from, join.guest, now_))
        return;
    const Address origin = originOf(from);
    if (join.simulation != simulationVersion)
        return sendTo(from, RefusalPacket{join.guest, Refusal::OtherVersion, version_});
    if (keptOut_.refuses(origin, join.guest))
        return sendTo(from, RefusalPacket{join.guest, Refusal::Declined, version_});
    if (playing()) {
        if (join.guest != guest_) sendTo(from, RefusalPacket{join.guest, Refusal::Busy, version_});
        return;
    }
    // No refusal while the present guest is preparing, because that guest may still leave: the second guest asks again.
    if (stage_ == Stage::Preparing ? asks_ && join.guest != guest_ : asks_ || asking_) return ask(join, from);
    if (stage_ == Stage::Waiting && !keptOut_.rests(origin, now_)) admit(join, from);
}

void Peer::admit(const JoinPacket& join, const Address& from) {
    other_ = from;
    guest_ = join.guest;
    goneGuest_.clear();
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
    if (host_ || (stage_ != Stage::Calling && stage_ != Stage::Asked) || from != other_) return;
    if (refusal.guest != guest_ && refusal.guest != 0) return;
    refusal_ = refusal.why;
    otherVersion_ = refusal.version;
    end(Stage::Refused);
}

// --- Agreeing on the terms

void Peer::stopPreparing(Stage guestsEnd) {
    if (!host_) return end(guestsEnd);
    session_ = guest_ = 0;
    goneGuest_ = otherName();
    pings_.clear();
    // Leaving is a stall, too, if it took as long as being dropped.
    keptOut_.rest(originOf(other_), now_ - began_ >= droppedAfter, now_);
    stage_ = Stage::Waiting;
}

bool Peer::guestIsReady() const { return host_ && termsOut_.done() && pongs_ >= pongsNeeded; }

void Peer::prepare() {
    if (now_ - heard_ >= (host_ ? droppedAfter : unansweredAfter) || now_ - began_ >= readyWithin)
        return stopPreparing(Stage::Lost);
    if (now_ < sentAt_ + (host_ ? termsOut_.rest(betweenParts) : betweenParts)) return;
    sentAt_ = now_;
    for (const TermsPacket& part : termsOut_.next())
        send(part);
    if (termsOut_.seen() > 0 || termsIn_.parts() > 0) ping(other_);
    if (guestIsReady()) send(StartPacket{session_});
}

void Peer::hear(const TermsPacket& part, const Address& from) {
    if (host_ || from != other_ || part.guest != guest_) return;
    if (stage_ == Stage::Calling || stage_ == Stage::Asked) {
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

} // namespace arkanong
