#pragma once

#include "arkanong/net/Address.hpp"
#include "arkanong/net/Packet.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// Forwards datagrams between two players who show it the same invite code, for those who cannot reach each other. It
/// knows nothing of the match. It answers nothing with more bytes than came, and what it remembers is bounded: neither a
/// flood nor a forged sender makes it do more than forward to one of two addresses that both have shown the code.
///
/// A player who shows a code is told a cookie, and nothing is remembered. Shown with that cookie, the code gives one of its
/// two places, or the answer says why there is none. A player who shows another code leaves the first. Players show their code
/// while they wait and when the match falls silent.
class Relay {
  public:
    using Time = std::chrono::microseconds; ///< Since some moment of this machine; never less than before.

    static constexpr std::size_t mostPlayers = 2'000; ///< At once; more are told that the relay is full.
    static constexpr std::size_t mostOfOneHost = 20;  ///< Of those, at any ports: players behind one router.
    static constexpr int perSecond = 150;             ///< Datagrams from one player; more are dropped.
    static constexpr std::size_t bytesPerSecond = 24'000; ///< From one player.
    static constexpr Time forgottenAfter{60'000'000};     ///< Of silence.
    static constexpr Time cookiesLast{60'000'000};        ///< At least so long, and at most twice as long.
    /// Of silence: then another who shows the code takes the place, also while the relay is full or the other place is
    /// free. A router may have changed the player's port.
    static constexpr Time givenUpAfter{5'000'000};

    /// `secret` is different at each start and known to nobody.
    explicit Relay(std::uint64_t secret) : secret_(secret) {}

    /// A datagram came; appends those to be sent to `out`, at most one. What is not of the game is not forwarded.
    void receive(const Datagram& datagram, Time now, std::vector<Datagram>& out);
    /// Forgets who has been silent; to be called now and then.
    void update(Time now);

    /// For the operator: what is going on, without addresses or codes.
    struct Figures {
        std::size_t players = 0;
        std::size_t matches = 0;     ///< Codes with two players.
        std::uint64_t forwarded = 0; ///< Datagrams.
        std::uint64_t dropped = 0;   ///< Datagrams that led to nothing.
    };
    Figures figures() const;

  private:
    struct Player {
        std::string code;
        Time heard{};
        Time second{}; ///< The beginning of the second in which these came:
        int datagrams = 0;
        std::size_t bytes = 0;

        /// Counts a datagram; false where it is one too many.
        bool spend(std::size_t length, Time now);
    };
    using Places = std::array<Address, 2>; ///< Of a code; Address() is a free one.

    bool answer(const RelayPacket& shown, const Address& from, Time now, std::vector<Datagram>& out);
    bool forward(const Datagram& datagram, Time now, std::vector<Datagram>& out);
    /// Gives the player at this address, which the cookie has proven, one of the code's two places if one is free.
    RelayPlace takePlace(const std::string& code, const Address& from, Time now);
    /// Whether there is room for a new player, where another one leaves (Address(): nobody).
    bool mayCome(const Address& from, const Address& left) const;
    void forget(const Address& player);
    Address partnerOf(const Address& player) const;
    Token cookieOf(const std::string& code, const Address& from, std::uint64_t period) const;

    std::uint64_t secret_;
    std::map<Address, Player> players_;
    std::map<std::string, Places> codes_; ///< None is without a player.
    std::uint64_t forwarded_ = 0;
    std::uint64_t dropped_ = 0;
};

inline constexpr std::size_t inviteCodeLength = 11; ///< With the hyphen.
/// A new invite code, from a number that is different each time and that nobody can foresee: ten of 28 letters and digits
/// (48 bits), none of which can be mistaken for another, "7KQ2M-XD4HT".
std::string inviteCode(std::uint64_t random);
/// The code as inviteCode() writes it. Small letters are taken too, spaces around it, a space or nothing in place of the
/// hyphen, and the letters B, S and Z for 8, 5 and 2, which they are mistaken for. Empty for anything else.
std::string inviteCodeNamed(std::string_view text);

} // namespace arkanong
