#pragma once

#include "arkanong/net/Address.hpp"
#include "arkanong/net/Packet.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace arkanong {

/// Forwards datagrams between two players who cannot reach each other directly and who show the same invite code. It
/// cannot read the match. No answer is longer than its request, and the memory is bounded: neither a flood nor a
/// forged sender address makes it do more than forward to one of two addresses that have both shown the code.
///
/// A player who shows a code gets a cookie, and nothing is stored. A player who shows the code with that cookie gets
/// one of the code's two places, or an answer that says why not. A player who shows another code leaves the first.
/// Players repeat their code while they wait and whenever the match falls silent.
class Relay {
  public:
    using Time = std::chrono::microseconds; ///< Since an arbitrary start; must not decrease between calls.

    /// Largest number of players at the same time; further ones are told that the relay is full.
    static constexpr std::size_t mostPlayers = 2'000;
    /// Largest number of players from one IP address (any port), such as players behind one router.
    static constexpr std::size_t mostOfOneHost = 20;
    static constexpr int perSecond = 150; ///< Datagrams of one player per second; others are dropped.
    /// Bytes of one player per second; datagrams beyond them are dropped.
    static constexpr std::size_t bytesPerSecond = 24'000;
    static constexpr Time forgottenAfter{60'000'000}; ///< Players are dropped after this silence.
    /// A cookie is valid for this time at least, and for twice this time at most.
    static constexpr Time cookiesLast{60'000'000};
    /// After this silence another player who shows the same code takes over the slot, even if the relay is full or the
    /// code's second slot is free: it can be the same player, whose port a router has changed.
    static constexpr Time givenUpAfter{5'000'000};

    /// `secret` must be unpredictable and new for each start.
    explicit Relay(std::uint64_t secret) : secret_(secret) {}

    /// Handles one datagram; appends at most one datagram to send to `out`. Datagrams that do not begin like the game's
    /// packets are not forwarded.
    void receive(const Datagram& datagram, Time now, std::vector<Datagram>& out);
    /// Drops players that have timed out. Call it at least once per second.
    void update(Time now);

    /// Statistics for the operator, without addresses or codes.
    struct Figures {
        std::size_t players = 0;
        std::size_t matches = 0;     ///< Codes with two players.
        std::uint64_t forwarded = 0; ///< Datagrams.
        std::uint64_t dropped = 0;   ///< Datagrams that were neither answered nor forwarded.
    };
    Figures figures() const;

  private:
    struct Player {
        std::string code;
        Time heard{};
        Time second{}; ///< The beginning of the second in which the next two are counted.
        int datagrams = 0;
        std::size_t bytes = 0;

        /// Counts a datagram against the player's limits. Returns false if it exceeds them.
        bool spend(std::size_t length, Time now);
    };
    using Places = std::array<Address, 2>; ///< The players of a code; Address() = free place.

    bool answer(const RelayPacket& shown, const Address& from, Time now, std::vector<Datagram>& out);
    bool forward(const Datagram& datagram, Time now, std::vector<Datagram>& out);
    /// Gives the player at this verified address one of the code's two places if one is free.
    RelayPlace takePlace(const std::string& code, const Address& from, Time now);
    /// Whether there is room for a new player if the one at `left` leaves (Address() = no one leaves).
    bool mayCome(const Address& from, const Address& left) const;
    void forget(const Address& player);
    Address partnerOf(const Address& player) const;
    Token cookieOf(const std::string& code, const Address& from, std::uint64_t period) const;

    std::uint64_t secret_;
    std::map<Address, Player> players_;
    std::map<std::string, Places> codes_; ///< Each code has at least one player.
    std::uint64_t forwarded_ = 0;
    std::uint64_t dropped_ = 0;
};

} // namespace arkanong
