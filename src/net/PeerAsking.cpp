#include "arkanong/net/Peer.hpp"

// How a host's player decides about each guest before the match.

namespace arkanong {

std::optional<Peer::Candidate> Peer::candidate() const {
    if (!asking_) return {};
    Candidate candidate;
    candidate.guest = asking_->join.guest;
    candidate.name = asking_->join.name;
    candidate.version = asking_->join.version;
    candidate.ownHalf = asking_->join.ownHalf;
    const Address origin = originOf(asking_->from);
    candidate.relayed = relay_.isRelay(asking_->from);
    // A router can give the guest another port for each receiver.
    candidate.byCode = candidate.relayed || (relay_.partner() && relay_.partner()->host == origin.host);
    if (!relay_.isRelay(origin)) candidate.address = origin;
    return candidate;
}

void Peer::ask(const JoinPacket& join, const Address& from) {
    sendTo(from, AskedPacket{join.guest, secrets_.cookieOf(from, join.guest, now_)});
    if (isCandidate(join.guest) && asking_->from == from) asking_->heard = now_;
    if (stage_ != Stage::Waiting || now_ < nextQuestion_ || keptOut_.rests(originOf(from), now_)) return;
    asking_ = Asking{join, from, now_, now_};
    goneGuest_.clear();
    stage_ = Stage::Asked;
}

void Peer::mindCandidate() {
    if (now_ - asking_->heard < droppedAfter && now_ - asking_->came < decidedWithin) return;
    forgetCandidate(true);
}

void Peer::forgetCandidate(bool stalled) {
    keptOut_.rest(originOf(asking_->from), stalled, now_);
    goneGuest_ = asking_->join.name;
    stopAsking();
}

void Peer::stopAsking() {
    asking_.reset();
    nextQuestion_ = now_ + betweenQuestions;
    stage_ = Stage::Waiting;
}

void Peer::accept(Token guest) {
    if (!isCandidate(guest)) return;
    const Asking accepted = *asking_;
    stopAsking();
    admit(accepted.join, accepted.from);
}

void Peer::refuse(Token guest) {
    if (!isCandidate(guest)) return;
    if (const std::optional<Address> address = candidate()->address)
        keptOut_.refuse(*address);
    else
        keptOut_.refuseBehindRelay(asking_->from, guest);
    sendTo(asking_->from, RefusalPacket{guest, Refusal::Declined, version_});
    stopAsking();
}

void Peer::block(Token guest) {
    if (!isCandidate(guest)) return;
    if (const std::optional<Address> address = candidate()->address) keptOut_.block(*address);
    refuse(guest);
}

void Peer::hear(const AskedPacket& asked, const Address& from) {
    if (host_ || from != other_ || asked.guest != guest_) return;
    if (stage_ != Stage::Calling && stage_ != Stage::Asked) return;
    if (stage_ == Stage::Calling) began_ = now_;
    stage_ = Stage::Asked;
    hostWasAsked_ = true;
    cookie_ = asked.cookie;
    heard_ = now_;
}

} // namespace arkanong
