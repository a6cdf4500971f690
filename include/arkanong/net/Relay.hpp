#pragma once

#include "arkanong/net/packet/Address.hpp"
#include "arkanong/net/packet/Packet.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace arkanong {

/// Forwards datagrams between two players who show the same invite code, and between their host and its spectators, and
/// tells each of the players the other one's address, so that they can try to reach each other directly. It cannot read
/// the match. No answer is longer than its request, and the memory is bounded: neither a flood nor a forged sender
/// address makes it do more than forward to addresses that have shown the code.
///
/// A machine that shows a code gets a cookie, and nothing is stored. A machine that shows the code with that cookie
/// gets one of the code's places for its role, or an answer that says why not. A machine that shows another code, or
/// the same one in another role, leaves the first. Machines repeat their code for as long as they need the place.
///
/// The host sends and receives the datagrams of spectators in a ChannelPacket, because they all come from the relay's
/// address. Spectators send and receive theirs as they are, and only to and from the host.
class Relay {
  public:
    using Time = std::chrono::microseconds; ///< Since an arbitrary start; must not decrease between calls.

    /// Largest number of machines at the same time; further ones are told that the relay is full.
    static constexpr std::size_t mostPlayers = 2'000;
    /// Largest number of machines from one IP address (any port) or IPv6 prefix, such as players behind one router; see
    /// networkOf().
    static constexpr std::size_t mostOfOneHost = 20;
    static constexpr std::size_t mostSpectators = ChannelPacket::channels; ///< Of a code.

    /// Largest number of datagrams and bytes that are forwarded per second; further datagrams are dropped.
    struct Limit {
        int datagrams;
        std::size_t bytes;
    };
    static constexpr Limit ofPlayer{150, 24'000};     ///< From a player to the other one.
    static constexpr Limit ofSpectator{60, 6'000};    ///< From a spectator.
    static constexpr Limit toSpectator{80, 32'000};   ///< To a spectator.
    static constexpr Limit toSpectators{160, 64'000}; ///< To all spectators of a host together.

    static constexpr Time forgottenAfter{60'000'000}; ///< Machines are dropped after this silence.
    /// A cookie is valid for this time at least, and for twice this time at most.
    static constexpr Time cookiesLast{60'000'000};
    /// After this silence another machine that shows the same code in the same role takes over the place, even if the
    /// relay is full or another place of the role is free: it can be the same one, whose port a router has changed.
    static constexpr Time givenUpAfter{5'000'000};

    /// `secret` must be unpredictable and new for each start.
    explicit Relay(std::uint64_t secret) : secret_(secret) {}

    /// Handles one datagram; appends at most one datagram to send to `out`. Datagrams that do not begin like the game's
    /// packets are not forwarded.
    void receive(const Datagram& datagram, Time now, std::vector<Datagram>& out);
    /// Drops machines that have timed out. Call it at least once per second.
    void update(Time now);

    /// Statistics for the operator, without addresses or codes.
    struct Figures {
        std::size_t players = 0;
        std::size_t spectators = 0;
        std::size_t matches = 0;     ///< Codes with two players.
        std::uint64_t forwarded = 0; ///< Datagrams.
        std::uint64_t dropped = 0;   ///< Datagrams that were neither answered nor forwarded.
    };
    Figures figures() const;

  private:
    /// What was forwarded in the present second.
    struct Spent {
        Time second{}; ///< Its beginning.
        int datagrams = 0;
        std::size_t bytes = 0;

        /// Counts a datagram. Returns false if it exceeds the limit.
        bool add(std::size_t length, Time now, const Limit& limit);
    };
    struct Player {
        std::string code;
        std::size_t place = 0;
        Time heard{};
        Spent sent{};
        Spent watching{}; ///< Sent to the spectators of this host, or to this spectator.
    };
    /// The machines of a code: the host, the guest, and the spectator of each channel. Address() = free place.
    using Places = std::array<Address, 2 + mostSpectators>;

    static const Limit& limitOf(std::size_t place);
    bool answer(const RelayPacket& shown, const Address& from, Time now, std::vector<Datagram>& out);
    bool forward(const Datagram& datagram, Time now, std::vector<Datagram>& out);
    /// Forwards a host's datagram to one of its spectators.
    bool forward(Player& host, const ChannelPacket& wrapped, Time now, std::vector<Datagram>& out);
    /// Gives the machine at this verified address one of the code's places for the role if one is free.
    RelayPlace takePlace(const RelayPacket& shown, const Address& from, Time now);
    /// Whether there is room for a new machine if the one at `left` leaves (Address() = no one leaves).
    bool mayCome(const Address& from, const Address& left) const;
    void forget(const Address& player);
    /// The other player, or a spectator's host; Address() if it is missing.
    Address partnerOf(const Player& player) const;
    Token cookieOf(const std::string& code, const Address& from, std::uint64_t period) const;

    std::uint64_t secret_;
    std::map<Address, Player> players_;
    std::map<std::string, Places> codes_; ///< Each code has at least one machine.
    std::uint64_t forwarded_ = 0;
    std::uint64_t dropped_ = 0;
};

} // namespace arkanong
