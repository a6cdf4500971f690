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

/// Who watches a match between two machines, as its host has them: it proves where each Watcher is, sends it the terms, and
/// then what both players have done since the series began, as far as it is certain. Like Peer it knows neither a socket
/// nor a clock. The match needs nothing of it; who serves it after the players keeps it from them.
class Audience {
  public:
    using Time = std::chrono::microseconds; ///< Since some moment of the own machine.

    static constexpr std::size_t mostWatchers = 8;
    static constexpr std::size_t mostOfOneHost = 4;   ///< Of those, at any ports: machines behind one router.
    static constexpr Time forgottenAfter{10'000'000}; ///< Of silence, or without taking in anything.
    /// Seats given within a minute: a spectator who leaves and returns takes a new one and gets the series once more.
    static constexpr std::size_t mostComing = 2 * mostWatchers;
    static constexpr std::size_t mostComingOfOneHost = 6; ///< Seats given to one host within a minute.
    static constexpr Time comingWithin{60'000'000};
    /// All watchers together are sent 125 kB (1 Mbit) a second at most, however often update() is called.
    static constexpr Time perByte{8};
    /// To one watcher, at most; a match that is watched as it is played takes about 2,000.
    static constexpr int packetsAtOnce = 8;
    static constexpr Time betweenPackets{50'000};

    /// `secret` = that of the host's Peer, which answers the watchers' first question.
    Audience(std::string version, std::uint64_t secret)
        : version_(std::move(version)), secrets_(secret, Secrets::Use::Watchers) {}

    /// Takes what has become certain of the match. To be called often, the first time before anything is.
    void follow(RollbackSession& session);
    /// A datagram came. What is no watcher's changes nothing.
    void receive(const Datagram& datagram, Time now);
    /// To be called once a frame: sends what is due.
    void update(Time now);
    /// The datagrams to be sent since the last call.
    std::vector<Datagram> takeOutgoing() { return std::exchange(outgoing_, {}); }
    /// The host goes: tells the watchers so, and what they do not know of the end. Call takeOutgoing() once more.
    void leave(Leaving why);

    /// Those that have the terms.
    std::size_t watchers() const;
    /// Whether every watcher has all that is certain.
    bool allKnow() const;

  private:
    struct Seat {
        Address address;
        Token guest = 0;
        Token session = 0;
        TermsSender terms;
        /// Of the series that it is shown from its beginning; none until it has the terms.
        std::optional<SeriesStart> start{};
        int acknowledged = 0; ///< The tick up to which it has all.
        int next = 0;         ///< The first tick that was not sent since the last time all was sent again.
        int window = 4;       ///< So many packets may be on their way.
        int unanswered = 0;   ///< Packets since it last acknowledged more.
        Time progressed{};    ///< When it did so, or had all.
        Time came{};          ///< When it got the seat.
        Time heard{};         ///< See forgottenAfter.
        Time sentAt{};        ///< When the latest packets were sent.
    };

    void hear(const WatchPacket& watch, const Address& from);
    void hear(const TermsSeenPacket& seen, const Address& from);
    void hear(const WatchSeenPacket& seen, const Address& from);
    void hear(const ByePacket& bye, const Address& from);
    template <typename Other>
    void hear(const Other&, const Address&) {}
    /// Who has this session, at this address; null for anyone else.
    Seat* seatOf(Token session, const Address& from);
    void begin(Seat& seat);
    /// Whether a seat may be given to this host now, see mostComing; if so, counts it as given.
    bool mayCome(std::uint32_t host);
    /// Sends what is due to this watcher.
    void serve(Seat& seat);
    /// Whether a packet may be sent to any watcher now, see perByte.
    bool maySend() const { return sentUntil_ <= now_; }
    void send(const Seat& to, const std::string& bytes);
    /// Returns the tick after the last one that was sent.
    int sendInputs(const Seat& to, int from);

    std::string version_;
    Secrets secrets_;
    std::string terms_; ///< As bytes; empty before the match.
    SeriesStart start_{};
    InputLog inputs_;
    std::vector<Seat> seats_;
    struct Coming {
        Time at;
        std::uint32_t host;
    };
    std::deque<Coming> coming_; ///< Seats given within the last minute.
    bool left_ = false;
    Time now_{};
    /// When a line of perByte has carried all that was sent; never long before now_.
    Time sentUntil_{};
    std::vector<Datagram> outgoing_;
};

} // namespace arkanong
