#pragma once

#include "arkanong/math/Random.hpp"

#include <cstdint>
#include <string_view>

namespace arkanong::test {

/// Numbers that decide what a test does: random ones, or those that a fuzzer found.
class Choices {
  public:
    explicit Choices(std::uint64_t seed) : random_(seed) {}
    /// One or two bytes a number; zeros after their end. They must outlive the choices.
    explicit Choices(std::string_view bytes) : bytes_(bytes), given_(true) {}

    /// Whether given bytes are used up.
    bool over() const { return given_ && bytes_.empty(); }
    /// 0 to limit - 1; `limit` is 1 to 65,536.
    std::uint32_t below(std::uint32_t limit) {
        if (!given_) return random_.below(limit);
        const std::uint32_t first = byte();
        return (limit > 256 ? first << 8U | byte() : first) % limit;
    }
    int between(int low, int high) {
        return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low + 1)));
    }
    double between(double low, double high) { return low + (high - low) * below(65536) / 65535.0; }
    bool oneIn(std::uint32_t number) { return below(number) == number - 1; }

  private:
    std::uint32_t byte() {
        if (bytes_.empty()) return 0;
        const auto first = static_cast<unsigned char>(bytes_.front());
        bytes_.remove_prefix(1);
        return first;
    }

    Random random_{0};
    std::string_view bytes_;
    bool given_ = false;
};

} // namespace arkanong::test
