#pragma once

#include <cstdint>

namespace arkanong {

/// PCG32 (M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms", 2014):
/// the same numbers on every system. It is a value: a copy continues with the same numbers. The simulation
/// and the cosmetic effects (particles, shake) each have their own generator.
class Random {
  public:
    /// Different `stream`s of one seed are independent sequences.
    explicit Random(std::uint64_t seed = 0, std::uint64_t stream = 0);

    /// Uniform in [0, 2^32).
    std::uint32_t next();
    /// Uniform in [0, bound), without bias; bound > 0.
    std::uint32_t below(std::uint32_t bound);
    /// Uniform in [0, 1), 32 random bits.
    double unit();
    /// Uniform in [low, high).
    double between(double low, double high);

    std::uint64_t state() const { return state_; }

  private:
    std::uint64_t state_ = 0;
    std::uint64_t increment_;
};

} // namespace arkanong
