#pragma once

#include "arkanong/math/Vec2.hpp"

#include <cstdint>
#include <cstring>

namespace arkanong {

/// A 64-bit running hash of numbers, the same on every system (FNV-1a's structure on 64-bit words with a
/// final avalanche, constants from MurmurHash3). It tells two states apart; it is not for security.
class Hash {
  public:
    constexpr void add(std::uint64_t word) {
        state_ = (state_ ^ word) * 0x100000001b3ULL;
        state_ ^= state_ >> 32U;
    }
    constexpr void add(int number) { add(static_cast<std::uint64_t>(number)); }
    /// -0.0 is hashed as 0.0: the two compare equal, so states that differ only there count as the same
    /// state.
    void add(double number) {
        const double normalised = number == 0.0 ? 0.0 : number;
        std::uint64_t bits = 0;
        std::memcpy(&bits, &normalised, sizeof bits);
        add(bits);
    }
    void add(Vec2 v) {
        add(v.x);
        add(v.y);
    }

    constexpr std::uint64_t value() const {
        std::uint64_t h = state_;
        h = (h ^ (h >> 33U)) * 0xff51afd7ed558ccdULL;
        h = (h ^ (h >> 33U)) * 0xc4ceb9fe1a85ec53ULL;
        return h ^ (h >> 33U);
    }

  private:
    std::uint64_t state_ = 0xcbf29ce484222325ULL;
};

} // namespace arkanong
