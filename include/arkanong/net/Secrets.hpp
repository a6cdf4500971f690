#pragma once

#include "arkanong/net/Packet.hpp"

#include <chrono>
#include <cstdint>

namespace arkanong {

/// The numbers of a machine that strangers must not guess, from a secret that is different at each start and known to
/// nobody.
class Secrets {
  public:
    /// Whose fresh numbers they are: those of one use say nothing of the other's.
    enum class Use : std::uint8_t { Players = 1, Watchers = 3 };

    Secrets(std::uint64_t secret, Use use) : secret_(secret), use_(use) {}

    /// A new one each time; never 0, which stands for none.
    Token fresh();
    using Time = std::chrono::microseconds;        ///< Since some moment of the own machine.
    static constexpr Time cookiesLast{60'000'000}; ///< At least so long, and at most twice as long.

    /// What a guest says again, which proves that it is at this address: so a host need not remember whom it has answered.
    /// The same for every use.
    Token cookieOf(const Address& from, Token guest, Time now) const;
    /// Whether the cookie is the one of this guest there, and not too old: an address may be another's by now.
    bool proves(Token cookie, const Address& from, Token guest, Time now) const;

  private:
    Token cookieIn(std::uint64_t period, const Address& from, Token guest) const;

    std::uint64_t secret_;
    Use use_;
    std::uint64_t numbers_ = 0; ///< Fresh ones so far.
};

} // namespace arkanong
