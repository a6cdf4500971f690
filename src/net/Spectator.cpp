#include "arkanong/net/Spectator.hpp"

#include "Timing.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/replay/Replay.hpp"
#include "arkanong/storage/DataError.hpp"

#include <algorithm>
#include <cmath>
#include <variant>

namespace arkanong {

namespace {

constexpr Spectator::Time betweenTellings{50'000};

} // namespace

Spectator::Spectator(const Address& host, std::string version, std::uint64_t secret)
    : host_(host), version_(std::move(version)), guest_(Secrets(secret, Secrets::Use::Spectators).fresh()) {}

void Spectator::meetAt(const Address& relay, std::string code) {
    host_ = relay;
    relay_ = RelayCall(relay, std::move(code), RelayRole::Spectator);
}

void Spectator::send(const Packet& packet) { outgoing_.push_back({host_, encode(packet)}); }

void Spectator::end(Stage stage) {
    if (!ended()) stage_ = stage;
}

void Spectator::leave() {
    if (session_ != 0 && !ended())
        for (int i = 0; i < byes; ++i)
            send(ByePacket{session_});
    end(Stage::Left);
}

void Spectator::receive(const Datagram& datagram, Time now) {
    now_ = now;
    if (datagram.address != host_ || ended()) return;
    if (const std::optional<Packet> packet = decode(datagram.bytes))
        return std::visit([this](const auto& what) { hear(what); }, *packet);
    if (stage_ != Stage::Calling || !otherNetVersion(datagram.bytes)) return;
    refusal_ = Refusal::OtherVersion;
    end(Stage::Refused);
}

void Spectator::update(Time now) {
    if (heard_ == Time{}) heard_ = now;
    now_ = now;
    if (end_ && waiting_.empty()) end(*end_);
    if (ended()) return;
    const Time silence = now - heard_;
    if (stage_ == Stage::Watching && (silence >= lostAfter || now - newsAt_ >= newsAfter))
        return end(Stage::Lost);
    if (stage_ == Stage::Preparing && now - began_ >= readyWithin) return end(Stage::Lost);
    if (stage_ != Stage::Watching && silence >= unansweredAfter) return end(Stage::Unanswered);
    if (const auto shown = relay_.due(stage_ != Stage::Calling && silence < silentAfter, now)) send(*shown);
    if (asks() && (!relay_.used() || relay_.connected())) call();
    if (stage_ != Stage::Watching) return;
    behind_ += 0.02 * (behind() - behind_);
    if (waits_ && !waiting_.empty())
        waits_ = !end_ && (behind() < delay || waiting_.size() < static_cast<std::size_t>(delay) / 2);
    acknowledge();
}

// --- Connecting

void Spectator::call() {
    if (now_ < calledAt_ + betweenCalls) return;
    calledAt_ = now_;
    if (hasCookie())
        send(WatchPacket{guest_, cookie_, simulationVersion, version_});
    else
        send(HelloPacket{guest_});
}

// If the relay has to connect this spectator again, the host sees it on another channel, where its cookie is not valid.
void Spectator::hear(const RelayedPacket& relayed) {
    relay_.hear(relayed, host_, now_);
    if (!relay_.connected()) cookie_ = 0;
}

void Spectator::hear(const CookiePacket& cookie) {
    if (!asks() || cookie.guest != guest_ || hasCookie()) return;
    cookie_ = cookie.cookie;
    cookieAt_ = now_;
    if (stage_ == Stage::Calling) heard_ = now_;
    calledAt_ = now_ - betweenCalls; // Makes the next packet due at once.
    call();
}

void Spectator::hear(const RefusalPacket& refusal) {
    if (stage_ != Stage::Calling || (refusal.guest != guest_ && refusal.guest != 0)) return;
    refusal_ = refusal.why;
    otherVersion_ = refusal.version;
    end(Stage::Refused);
}

// A host that has dropped this spectator gives it a new session. The match resumes at the same tick.
void Spectator::hear(const TermsPacket& part) {
    if (part.guest != guest_) return;
    if (part.session != session_) {
        if (session_ != 0 && now_ - heard_ < silentAfter) return;
        session_ = part.session;
        if (stage_ == Stage::Calling) {
            stage_ = Stage::Preparing;
            began_ = now_;
        }
    }
    heard_ = now_;
    if (parts_.take(part)) readTerms();
    if (!ended()) send(TermsSeenPacket{session_, parts_.parts()});
}

void Spectator::readTerms() {
    try {
        terms_ = std::make_unique<MatchTerms>(decodeTerms(parts_.bytes(), textOf(host_)));
    } catch (const DataError& error) {
        problem_ = error.what();
        leave();
        stage_ = Stage::Unusable;
    }
}

// --- During the match

void Spectator::begin(SeriesStart start) {
    start_ = start;
    match_ = std::make_unique<OnlineMatch>(*terms_, start);
    recorder_.emplace(*match_);
    waiting_.clear();
    behind_ = delay;
    waits_ = true;
    newsAt_ = now_;
    stage_ = Stage::Watching;
}

void Spectator::hear(const WatchedPacket& packet) {
    if (session_ == 0 || packet.session != session_ || !terms_) return;
    const SeriesStart start{static_cast<int>(packet.startTick), static_cast<int>(packet.startRound)};
    // If another series began during a silence, a spectator that was dropped is shown the new series.
    if (match_ == nullptr || start.tick > received()) begin(start);
    heard_ = now_;
    const auto first = static_cast<int>(packet.first);
    if (first <= received())
        for (auto i = static_cast<std::size_t>(received() - first);
             i < packet.inputs.size() && waiting_.size() < mostWaiting; ++i) {
            waiting_.push_back(packet.inputs[i]);
            newsAt_ = now_;
        }
    newest_ = std::max({newest_, static_cast<int>(packet.confirmed), received()});
}

void Spectator::hear(const ByePacket& bye) {
    if (session_ == 0 || bye.session != session_) return;
    end_ = bye.why == Leaving::OutOfSync ? Stage::OutOfSync : Stage::Left;
}

void Spectator::acknowledge() {
    const bool news = received() != told_;
    if (now_ < toldAt_ + (news ? betweenTellings : betweenSigns)) return;
    toldAt_ = now_;
    told_ = received();
    send(WatchSeenPacket{session_, static_cast<std::uint32_t>(told_)});
}

int Spectator::behind() const { return match_ == nullptr ? 0 : newest_ - match_->tick(); }

int Spectator::pace() const {
    constexpr double most = 50.0;
    return 1000 + static_cast<int>(std::lround(std::clamp(behind_ - delay, -most, most)));
}

void Spectator::play(std::vector<Event>& events) {
    match_->step(waiting_.front(), events);
    recorder_->record(*match_, waiting_.front());
    waiting_.pop_front();
}

bool Spectator::step(std::vector<Event>& events) {
    if (match_ == nullptr || ended() || waits_ || catchesUp_) return false;
    if (waiting_.empty()) {
        waits_ = true;
        return false;
    }
    play(events);
    return true;
}

void Spectator::catchUp() {
    if (match_ == nullptr || ended()) return;
    catchesUp_ = catchesUp_ || behind() > farBehind;
    if (!catchesUp_) return;
    waits_ = false;
    std::vector<Event> events;
    const int round = match_->series().played();
    for (int i = 0; i < mostCaughtUp && behind() > delay && !waiting_.empty(); ++i) {
        events.clear();
        play(events);
        if (match_->series().played() != round) break;
    }
    if (behind() > delay && !(end_ && waiting_.empty())) return;
    catchesUp_ = false;
    behind_ = delay;
}

double Spectator::caughtUp() const {
    if (match_ == nullptr) return 0.0;
    const double whole = static_cast<double>(newest_) - delay - start_.tick;
    return whole <= 0.0 ? 1.0 : std::clamp((match_->tick() - start_.tick) / whole, 0.0, 1.0);
}

std::vector<std::shared_ptr<const Replay>> Spectator::takeDecided() {
    if (!recorder_) return {};
    return recorder_->takeDecided();
}

} // namespace arkanong
