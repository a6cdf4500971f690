#pragma once

#include "arkanong/net/RelayCall.hpp"
#include "arkanong/net/Secrets.hpp"
#include "arkanong/net/TermsParts.hpp"
#include "arkanong/net/packet/Packet.hpp"
#include "arkanong/net/rollback/RoundRecorder.hpp"

#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arkanong {

/// A spectator's machine: it asks the host of a match to watch, receives both players' inputs since the start of the
/// series from the host's SpectatorHost, and simulates the same match from them. It stays two seconds behind, so that
/// packet loss and jitter are not visible. Like Peer it has neither a socket nor a clock.
class Spectator {
  public:
    using Time = std::chrono::microseconds; ///< Since an arbitrary start, the same for all calls.

    enum class Stage : std::uint8_t {
        Calling,   ///< Waits for the host's answer.
        Preparing, ///< The terms are transferred.
        Watching,
        Refused,    ///< This stage and all later ones are final; see refusal().
        Unanswered, ///< No answer for unansweredAfter.
        Left,       ///< The host has left, and all received ticks were shown.
        Lost,       ///< The connection was given up: see lostAfter, newsAfter and readyWithin.
        OutOfSync,  ///< The players' matches differed and were stopped.
        Unusable,   ///< The host's terms cannot be played, see problem().
    };
    static constexpr int delay = tuning::seconds(2.0); ///< Ticks behind the host's confirmed tick.
    static constexpr int farBehind = 2 * delay;        ///< Ticks behind at which it begins to catch up.
    static constexpr int mostCaughtUp = 600;           ///< Ticks per call of catchUp().
    /// Largest number of ticks received but not shown; further ones are not accepted.
    static constexpr std::size_t mostWaiting = 20'000;
    /// After this silence it asks the host to watch again, because the host may have dropped it.
    static constexpr Time silentAfter{2'000'000};
    static constexpr Time lostAfter{30'000'000}; ///< The host is given up after this silence.
    /// The host is given up after this time without a new tick, even if it keeps sending. Longer than two players wait
    /// for each other.
    static constexpr Time newsAfter{2 * Time(lostAfter)};
    static constexpr Time unansweredAfter{10'000'000};

    /// Calls the host at this address. `secret` must be unpredictable and new for each call.
    Spectator(const Address& host, std::string version, std::uint64_t secret);
    /// Meets the host at a relay, which forwards everything: both show it the same code. Call it before the first
    /// update().
    void meetAt(const Address& relay, std::string code);

    /// Handles one datagram. Malformed or foreign datagrams are ignored.
    void receive(const Datagram& datagram, Time now);
    /// Sends what is due. Call it once per frame.
    void update(Time now);
    /// The datagrams to send, since the last call.
    std::vector<Datagram> takeOutgoing() { return std::exchange(outgoing_, {}); }
    /// Tells the host that this spectator leaves. Call takeOutgoing() once more afterwards.
    void leave();

    Stage stage() const { return stage_; }
    /// Whether the stage is final.
    bool ended() const { return stage_ >= Stage::Refused; }
    /// The match up to the tick that is shown; null before Watching.
    const OnlineMatch* match() const { return match_.get(); }

    /// Speed at which ticks should pass, in thousandths of normal speed, 950 to 1050: keeps the match `delay` ticks
    /// behind the host.
    int pace() const;
    /// Shows the next tick and appends its events. Returns false if no tick is due; see waits() and catchesUp().
    bool step(std::vector<Event>& events);
    /// If the match is far behind, for example after joining in the middle of a series, simulates many ticks at once
    /// without showing their events. Stops at the end of a round. Call it once per frame; it does nothing otherwise.
    void catchUp();
    bool catchesUp() const { return catchesUp_; }
    /// Progress of catching up from the start of the series, 0 to 1.
    double caughtUp() const;
    /// Whether it is buffering: it has shown all received ticks, and resumes when two seconds of them have arrived.
    bool waits() const { return waits_; }
    /// Ticks behind the host's confirmed tick.
    int behind() const;

    /// The recordings of the rounds that were decided since the last call, in order.
    std::vector<std::shared_ptr<const Replay>> takeDecided();

    Refusal refusal() const { return refusal_; }
    /// The relay's last answer; Waiting if there is no relay or no answer yet.
    RelayPlace relayPlace() const { return relay_.place(); }
    bool relayIsSilent() const { return relay_.isSilentAt(now_); } ///< As Peer's, like aloneAtRelay().
    bool aloneAtRelay() const { return relay_.isAloneAt(now_); }
    const std::string& otherVersion() const { return otherVersion_; }
    const std::string& problem() const { return problem_; }

  private:
    void end(Stage stage);
    void send(const Packet& packet);
    /// Whether it asks the host for a seat: it has none, or the host may have dropped it.
    bool asks() const { return stage_ == Stage::Calling || now_ - heard_ >= silentAfter; }
    /// Whether the cookie is surely still valid at the host.
    bool hasCookie() const { return cookie_ != 0 && now_ - cookieAt_ < Secrets::cookiesLast / 2; }
    void call();
    /// Acknowledges the received ticks.
    void acknowledge();

    // Packets from the host.
    void hear(const RelayedPacket& relayed);
    void hear(const CookiePacket& cookie);
    void hear(const RefusalPacket& refusal);
    void hear(const TermsPacket& part);
    void hear(const WatchedPacket& packet);
    void hear(const ByePacket& bye);
    template <typename Other>
    void hear(const Other&) {}
    void readTerms();
    void begin(SeriesStart start);
    /// Number of ticks received.
    int received() const { return match_->tick() + static_cast<int>(waiting_.size()); }
    void play(std::vector<Event>& events);

    Stage stage_ = Stage::Calling;
    Address host_; ///< Or the relay.
    RelayCall relay_;
    std::string version_;
    Token guest_;
    Token cookie_ = 0;
    Time cookieAt_{};   ///< When it arrived.
    Token session_ = 0; ///< 0 before there is a session.
    Refusal refusal_ = Refusal::NotBegun;
    std::string otherVersion_;
    std::string problem_;
    TermsCollector parts_;
    std::unique_ptr<MatchTerms> terms_;
    SeriesStart start_{}; ///< Start of the series that is shown.
    std::unique_ptr<OnlineMatch> match_;
    std::optional<RoundRecorder> recorder_;
    std::deque<OnlineInputs> waiting_; ///< Received, not shown yet.
    int newest_ = 0;                   ///< The host's confirmed tick.
    double behind_ = delay;            ///< behind(), smoothed.
    bool waits_ = true;
    bool catchesUp_ = false;
    std::optional<Stage> end_; ///< Final stage to enter when all ticks have been shown.
    int told_ = -1;            ///< The last tick that was acknowledged.
    Time now_{};
    Time began_{}; ///< Start of Preparing.
    Time heard_{};
    Time newsAt_{}; ///< When the last new tick arrived.
    Time calledAt_{};
    Time toldAt_{};
    std::vector<Datagram> outgoing_;
};

} // namespace arkanong
