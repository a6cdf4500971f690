#include "arkanong/math/Random.hpp"

#include <cassert>

namespace arkanong {

Random::Random(std::uint64_t seed, std::uint64_t stream) : increment_((stream << 1U) | 1U) {
    next();
    state_ += seed;
    next();
}

std::uint32_t Random::next() {
    const std::uint64_t old = state_;
    state_ = old * 6364136223846793005ULL + increment_;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
    const auto turn = static_cast<std::uint32_t>(old >> 59U);
    return (shifted >> turn) | (shifted << ((32U - turn) & 31U));
}

std::uint32_t Random::below(std::uint32_t bound) {
    assert(bound > 0);
    // Rejects the lowest values, which would make some results more likely than others.
    const std::uint32_t threshold = (0U - bound) % bound;
    for (;;) {
        const std::uint32_t value = next();
        if (value >= threshold) return value % bound;
    }
}

double Random::unit() { return static_cast<double>(next()) * (1.0 / 4294967296.0); }

double Random::between(double low, double high) { return low + (high - low) * unit(); }

} // namespace arkanong
