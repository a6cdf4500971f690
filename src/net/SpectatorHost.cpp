#include "arkanong/net/SpectatorHost.hpp"

#include "Timing.hpp"
#include "arkanong/sim/replay/Replay.hpp"

#include <algorithm>
#include <variant>

namespace arkanong {

namespace {

constexpr SpectatorHost::Time patience{
    300'000}; ///< Timeout without an acknowledgement, after which all unacknowledged inputs are sent again.
constexpr int largestWindow = 64;
/// Unused send budget is kept for this long: 8 kB at once. More would take up a frame's time.
constexpr SpectatorHost::Time burst{64'000};
constexpr int lastPackets = 4;

} // namespace

void SpectatorHost::follow(RollbackSession& session) {
    if (terms_.empty()) terms_ = encodeTerms(session.confirmed().terms());
    for (const OnlineInputs& inputs : session.takeConfirmed())
        inputs_.add(inputs);
    start_ = session.confirmed().seriesStart();
    // Keeps the inputs of an earlier series that a spectator still has to receive.
    int needed = start_.tick;
    for (const Seat& seat : seats_)
        if (seat.start) needed = std::min(needed, seat.acknowledged);
    inputs_.forgetBefore(needed);
}

void SpectatorHost::receive(const Datagram& datagram, Time now, bool blocked) {
    now_ = now;
    blocked_ = blocked;
    if (const std::optional<Packet> packet = decode(datagram.bytes))
        std::visit([&](const auto& what) { hear(what, datagram.address); }, *packet);
}

void SpectatorHost::hear(const WatchPacket& watch, const Address& from) {
    if (!secrets_.proves(watch.cookie, from, watch.guest, now_)) return;
    const auto refuse = [&](Refusal why) {
        outgoing_.push_back({from, encode(RefusalPacket{watch.guest, why, version_})});
    };
    if (watch.simulation != simulationVersion) return refuse(Refusal::OtherVersion);
    if (blocked_) return refuse(Refusal::Declined);
    if (terms_.empty() || left_) return refuse(Refusal::NotBegun);
    const auto there =
        std::find_if(seats_.begin(), seats_.end(), [&](const Seat& seat) { return seat.address == from; });
    if (there != seats_.end()) {
        if (there->guest == watch.guest) return; // A repeated request: this spectator has its seat.
        seats_.erase(there);
    }
    const Address::Host network = networkOf(from);
    const auto ofHost = static_cast<std::size_t>(std::count_if(
        seats_.begin(), seats_.end(), [&](const Seat& seat) { return networkOf(seat.address) == network; }));
    if (seats_.size() == mostSpectators || ofHost == mostOfOneHost || !mayCome(network))
        return refuse(Refusal::Full);
    Seat seat;
    seat.address = from;
    seat.guest = watch.guest;
    seat.session = secrets_.fresh();
    seat.terms = TermsSender(seat.guest, seat.session, terms_);
    seat.came = seat.heard = now_;
    seat.sentAt = now_ - betweenCalls; // Makes the next packet due at once.
    seats_.push_back(std::move(seat));
}

bool SpectatorHost::mayCome(const Address::Host& network) {
    while (!coming_.empty() && now_ - coming_.front().at >= comingWithin)
        coming_.pop_front();
    const auto ofHost = static_cast<std::size_t>(std::count_if(
        coming_.begin(), coming_.end(), [&network](const Coming& one) { return one.network == network; }));
    if (coming_.size() == mostComing || ofHost == mostComingOfOneHost) return false;
    coming_.push_back({now_, network});
    return true;
}

SpectatorHost::Seat* SpectatorHost::seatOf(Token session, const Address& from) {
    const auto found = std::find_if(seats_.begin(), seats_.end(), [&](const Seat& seat) {
        return seat.session == session && seat.address == from;
    });
    return found == seats_.end() ? nullptr : &*found;
}

void SpectatorHost::hear(const TermsSeenPacket& seen, const Address& from) {
    Seat* const seat = seatOf(seen.session, from);
    if (seat == nullptr || !seat->terms.seen(seen.parts)) return;
    seat->heard = now_;
    seat->sentAt = now_ - betweenPackets; // Makes the next packet due at once.
    if (seat->terms.done()) begin(*seat);
}

void SpectatorHost::begin(Seat& seat) {
    seat.start = start_;
    seat.acknowledged = seat.next = start_.tick;
    seat.progressed = now_;
}

void SpectatorHost::hear(const WatchSeenPacket& seen, const Address& from) {
    Seat* const seat = seatOf(seen.session, from);
    const auto ticks = static_cast<int>(seen.ticks);
    // Ignores acknowledgements of inputs that do not exist yet. A spectator that acknowledges nothing new is not
    // counted as heard, so that it times out.
    if (seat == nullptr || !seat->start || ticks < seat->acknowledged || ticks > inputs_.end()) return;
    if (ticks == seat->acknowledged && ticks < inputs_.end()) return;
    seat->heard = seat->progressed = now_;
    seat->unanswered = 0;
    if (ticks == seat->acknowledged) return;
    seat->acknowledged = ticks;
    seat->next = std::max(seat->next, ticks);
    seat->window = std::min(2 * seat->window, largestWindow);
}

void SpectatorHost::hear(const ByePacket& bye, const Address& from) {
    if (const Seat* const seat = seatOf(bye.session, from))
        seats_.erase(seats_.begin() + (seat - seats_.data()));
}

void SpectatorHost::update(Time now) {
    now_ = now;
    const auto forgotten = [now](const Seat& seat) {
        return now - seat.heard >= forgottenAfter || (!seat.start && now - seat.came >= readyWithin);
    };
    seats_.erase(std::remove_if(seats_.begin(), seats_.end(), forgotten), seats_.end());
    sentUntil_ = std::max(sentUntil_, now - burst);
    for (Seat& seat : seats_)
        serve(seat);
    // Rotates the seats, so that a limited send budget is shared fairly.
    if (!seats_.empty()) std::rotate(seats_.begin(), seats_.begin() + 1, seats_.end());
}

void SpectatorHost::serve(Seat& seat) {
    if (now_ < seat.sentAt + betweenPackets || !maySend()) return;
    if (!seat.start) {
        if (now_ < seat.sentAt + seat.terms.rest(betweenPackets)) return;
        seat.sentAt = now_;
        for (const TermsPacket& part : seat.terms.next())
            if (maySend()) send(seat, encode(part));
        return;
    }
    if (seat.acknowledged == inputs_.end()) seat.progressed = now_;
    if (now_ - seat.progressed >= patience) {
        seat.progressed = now_;
        seat.next = seat.acknowledged;
        seat.window = std::max(1, seat.window / 2);
        seat.unanswered = 0;
    }
    int sent = 0;
    for (; sent < packetsAtOnce && maySend() && seat.next < inputs_.end() && seat.unanswered < seat.window;
         ++sent, ++seat.unanswered)
        seat.next = sendInputs(seat, seat.next);
    if (sent == 0 && now_ >= seat.sentAt + betweenSigns) {
        static_cast<void>(sendInputs(seat, inputs_.end()));
        ++sent;
    }
    if (sent > 0) seat.sentAt = now_;
}

void SpectatorHost::send(const Seat& to, const std::string& bytes) {
    outgoing_.push_back({to.address, bytes});
    sentUntil_ += perByte * static_cast<Time::rep>(bytes.size());
}

int SpectatorHost::sendInputs(const Seat& to, int from) {
    WatchedPacket packet;
    packet.session = to.session;
    packet.confirmed = static_cast<std::uint32_t>(inputs_.end());
    packet.startTick = static_cast<std::uint32_t>(to.start->tick);
    packet.startRound = static_cast<std::uint32_t>(to.start->round);
    packet.first = static_cast<std::uint32_t>(from);
    packet.inputs = inputs_.from(from, mostInputs);
    const std::string bytes = encode(packet);
    send(to, bytes);
    // Only the encoded packet tells how many inputs fit.
    return from + static_cast<int>(std::get<WatchedPacket>(*decode(bytes)).inputs.size());
}

void SpectatorHost::leave(Leaving why) {
    if (std::exchange(left_, true)) return;
    for (int i = 0; i < byes; ++i)
        for (const Seat& seat : seats_) {
            int tick = seat.acknowledged;
            for (int sent = 0; seat.start && sent < lastPackets && tick < inputs_.end(); ++sent)
                tick = sendInputs(seat, tick);
            send(seat, encode(ByePacket{seat.session, why}));
        }
    seats_.clear();
}

std::size_t SpectatorHost::count() const {
    return static_cast<std::size_t>(
        std::count_if(seats_.begin(), seats_.end(), [](const Seat& seat) { return seat.start.has_value(); }));
}

bool SpectatorHost::allKnow() const {
    return std::all_of(seats_.begin(), seats_.end(),
                       [this](const Seat& seat) { return seat.start && seat.acknowledged == inputs_.end(); });
}

} // namespace arkanong
