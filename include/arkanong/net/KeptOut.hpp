#pragma once

#include "arkanong/net/packet/Packet.hpp"

#include <chrono>
#include <cstddef>
#include <deque>

namespace arkanong {

/// The guests that a host keeps out: those whom its player has refused or blocked, until it ends, and those
/// who left or stalled before a match, for some seconds. Each list is bounded; a new entry replaces the oldest one.
class KeptOut {
  public:
    using Time = std::chrono::microseconds; ///< Since an arbitrary start.
    static constexpr std::size_t mostEntries = 64;
    /// How long a guest who left or stalled has to let others join first. The time doubles each time that the guest
    /// stalls, up to longestRest.
    static constexpr Time othersFirst{3'000'000};
    static constexpr Time longestRest{60'000'000};

    /// Keeps out this address with its port, and nobody else who shares the address.
    void refuse(const Address& from) { refuse({from, 0}); }
    /// Keeps out a guest behind a relay, where all guests have one address.
    void refuseBehindRelay(const Address& relay, Token guest) { refuse({relay, guest}); }
    /// Keeps out everybody at this address, whatever the port; of IPv6 its whole /64 prefix, see networkOf().
    void block(const Address& from);
    /// Whether this guest was refused or blocked.
    bool refuses(const Address& from, Token guest) const;
    bool blocks(const Address& from) const;

    /// Lets others join before this address.
    void rest(const Address& from, bool stalled, Time now);
    bool rests(const Address& from, Time now) const;

  private:
    struct Refused {
        Address from;
        Token guest; ///< 0 = any.
    };
    struct Resting {
        Address from;
        Time until;
        Time next; ///< Rest after the next stall.
    };
    void refuse(const Refused& guest);

    std::deque<Refused> refused_;
    std::deque<Address> blocked_;
    std::deque<Resting> resting_;
};

} // namespace arkanong
