#include "arkanong/storage/codes/ValueCoder.hpp"

#include "arkanong/storage/DataError.hpp"
#include "arkanong/storage/Utf8.hpp"

#include <cassert>
#include <cstring>

namespace arkanong {

namespace {

/// The kinds of CodeContexts.
namespace valuecode {
enum Kind : std::uint32_t { Flags, Choices, Wholes, Letters, Scales, Repeats, Distances, Signs, Bits };
}

constexpr std::size_t longestCodedText = 1024;

std::uint64_t bitsOf(double number) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &number, sizeof bits);
    return bits;
}

double ofBits(std::uint64_t bits) {
    double number = 0.0;
    std::memcpy(&number, &bits, sizeof number);
    return number;
}

/// 10^(scale - 1) for scales from 1 on.
std::int32_t powerOf(std::uint32_t scale) {
    std::int32_t power = 1;
    for (std::uint32_t i = 1; i < scale; ++i)
        power *= 10;
    return power;
}

} // namespace

void ValueCoder::flag(std::uint32_t field, bool& set) {
    set = coder_->flag(set, CodeContexts(valuecode::Flags, field));
}

std::uint32_t ValueCoder::chosen(std::uint32_t field, std::size_t count, std::uint32_t number) {
    unsigned bits = 0;
    while (count > std::size_t{1} << bits)
        ++bits;
    number = coder_->symbol(number, bits, CodeContexts(valuecode::Choices, field));
    if (number >= count) fail("expected one of " + std::to_string(count) + " kinds");
    return number;
}

void ValueCoder::whole(std::uint32_t field, int low, int high, int& number) {
    const auto above = static_cast<std::uint32_t>(number - low);
    const std::uint32_t found = coder_->number(above, CodeContexts(valuecode::Wholes, field));
    if (found > static_cast<std::uint32_t>(high - low))
        fail("expected a number from " + std::to_string(low) + " to " + std::to_string(high));
    number = low + static_cast<int>(found);
}

void ValueCoder::text(std::uint32_t field, std::string& text) {
    std::string passed;
    std::uint32_t word = 0;   // A hash of the letters since the last space.
    std::uint32_t before = 0; // The last four bytes.
    for (std::size_t i = 0;; ++i) {
        const std::uint32_t byte = i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
        const std::uint32_t found =
            coder_->symbol(byte, 8,
                           CodeContexts(valuecode::Letters, field, before & 0xFFU, before & 0xFFFFU,
                                        before & 0xFFFFFFU, before, word));
        if (found == 0) break;
        if (passed.size() == longestCodedText) fail("expected a shorter text");
        passed += static_cast<char>(found);
        before = before << 8U | found;
        word = found == ' ' ? 0 : (word + found) * 0x2F0B4C47U;
    }
    if (!reads()) return;
    if (!isPrintable(passed)) fail("expected a text of printable characters");
    text = passed;
}

double ValueCoder::valueOf(const Decimal& decimal, double unit) {
    const double number = decimal.number;
    return (decimal.scale == 0 ? number * 10.0 : number / powerOf(decimal.scale)) / unit;
}

ValueCoder::Decimal ValueCoder::decimalOf(double number, double unit) {
    constexpr double most = 1e8;
    for (std::uint32_t scale = 0; scale < scales; ++scale) {
        const double scaled = number * unit * (scale == 0 ? 0.1 : powerOf(scale));
        if (!(scaled > -most && scaled < most)) continue;
        const Decimal decimal{static_cast<std::int32_t>(scaled < 0.0 ? scaled - 0.5 : scaled + 0.5), scale};
        if (bitsOf(valueOf(decimal, unit)) == bitsOf(number)) return decimal;
    }
    return {0, scales};
}

void ValueCoder::real(std::uint32_t field, double& number, int middle) { real(field, number, middle, 1.0); }

void ValueCoder::turns(std::uint32_t field, double& turns) { real(field, turns, 0, 360.0); }

void ValueCoder::real(std::uint32_t field, double& number, int middle, double unit) {
    Decimal decimal = decimalOf(number, unit);
    constexpr unsigned scaleBits = 4;
    decimal.scale = coder_->symbol(decimal.scale, scaleBits,
                                   CodeContexts(valuecode::Scales, field, last_[field].scale | field << 8U));
    if (decimal.scale > scales) fail("expected a number");
    if (decimal.scale == scales) {
        const std::uint64_t bits = bitsOf(number);
        const std::uint32_t high =
            coder_->symbol(static_cast<std::uint32_t>(bits >> 32U), 32, CodeContexts(valuecode::Bits, field));
        const std::uint32_t low =
            coder_->symbol(static_cast<std::uint32_t>(bits), 32, CodeContexts(valuecode::Bits, field));
        number = ofBits(static_cast<std::uint64_t>(high) << 32U | low);
        return;
    }
    const std::int32_t centre = decimal.scale == 0 ? middle / 10 : middle * powerOf(decimal.scale);
    decimal.number = centre + distance(field, decimal.scale, decimal.number - centre);
    number = valueOf(decimal, unit);
}

std::int32_t ValueCoder::distance(std::uint32_t field, std::uint32_t scale, std::int32_t number) {
    Decimal& last = last_[field];
    const auto size = static_cast<std::uint32_t>(number < 0 ? -number : number);
    auto found = static_cast<std::uint32_t>(last.number < 0 ? -last.number : last.number);
    if (last.scale != scale || !coder_->flag(found == size, CodeContexts(valuecode::Repeats, field)))
        found = coder_->number(size,
                               CodeContexts(valuecode::Distances, field | scale << 8U, found << 10U | field));
    constexpr std::uint32_t farthest = 1'000'000'000; // decimalOf()'s most and `middle` are nearer.
    if (found > farthest) fail("expected a number");
    const bool below =
        found != 0 && coder_->flag(number < 0, CodeContexts(valuecode::Signs, field,
                                                            field << 1U | (last.number < 0 ? 1U : 0U)));
    last = {static_cast<std::int32_t>(found), scale};
    if (below) last.number = -last.number;
    return last.number;
}

void ValueCoder::fail(const std::string& message) const { throw DataError(called_, "is broken: " + message); }

} // namespace arkanong
