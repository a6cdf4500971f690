#pragma once

#include "arkanong/net/Secrets.hpp"
#include "arkanong/net/TermsParts.hpp"
#include "arkanong/net/rollback/InputLog.hpp"
#include "arkanong/net/rollback/RollbackSession.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arkanong {

/// The host's list of spectators. It verifies the address of each Spectator, sends the terms of the match, and then
/// streams the confirmed inputs of both players from the start of the series. Like Peer it has neither a socket nor a
/// clock. The match does not depend on it; a host that sends its datagrams after the players' ones keeps spectators
/// from slowing them down.
class SpectatorHost {
  public:
    using Time = std::chrono::microseconds; ///< Since an arbitrary start, the same for all calls.

    /// Largest number of spectators at the same time.
    static constexpr std::size_t mostSpectators = 8;
    /// Largest number of spectators from one IP address (any port) or IPv6 prefix, such as machines behind one router;
    /// see networkOf().
    static constexpr std::size_t mostOfOneHost = 4;
    /// A spectator is dropped after this time without a packet, or without acknowledging new inputs.
    static constexpr Time forgottenAfter{10'000'000};
    /// Limit on the seats given out per `comingWithin`. A spectator who leaves and returns takes a new seat and
    /// downloads the whole series again.
    static constexpr std::size_t mostComing = 2 * mostSpectators;
    static constexpr std::size_t mostComingOfOneHost = 6; ///< Part of mostComing that one IP address can get.
    static constexpr Time comingWithin{60'000'000};
    /// Send budget of all spectators together: one byte per 8 us, which is 125 kB/s (1 Mbit/s), however often update()
    /// is called.
    static constexpr Time perByte{8};
    /// Limit for one spectator: `packetsAtOnce` packets per `betweenPackets`. A spectator of a live match needs about
    /// 2,000 bytes per second.
    static constexpr int packetsAtOnce = 8;
    static constexpr Time betweenPackets{50'000};

    /// `secret` must be that of the host's Peer, because the Peer answers a spectator's first request.
    SpectatorHost(std::string version, std::uint64_t secret)
        : version_(std::move(version)), secrets_(secret, Secrets::Use::Spectators) {}

    /// Takes the inputs that the session has confirmed since the last call. Call it once per frame, for the first time
    /// before any tick is confirmed.
    void follow(RollbackSession& session);
    /// Handles one datagram. Datagrams that do not come from a spectator are ignored. `blocked`: the sender may not watch
    /// and is told so.
    void receive(const Datagram& datagram, Time now, bool blocked = false);
    /// Sends what is due. Call it once per frame.
    void update(Time now);
    /// The datagrams to send, since the last call.
    std::vector<Datagram> takeOutgoing() { return std::exchange(outgoing_, {}); }
    /// Tells the spectators that the host leaves, and sends them the remaining inputs. Call takeOutgoing() once more
    /// afterwards.
    void leave(Leaving why);

    /// Number of spectators that have received the terms.
    std::size_t count() const;
    /// Whether every spectator has acknowledged all confirmed inputs.
    bool allKnow() const;

  private:
    struct Seat {
        Address address;
        Token guest = 0;
        Token session = 0;
        TermsSender terms;
        /// Start of the series that this spectator is shown; nullopt until it has the terms.
        std::optional<SeriesStart> start{};
        int acknowledged = 0; ///< First tick that the spectator has not acknowledged.
        int next = 0;         ///< Next tick to send; reset to `acknowledged` on a timeout.
        int window = 4;       ///< Packets that may be in flight.
        int unanswered = 0;   ///< Packets sent since the last progress of `acknowledged`.
        Time progressed{}; ///< Time when `acknowledged` last grew, or when the spectator last had all inputs.
        Time came{};       ///< When it got the seat.
        Time heard{};      ///< When its last packet arrived; see forgottenAfter.
        Time sentAt{};     ///< When the latest packets were sent.
    };

    void hear(const WatchPacket& watch, const Address& from);
    void hear(const TermsSeenPacket& seen, const Address& from);
    void hear(const WatchSeenPacket& seen, const Address& from);
    void hear(const ByePacket& bye, const Address& from);
    template <typename Other>
    void hear(const Other&, const Address&) {}
    /// The seat with this session token and address; null if there is none.
    Seat* seatOf(Token session, const Address& from);
    void begin(Seat& seat);
    /// Whether the limits of mostComing allow another seat for this network, see networkOf(), now. If so, counts it as
    /// given.
    bool mayCome(const Address::Host& network);
    /// Sends what is due to this spectator.
    void serve(Seat& seat);
    /// Whether the send budget (perByte) has room for another packet.
    bool maySend() const { return sentUntil_ <= now_; }
    void send(const Seat& to, const std::string& bytes);
    /// Sends one packet of inputs from tick `from` on. Returns the tick after the last one sent.
    int sendInputs(const Seat& to, int from);

    std::string version_;
    Secrets secrets_;
    std::string terms_; ///< Encoded; empty before the match.
    SeriesStart start_{};
    InputLog inputs_;
    std::vector<Seat> seats_;
    struct Coming {
        Time at;
        Address::Host network;
    };
    std::deque<Coming> coming_; ///< Seats given out within the last `comingWithin`.
    bool left_ = false;
    bool blocked_ = false; ///< The sender of the datagram that is handled.
    Time now_{};
    /// When a line with a capacity of one byte per `perByte` would have finished sending everything so far; at least
    /// now_ minus a short burst.
    Time sentUntil_{};
    std::vector<Datagram> outgoing_;
};

} // namespace arkanong
