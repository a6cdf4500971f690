#pragma once

#include "arkanong/storage/codes/BitCoder.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <utility>

namespace arkanong {

/// Writes or reads the values that levels and matches consist of. Each function takes a value that it writes, or into which
/// it reads. `field` is what the value means, 0 to ValueCoder::fields - 1: values of the same field are expected to be alike.
/// Reading throws DataError for what no writer would have written.
class ValueCoder {
  public:
    static constexpr std::uint32_t fields = 64;

    /// The coder must outlive this one. `called`: the kind of code, in messages.
    ValueCoder(BitCoder& coder, std::string called) : coder_(&coder), called_(std::move(called)) {}

    BitCoder& bits() const { return *coder_; }
    bool reads() const { return coder_->reads(); }

    void flag(std::uint32_t field, bool& set);
    /// An enumerator, or a number from 0 to count - 1; `count` is at most 256.
    template <typename Kind>
    void choice(std::uint32_t field, std::size_t count, Kind& kind) {
        kind = static_cast<Kind>(chosen(field, count, static_cast<std::uint32_t>(kind)));
    }
    /// A whole number from `low` to `high`; small ones take fewer bits.
    void whole(std::uint32_t field, int low, int high, int& number);
    /// Printable text of at most 1024 bytes, without a character 0.
    void text(std::uint32_t field, std::string& text);
    /// Any number. Few decimals take few bits, and so do numbers that equal the last one of their field, or that lie as far
    /// on the other side of `middle`, which is a multiple of 10.
    void real(std::uint32_t field, double& number, int middle = 0);
    /// As real(), for an angle in turns that was written in degrees.
    void turns(std::uint32_t field, double& turns);

    [[noreturn]] void fail(const std::string& message) const;

  private:
    /// number * 10 for scale 0, else number / 10^(scale - 1); or a double's bits.
    struct Decimal {
        std::int32_t number = 0;
        std::uint32_t scale = 0;
    };
    static constexpr std::uint32_t scales = 8;

    std::uint32_t chosen(std::uint32_t field, std::size_t count, std::uint32_t number);
    void real(std::uint32_t field, double& number, int middle, double unit);
    static double valueOf(const Decimal& decimal, double unit);
    static Decimal decimalOf(double number, double unit);
    std::int32_t distance(std::uint32_t field, std::uint32_t scale, std::int32_t number);

    BitCoder* coder_;
    std::string called_;
    std::array<Decimal, fields> last_{}; ///< By field: the distance from the middle.
};

} // namespace arkanong
