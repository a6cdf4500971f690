#pragma once

#include "arkanong/net/Packet.hpp"
#include "arkanong/net/Secrets.hpp"
#include "arkanong/net/TermsParts.hpp"
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

/// A third machine, which watches a match between two others: it asks the host, whose Audience sends what both players have
/// done since the series began, and plays the same match from that, two seconds later, so that a bad way to the host is not
/// seen. Like Peer it knows neither a socket nor a clock.
class Watcher {
  public:
    using Time = std::chrono::microseconds; ///< Since some moment of the own machine.

    enum class Stage : std::uint8_t {
        Calling,   ///< For an answer.
        Preparing, ///< The terms travel.
        Watching,
        Refused,    ///< The end, as all that follow: see refusal().
        Unanswered, ///< Nobody has answered for unansweredAfter.
        Left,       ///< The host has gone, and all that it has sent was shown.
        Lost,       ///< See lostAfter, newsAfter and readyWithin.
        OutOfSync,  ///< The players' matches differ, so that they were stopped.
        Unusable,   ///< The host's terms cannot be played, see problem().
    };
    static constexpr int delay = tuning::seconds(2.0); ///< Ticks behind what is certain.
    static constexpr int farBehind = 2 * delay;        ///< Then it catches up.
    static constexpr int mostCaughtUp = 600;           ///< Ticks of one catchUp().
    /// Ticks that have come and were not shown; more are not taken.
    static constexpr std::size_t mostWaiting = 20'000;
    /// Of silence: then it asks the host anew, which may have forgotten it.
    static constexpr Time silentAfter{2'000'000};
    static constexpr Time lostAfter{30'000'000}; ///< Of silence.
    /// Without a new tick from a host that keeps sending: longer than two players wait for each other.
    static constexpr Time newsAfter{2 * Time(lostAfter)};
    static constexpr Time unansweredAfter{10'000'000};

    /// Calls the host at this address. `secret` is different at each call and known to nobody.
    Watcher(const Address& host, std::string version, std::uint64_t secret);

    /// A datagram came. What is none of this match's, or makes no sense, changes nothing.
    void receive(const Datagram& datagram, Time now);
    /// To be called once a frame: sends what is due.
    void update(Time now);
    /// The datagrams to be sent since the last call.
    std::vector<Datagram> takeOutgoing() { return std::exchange(outgoing_, {}); }
    /// Tells the host that this one goes. Call takeOutgoing() once more.
    void leave();

    Stage stage() const { return stage_; }
    /// Whether there is nothing more to be seen.
    bool ended() const { return stage_ >= Stage::Refused; }
    /// The match as far as it is shown; null before Watching.
    const OnlineMatch* match() const { return match_.get(); }

    /// How fast the ticks are to pass, in thousandths of the usual speed, 950 to 1050: so it stays `delay` behind.
    int pace() const;
    /// Shows the next tick, and appends its events. False where there is none to be shown now: see waits() and catchesUp().
    bool step(std::vector<Event>& events);
    /// Far behind, after it came in the middle of a series say, it makes many ticks at once, whose events are not shown; a
    /// round that is decided ends the call. To be called once a frame; otherwise it does nothing.
    void catchUp();
    bool catchesUp() const { return catchesUp_; }
    /// How far it has caught up, 0 to 1, from the beginning of the series.
    double caughtUp() const;
    /// Nothing more has come; it goes on when there is enough for two seconds.
    bool waits() const { return waits_; }
    /// Ticks behind what is certain at the host.
    int behind() const;

    /// The recordings of the rounds that were decided since the last call, in order.
    std::vector<std::shared_ptr<const Replay>> takeDecided();

    Refusal refusal() const { return refusal_; }
    const std::string& otherVersion() const { return otherVersion_; }
    const std::string& problem() const { return problem_; }

  private:
    void end(Stage stage);
    void send(const Packet& packet);
    /// Whether it wants a place at the host: it has none, or may have none any more.
    bool asks() const { return stage_ == Stage::Calling || now_ - heard_ >= silentAfter; }
    /// Whether the cookie is one that the host surely takes.
    bool hasCookie() const { return cookie_ != 0 && now_ - cookieAt_ < Secrets::cookiesLast / 2; }
    void call();
    /// Tells the host what has come.
    void acknowledge();

    // All of these come from the host.
    void hear(const CookiePacket& cookie);
    void hear(const RefusalPacket& refusal);
    void hear(const TermsPacket& part);
    void hear(const WatchedPacket& packet);
    void hear(const ByePacket& bye);
    template <typename Other>
    void hear(const Other&) {}
    void readTerms();
    void begin(SeriesStart start);
    /// The tick after the last one that has come.
    int received() const { return match_->tick() + static_cast<int>(waiting_.size()); }
    void play(std::vector<Event>& events);

    Stage stage_ = Stage::Calling;
    Address host_;
    std::string version_;
    Token guest_;
    Token cookie_ = 0;
    Time cookieAt_{};   ///< When it came.
    Token session_ = 0; ///< 0 until there is one.
    Refusal refusal_ = Refusal::NotBegun;
    std::string otherVersion_;
    std::string problem_;
    TermsCollector parts_;
    std::unique_ptr<MatchTerms> terms_;
    SeriesStart start_{}; ///< Of what is shown.
    std::unique_ptr<OnlineMatch> match_;
    std::optional<RoundRecorder> recorder_;
    std::deque<OnlineInputs> waiting_; ///< To be shown.
    int newest_ = 0;                   ///< Ticks that are certain at the host.
    double behind_ = delay;            ///< behind(), smoothed.
    bool waits_ = true;
    bool catchesUp_ = false;
    std::optional<Stage> end_; ///< How it ends when all has been shown.
    int told_ = -1;            ///< The last tick that the host was told.
    Time now_{};
    Time began_{}; ///< Preparing.
    Time heard_{};
    Time newsAt_{}; ///< When a new tick came.
    Time calledAt_{};
    Time toldAt_{};
    std::vector<Datagram> outgoing_;
};

} // namespace arkanong
