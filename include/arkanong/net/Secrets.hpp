#pragma once

#include "arkanong/net/packet/Packet.hpp"

#include <chrono>
#include <cstdint>
#include <string_view>

namespace arkanong {

/// A keyed hash that cannot be predicted without the key, for cookies and other numbers that strangers must not guess:
/// SipHash-2-4 (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012). The same on every system.
std::uint64_t keyedHash(std::uint64_t key0, std::uint64_t key1, std::string_view message);

/// Numbers that strangers must not be able to guess, derived from a secret that must be unpredictable and new for each
/// start.
class Secrets {
  public:
    /// Separates the random numbers of two uses of the same secret: numbers of one use reveal nothing about those of
    /// the other.
    enum class Use : std::uint8_t { Players = 1, Spectators = 3 };

    Secrets(std::uint64_t secret, Use use) : secret_(secret), use_(use) {}

    /// A new token for each call; never 0, which means "no token".
    Token fresh();
    using Time = std::chrono::microseconds; ///< Since an arbitrary start.
    /// A cookie is valid for this time at least, and for twice this time at most.
    static constexpr Time cookiesLast{60'000'000};

    /// The cookie of a guest at this address. A guest that sends it back proves that it receives datagrams there, so
    /// the host need not store whom it has answered. Independent of the use.
    Token cookieOf(const Address& from, Token guest, Time now) const;
    /// Whether the cookie belongs to this guest at this address and is still valid. Cookies expire because an address
    /// can pass to another machine.
    bool proves(Token cookie, const Address& from, Token guest, Time now) const;

  private:
    Token cookieIn(std::uint64_t period, const Address& from, Token guest) const;

    std::uint64_t secret_;
    Use use_;
    std::uint64_t numbers_ = 0; ///< Number of fresh tokens so far.
};

} // namespace arkanong
