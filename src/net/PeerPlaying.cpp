#include "Timing.hpp"
#include "arkanong/net/Peer.hpp"

#include <algorithm>
#include <cmath>

// What two peers say to each other during the match.

namespace arkanong {

namespace {

/// Pause between two sendings of inputs, a little less than a frame.
constexpr Peer::Time betweenInputs{16'000};
constexpr Peer::Time betweenAsking{100'000}; ///< Between two pings to an unknown address.
constexpr std::uint32_t packetsForCheck = 4; ///< One packet of this many carries a checkpoint.
/// Waiting time that each new input takes back.
constexpr Peer::Time madeGood{4'000'000 / tuning::ticksPerSecond};

int ticksIn(double milliseconds) {
    return static_cast<int>(std::lround(milliseconds / 1e3 * tuning::ticksPerSecond));
}

} // namespace

void Peer::hear(const PingPacket& ping, const Address& from) {
    if (session_ != 0 && ping.session == session_) sendTo(from, PongPacket{session_, ping.ping});
}

void Peer::hear(const PongPacket& pong, const Address& from) {
    const auto asked = std::find_if(pings_.begin(), pings_.end(), [&](const Ping& ping) {
        return ping.token == pong.ping && ping.to == from;
    });
    if (pong.session != session_ || asked == pings_.end() || (from != other_ && !mayHaveMoved())) return;
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
    if (session_ == 0 || ended() || !mayHaveMoved() || now_ < askedAt_ + betweenAsking) return;
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
    packet.now = static_cast<std::uint32_t>(match_->scheduled());
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
    connection_.arrived(packet, match_->scheduled(), now_);
    const int before = match_->received();
    match_->receive(static_cast<int>(packet.first), packet.inputs);
    progressed_ = std::min(now_, progressed_ + (match_->received() - before) * madeGood);
    match_->acknowledged(static_cast<int>(packet.known));
    match_->compare({static_cast<int>(packet.checkedTick), packet.checkedHash});
}

void Peer::hear(const ByePacket& bye, const Address& from) {
    if (isCandidate(bye.session) && from == asking_->from) return forgetCandidate(false);
    if (!isOther(bye.session, from)) return;
    if (stage_ == Stage::Preparing) return stopPreparing(Stage::Left);
    end(bye.why == Leaving::OutOfSync ? Stage::OutOfSync : Stage::Left);
}

} // namespace arkanong
