#pragma once

#include "arkanong/net/Address.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace arkanong {

/// Forwards datagrams between two players who show it the same invite code, for those who cannot reach each other. It
/// knows nothing of the match. It answers nothing with more bytes than came, and what it remembers is bounded: neither a
/// flood nor a forged sender makes it do more than forward to one of two addresses that both have shown the code.
class Relay {
  public:
    using Time = std::chrono::microseconds;

    static constexpr std::size_t mostPlayers = 2'000;     ///< At once; more are not answered.
    static constexpr int perSecond = 150;                 ///< Datagrams from one address; more are dropped.
    static constexpr std::size_t bytesPerSecond = 24'000; ///< From one address.
    static constexpr Time forgottenAfter{60'000'000};     ///< Of silence.
    /// Of silence: then another who shows the code takes the place. A router may have changed a player's port.
    static constexpr Time givenUpAfter{5'000'000};

    /// `secret` is different at each start and known to nobody.
    explicit Relay(std::uint64_t secret) : secret_(secret) {}

    /// A datagram came; appends those to be sent to `out`.
    void receive(const Datagram& datagram, Time now, std::vector<Datagram>& out);
    /// Forgets who has been silent; to be called now and then.
    void update(Time now);

    /// For the operator: what is going on, without addresses or codes.
    struct Figures {
        std::size_t players = 0;
        std::size_t matches = 0;
        std::uint64_t forwarded = 0; ///< Datagrams.
        std::uint64_t dropped = 0;
    };
    Figures figures() const;

  private:
    struct Player {
        std::string code;
        Time heard{};
        Time second{}; ///< The beginning of the second in which these came:
        int datagrams = 0;
        std::size_t bytes = 0;
    };
    using Players = std::map<Address, Player>;

    std::uint64_t cookieOf(const Address& player) const;
    /// Whether a player at this address, who has proven to be there, has a place at the code.
    bool seat(const Address& player, const std::string& code, Time now);
    void remove(Players::iterator player);
    void forward(const Datagram& datagram, Players::iterator from, Time now, std::vector<Datagram>& out);

    std::uint64_t secret_;
    Players players_;
    std::map<std::string, std::vector<Address>> seats_; ///< One or two a code.
    std::uint64_t forwarded_ = 0;
    std::uint64_t dropped_ = 0;
};

inline constexpr std::size_t inviteCodeLength = 11; ///< With the hyphen.
/// A new invite code, from a number that is different each time and that nobody can foresee: ten of 28 letters and digits
/// (48 bits), none of which can be mistaken for another, "7KQ2M-XD4HT".
std::string inviteCode(std::uint64_t random);
/// The code as inviteCode() writes it. Small letters are taken too, spaces around it, another or no sign between its halves
/// (a space or a hyphen), and the letters B, S and Z for 8, 5 and 2, which they are mistaken for. Empty for anything else.
std::string inviteCodeNamed(std::string_view text);

} // namespace arkanong
