#pragma once

#include "arkanong/net/ConnectionQuality.hpp"
#include "arkanong/net/KeptOut.hpp"
#include "arkanong/net/RelayCall.hpp"
#include "arkanong/net/Secrets.hpp"
#include "arkanong/net/TermsParts.hpp"
#include "arkanong/net/packet/Packet.hpp"
#include "arkanong/net/rollback/RollbackSession.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arkanong {

/// One of the two machines in a match, host or guest: finds the other one, agrees on the terms, and exchanges inputs
/// between the two RollbackSessions. It has neither a socket nor a clock: received datagrams and the time are
/// arguments, and datagrams to send are fetched by takeOutgoing().
class Peer {
  public:
    using Time = std::chrono::microseconds; ///< Since an arbitrary start, the same for all calls.

    enum class Stage : std::uint8_t {
        Waiting,   ///< Host only: waits for a guest.
        Calling,   ///< Guest only: waits for the host's answer.
        Asked,     ///< The host's player has to decide whether the guest may play, see askFirst().
        Preparing, ///< The terms are transferred and the round trip is measured.
        Playing,
        Silent,     ///< Playing, but no packet has arrived for silentAfter.
        Refused,    ///< This stage and all later ones are final; see refusal().
        Unanswered, ///< Guest only: no answer for unansweredAfter, or no decision within decidedWithin.
        Left,       ///< The other player has left.
        Lost,       ///< The connection was given up, see lostAfter and readyWithin.
        OutOfSync,  ///< The matches on the two machines differ.
        Unusable,   ///< Guest only: the host's terms cannot be played, see problem().
    };
    static constexpr Time silentAfter{1'000'000};
    /// Only after this silence can the other player be found at another address. So nobody who reads the packets of a
    /// match can take its player's seat; and a match that stands still after RollbackSession::window goes on before.
    static constexpr Time movesAfter{500'000};
    /// The match is given up after this time without new inputs from the other side, even if other packets
    /// arrive. Each new input subtracts only four ticks from the time counted so far, so a match that runs at
    /// less than a quarter of its speed is given up, too.
    static constexpr Time lostAfter{30'000'000};
    static constexpr Time unansweredAfter{10'000'000};
    /// A guest who is silent for this time before the match begins is dropped by the host.
    static constexpr Time droppedAfter{3'000'000};
    /// How long a guest waits for the decision of the host's player.
    static constexpr Time decidedWithin{60'000'000};
    /// Pause between two questions to the host's player, so that a flood of guests cannot replace the one that the
    /// player is about to answer.
    static constexpr Time betweenQuestions{1'000'000};
    /// After this silence of a host, the guest also looks for it through the relay.
    static constexpr Time relayedAfter{3'000'000};

    /// Offers a match with these terms, which include the host's name. `secret` must be unpredictable and new for each
    /// call.
    static Peer host(MatchTerms terms, std::string version, std::uint64_t secret);
    /// Calls the host at this address, or the relay that leads to it. `ownHalf` = speed of balls on the guest's half,
    /// percent, see MatchSettings::ownHalf. `secret` as for host().
    static Peer guest(const Address& host, std::string name, std::string version, std::uint64_t secret,
                      int ownHalf = 100);
    /// Lets this machine meet the other one at a relay: both show it the same code. They play directly if they can
    /// reach each other, and else through the relay; see RelayCall. Call it before the first update().
    void meetAt(const Address& relay, std::string code);

    /// Host only: a guest who asks to play.
    struct Candidate {
        Token guest = 0; ///< See HelloPacket.
        std::string name;
        std::string version;
        int ownHalf = 100;                ///< Percent, see guest().
        bool byCode = false;              ///< Met at the relay.
        bool relayed = false;             ///< Reached through the relay.
        std::optional<Address> address{}; ///< Nullopt if it is not known.
    };
    /// Host only: whether its player decides about each guest before the match. Without a call every guest may play.
    void askFirst(bool asks) { asks_ = asks; }
    /// The guest about whom the host's player has to decide: only in the stage Asked.
    std::optional<Candidate> candidate() const;
    /// The decision about the candidate with this number; ignored if it is not the present one any more. Refusing keeps
    /// out this call, blocking keeps out everybody at the candidate's address, for as long as the host runs.
    void accept(Token guest);
    void refuse(Token guest);
    void block(Token guest); ///< Like refuse() if the address is not known.
    /// Host only: the name of the latest guest who has gone before the match; empty if another one has asked since.
    const std::string& goneGuest() const { return goneGuest_; }
    /// Guest only: whether the host's player was asked about this guest.
    bool hostWasAsked() const { return hostWasAsked_; }
    bool blocks(const Address& from) const { return keptOut_.blocks(from); }

    /// Handles one datagram. Malformed or foreign datagrams are ignored.
    void receive(const Datagram& datagram, Time now);
    /// Sends what is due. Call it once per frame.
    void update(Time now);
    /// The datagrams to send, since the last call.
    std::vector<Datagram> takeOutgoing() { return std::move(outgoing_); }
    /// Tells the other machine that this player leaves. Call takeOutgoing() once more afterwards.
    void leave();

    Stage stage() const { return stage_; }
    bool isHost() const { return host_; }
    /// Whether the stage is final.
    bool ended() const { return stage_ >= Stage::Refused; }
    /// The terms of the match: null before Preparing and, at the guest, until they have arrived.
    const MatchTerms* terms() const { return terms_.get(); }
    /// The match: null before Playing.
    RollbackSession* session() { return match_.get(); }
    const RollbackSession* session() const { return match_.get(); }
    Side ownSide() const;
    std::string otherName() const; ///< Empty until it is known.
    const ConnectionQuality& connection() const { return connection_; }
    /// Speed at which this side's ticks should pass, in thousandths of normal speed, 990 to 1010: the side that is
    /// ahead runs slower.
    int pace() const;
    Refusal refusal() const { return refusal_; }
    /// The relay's last answer; Waiting if there is no relay or no answer yet.
    RelayPlace relayPlace() const { return relay_.place(); }
    /// Whether the relay does not answer, see RelayCall; false without a relay.
    bool relayIsSilent() const { return relay_.isSilentAt(now_); }
    /// Whether nobody else has shown the code to the relay, see RelayCall; false without a relay.
    bool aloneAtRelay() const { return relay_.isAloneAt(now_); }
    /// Whether packets to the other player go through the relay.
    bool throughRelay() const { return relay_.isRelay(other_); }
    const std::string& otherVersion() const { return otherVersion_; }
    const std::string& problem() const { return problem_; }

  private:
    Peer(bool host, std::string version, std::uint64_t secret);

    bool playing() const { return stage_ == Stage::Playing || stage_ == Stage::Silent; }
    void end(Stage stage);
    void send(const Packet& packet) { sendTo(other_, packet); }
    void sendTo(const Address& to, const Packet& packet);
    void ping(const Address& to);

    // Packets that are accepted from any address.
    void hear(const HelloPacket& hello, const Address& from);
    void hear(const JoinPacket& join, const Address& from);
    void hear(const RelayedPacket& relayed, const Address& from) { relay_.hear(relayed, from, now_); }
    void hear(const CookiePacket& cookie, const Address& from);
    void hear(const AskedPacket& asked, const Address& from);
    void hear(const RefusalPacket& refusal, const Address& from);
    void hear(const TermsPacket& part, const Address& from);
    void hear(const PingPacket& ping, const Address& from);
    void hear(const PongPacket& pong, const Address& from);
    // Packets that are accepted from the other player only.
    void hear(const TermsSeenPacket& seen, const Address& from);
    void hear(const StartPacket& start, const Address& from);
    void hear(const InputPacket& packet, const Address& from);
    void hear(const ByePacket& bye, const Address& from);
    template <typename Other>
    /// Packets for relays, for guests who search for games, or for spectators.
    void hear(const Other&, const Address&) {}
    /// Whether a packet with this session token and address comes from the other player. If so, notes that it was
    /// heard.
    bool isOther(Token session, const Address& from);
    /// Whether the other player may have moved to another address, see movesAfter.
    bool mayHaveMoved() const { return now_ - heard_ >= movesAfter; }
    /// Handles inputs with this session's token from a new address: the other player may have changed networks, or a
    /// router the address. Pings the new address; the answer verifies it. A ping is shorter than any inputs, so this
    /// cannot amplify an attack.
    void askAt(const Address& from);
    void hearStranger(const Datagram& datagram);

    void call();
    /// Tries to reach the other player at the address that the relay has told, or the host through the relay.
    void tryWays();
    /// The address of a guest at `from`, also behind the relay if it is known.
    Address originOf(const Address& from) const;
    /// Keeps the guest as the candidate if there is none, and tells it that the host has been asked.
    void ask(const JoinPacket& join, const Address& from);
    /// Drops a candidate who is silent or stays for too long.
    void mindCandidate();
    /// Ends the question about a guest who has gone.
    void forgetCandidate(bool stalled);
    /// Ends the question; the host waits again.
    void stopAsking();
    bool isCandidate(Token guest) const { return asking_ && asking_->join.guest == guest; }
    /// Begins to prepare the match with this guest.
    void admit(const JoinPacket& join, const Address& from);
    void prepare();
    /// Gives up preparing: a host waits for the next guest, and a guest ends in stage `guestsEnd`.
    void stopPreparing(Stage guestsEnd);
    /// Host only: whether the guest has all terms and the round trip is measured.
    bool guestIsReady() const;
    void readTerms();
    /// Begins the match as if it had started `ticks` ticks ago.
    void begin(std::int64_t ticks);
    void sendInputs();

    bool host_;
    Stage stage_;
    Refusal refusal_ = Refusal::Busy;
    int pongs_ = 0;
    std::string version_;
    std::string name_;  ///< Guest only, like ownHalf_.
    int ownHalf_ = 100; ///< Percent.
    bool hostWasAsked_ = false;
    Secrets secrets_;
    Address other_{};
    RelayCall relay_;
    Token guest_ = 0; ///< The guest's number, see HelloPacket.
    Token cookie_ = 0;
    Token session_ = 0; ///< 0 before there is a session.
    std::string otherVersion_;
    std::string problem_;
    std::unique_ptr<MatchTerms> terms_;
    TermsSender termsOut_;   ///< Host only.
    TermsCollector termsIn_; ///< Guest only.
    std::unique_ptr<RollbackSession> match_;
    ConnectionQuality connection_;
    struct Ping {
        Token token;
        Address to;
        Time at;
    };
    std::vector<Ping> pings_; ///< Unanswered ones.
    Time now_{};
    Time began_{}; ///< Start of Calling, of Asked at a guest, or of Preparing with the present guest.
    Time heard_{};
    Time progressed_{}; ///< See lostAfter; at most now_.
    bool asks_ = false; ///< Host only, like all up to keptOut_. See askFirst().
    struct Asking {
        JoinPacket join;
        Address from;
        Time came;
        Time heard;
    };
    std::optional<Asking> asking_; ///< The candidate.
    std::string goneGuest_;
    Time nextQuestion_{};
    KeptOut keptOut_;
    Time sentAt_{};
    Time askedAt_{}; ///< When an unknown address was last pinged, see askAt().
    std::vector<Datagram> outgoing_;
};

} // namespace arkanong
