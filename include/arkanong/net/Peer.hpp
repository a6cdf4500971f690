#pragma once

#include "arkanong/net/Link.hpp"
#include "arkanong/net/Packet.hpp"
#include "arkanong/net/Secrets.hpp"
#include "arkanong/net/TermsParts.hpp"
#include "arkanong/net/rollback/RollbackSession.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arkanong {

/// A machine in a match between two, the host or the guest: finds the other, agrees on the terms, and keeps both
/// RollbackSessions fed. It knows neither a socket nor a clock: datagrams and the time come in as arguments, and datagrams
/// go out by takeOutgoing().
class Peer {
  public:
    using Time = std::chrono::microseconds; ///< Since some moment of the own machine.

    enum class Stage : std::uint8_t {
        Waiting,   ///< The host: for a guest.
        Calling,   ///< The guest: for an answer.
        Preparing, ///< The terms travel, and the way is measured.
        Playing,
        Silent,     ///< As Playing, but nothing has come for silentAfter.
        Refused,    ///< The end, as all that follow: see refusal().
        Unanswered, ///< The guest: nobody has answered for unansweredAfter.
        Left,       ///< The other player has gone.
        Lost,       ///< See lostAfter and readyWithin.
        OutOfSync,  ///< The two matches differ.
        Unusable,   ///< The guest: the host's terms cannot be played, see problem().
    };
    static constexpr Time silentAfter{1'000'000};
    /// Waiting time without new inputs of the other side, whatever else it sends. Each new input makes good four ticks of
    /// waiting, so that a match that runs at less than a quarter of its speed is lost, too.
    static constexpr Time lostAfter{30'000'000};
    static constexpr Time unansweredAfter{10'000'000};
    /// A guest who left or stalled before the match began is not let in again for this time, so that others can come first.
    static constexpr Time othersFirst{3'000'000};

    /// Offers a match by these terms, with the host's name in them. `secret` is different at each call and known to nobody.
    static Peer host(MatchTerms terms, std::string version, std::uint64_t secret);
    /// Calls the host at this address, or the relay that leads to it. `ownHalf` = what the guest's half of the field has in
    /// the match's settings, percent.
    static Peer guest(const Address& host, std::string name, std::string version, std::uint64_t secret,
                      int ownHalf = 100);
    /// Both first show this code to the relay there, and meet through it.
    void meetAt(const Address& relay, std::string code);

    /// A datagram came. What is none of this match's, or makes no sense, changes nothing.
    void receive(const Datagram& datagram, Time now);
    /// To be called once a frame: sends what is due.
    void update(Time now);
    /// The datagrams to be sent since the last call.
    std::vector<Datagram> takeOutgoing() { return std::move(outgoing_); }
    /// Tells the other that this player goes. Call takeOutgoing() once more.
    void leave();

    Stage stage() const { return stage_; }
    bool isHost() const { return host_; }
    /// Whether the match has ended for good.
    bool ended() const { return stage_ >= Stage::Refused; }
    /// From Preparing on, for the guest from when they are there; null before.
    const MatchTerms* terms() const { return terms_.get(); }
    /// From Playing on; null before.
    RollbackSession* session() { return match_.get(); }
    const RollbackSession* session() const { return match_.get(); }
    Side ownSide() const;
    std::string otherName() const; ///< Empty until it is known.
    const Link& link() const { return link_; }
    /// How fast the own ticks are to pass, in thousandths of the usual speed, 990 to 1010: whoever is ahead runs slower.
    int pace() const;
    Refusal refusal() const { return refusal_; }
    /// The relay's last answer; Waiting if there is no relay or no answer yet.
    RelayPlace relayPlace() const { return relayPlace_; }
    const std::string& otherVersion() const { return otherVersion_; }
    const std::string& problem() const { return problem_; }

  private:
    Peer(bool host, std::string version, std::uint64_t secret);

    bool playing() const { return stage_ == Stage::Playing || stage_ == Stage::Silent; }
    void end(Stage stage);
    void send(const Packet& packet) { sendTo(other_, packet); }
    void sendTo(const Address& to, const Packet& packet);
    void ping(const Address& to);

    // What may come from anyone.
    void hear(const HelloPacket& hello, const Address& from);
    void hear(const JoinPacket& join, const Address& from);
    void hear(const RelayedPacket& relayed, const Address& from);
    void hear(const CookiePacket& cookie, const Address& from);
    void hear(const RefusalPacket& refusal, const Address& from);
    void hear(const TermsPacket& part, const Address& from);
    void hear(const PingPacket& ping, const Address& from);
    void hear(const PongPacket& pong, const Address& from);
    // What counts only from the other player.
    void hear(const TermsSeenPacket& seen, const Address& from);
    void hear(const StartPacket& start, const Address& from);
    void hear(const InputPacket& packet, const Address& from);
    void hear(const ByePacket& bye, const Address& from);
    template <typename Other>
    void hear(const Other&, const Address&) {} // What is for a relay, for who looks for games or who watches.
    /// Whether a packet of this session comes from the other player, who has been heard then.
    bool isOther(Token session, const Address& from);
    /// Inputs of this session came from a new address: perhaps a router has changed the other's. An answer to a ping, which
    /// is shorter than any inputs, shows it.
    void askAt(const Address& from);
    void hearStranger(const Datagram& datagram);

    void call();
    void prepare();
    /// Gives up preparing: the host waits for the next guest, and a guest ends in this stage.
    void stopPreparing(Stage guestsEnd);
    /// Host: whether the guest has all terms and the round trip is measured.
    bool guestIsReady() const;
    void readTerms();
    /// The match begins, at once `ticks` after its start.
    void begin(std::int64_t ticks);
    void sendInputs();

    bool host_;
    Stage stage_;
    RelayPlace relayPlace_ = RelayPlace::Waiting;
    Refusal refusal_ = Refusal::Busy;
    int pongs_ = 0;
    std::string version_;
    std::string name_;  ///< The guest's own, as the next.
    int ownHalf_ = 100; ///< Percent.
    Secrets secrets_;
    Address other_{};
    std::string code_; ///< Shown to a relay; empty: none.
    Address relay_{};
    Token relayCookie_ = 0;
    Token guest_ = 0; ///< The guest's number, see HelloPacket.
    Token cookie_ = 0;
    Token session_ = 0; ///< 0 until there is one.
    std::string otherVersion_;
    std::string problem_;
    std::unique_ptr<MatchTerms> terms_;
    TermsSender termsOut_;   ///< The host's.
    TermsCollector termsIn_; ///< The guest's.
    std::unique_ptr<RollbackSession> match_;
    Link link_;
    struct Ping {
        Token token;
        Address to;
        Time at;
    };
    std::vector<Ping> pings_; ///< Not answered yet.
    Time now_{};
    Time began_{}; ///< Calling, or preparing for this guest.
    Time heard_{};
    Time progressed_{};         ///< See lostAfter; at most now_.
    std::uint32_t stopped_ = 0; ///< The host of the last guest with whom stopPreparing() was called...
    Time stoppedAt_{};          ///< ...and the time of that call.
    Time sentAt_{};
    Time relayAskedAt_{};
    Time askedAt_{}; ///< When a new address was last asked.
    std::vector<Datagram> outgoing_;
};

} // namespace arkanong
