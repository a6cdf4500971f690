#include "arkanong/storage/codes/BitCoder.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

namespace {

// Log odds, the logistic scale on which probabilities are mixed, are in 1/256: 256 means odds of e to 1.
constexpr std::int32_t mostOdds = 2815; ///< About 1 in 60,000.
constexpr std::int32_t oddsStep = 32;   ///< Distance of the rows of the table below.
constexpr std::size_t oddsRows = 2 * 2816 / oddsStep + 1;

/// The probability, in 1/65536, for the log odds of each row. The compiler calculates it.
constexpr std::array<std::int32_t, oddsRows> makeProbabilities() {
    constexpr double factor = 1.1331484530668263; // e to the power of 1/8.
    std::array<std::int32_t, oddsRows> table{};
    double power = 1.0;
    for (std::size_t i = 0; i <= oddsRows / 2; ++i, power *= factor) {
        const double share = 65536.0 / (1.0 + power);
        table[oddsRows / 2 - i] = static_cast<std::int32_t>(share + 0.5);
        table[oddsRows / 2 + i] = 65536 - table[oddsRows / 2 - i];
    }
    return table;
}
constexpr std::array<std::int32_t, oddsRows> probabilities = makeProbabilities();

constexpr std::int32_t probabilityOf(std::int32_t odds) {
    const std::int32_t above = std::clamp(odds, -mostOdds, mostOdds) + 2816;
    const auto row = static_cast<std::size_t>(above / oddsStep);
    const std::int32_t rest = above % oddsStep;
    return (probabilities[row] * (oddsStep - rest) + probabilities[row + 1] * rest) / oddsStep;
}

/// The log odds for each probability in 1/4096.
constexpr std::array<std::int16_t, 4096> makeOdds() {
    std::array<std::int16_t, 4096> table{};
    std::int32_t at = -mostOdds;
    for (std::size_t i = 0; i < table.size(); ++i) {
        while (at < mostOdds && probabilityOf(at) < static_cast<std::int32_t>(i * 16 + 8))
            ++at;
        table[i] = static_cast<std::int16_t>(at);
    }
    return table;
}
constexpr std::array<std::int16_t, 4096> oddsOf = makeOdds();

constexpr std::uint16_t mostSeen = 250;
constexpr std::int32_t one = 1 << 16; ///< A weight of 1.
constexpr std::int32_t rate = 13;     ///< Of the weights' adaptation.

std::size_t trustOf(std::uint16_t seen) {
    if (seen < 4) return seen;
    if (seen < 8) return 4;
    if (seen < 20) return 5;
    return seen < 100 ? 6 : 7;
}

std::uint32_t mixed(std::uint32_t a, std::uint32_t b) {
    std::uint32_t h = (a ^ (b + 0x9E3779B9U + (a << 6U) + (a >> 2U))) * 0x85EBCA6BU;
    h = (h ^ h >> 15U) * 0xC2B2AE35U;
    return h ^ h >> 13U;
}

} // namespace

BitCoder::BitCoder(std::size_t size) : reads_(false), estimates_(size), weights_(kinds) {
    for (auto& contexts : weights_)
        for (auto& weights : contexts)
            weights = {0,           one * 2 / 8, one * 5 / 16, one * 3 / 8,
                       one * 3 / 8, one * 3 / 8, one * 3 / 8,  one * 3 / 8};
}

BitCoder::BitCoder(std::string_view bytes, std::size_t size) : BitCoder(size) {
    reads_ = true;
    in_ = bytes;
    for (int i = 0; i < 4; ++i) {
        value_ = value_ << 8U | (in_.empty() ? 0U : static_cast<unsigned char>(in_.front()));
        in_.remove_prefix(std::min<std::size_t>(in_.size(), 1));
    }
}

bool BitCoder::flag(bool set, const CodeContexts& contexts) { return bit(set ? 1 : 0, contexts, 1) == 1; }

std::uint32_t BitCoder::symbol(std::uint32_t number, unsigned bits, const CodeContexts& contexts) {
    std::uint32_t node = 1; // The bits so far behind a 1.
    std::uint32_t found = 0;
    for (unsigned i = bits; i > 0; --i) {
        const unsigned next = bit(number >> (i - 1) & 1U, contexts, node);
        found = found << 1U | next;
        node = node << 1U | next;
    }
    return found;
}

std::uint32_t BitCoder::number(std::uint32_t number, const CodeContexts& contexts) {
    // The count of its bits in unary, then its bits after the highest one.
    constexpr std::uint32_t unary = 0x100, rest = 0x200;
    unsigned length = 0;
    while (length < 32 && bit(number >> length != 0 ? 1 : 0, contexts, unary + length) == 1)
        ++length;
    if (length < 2) return length;
    std::uint32_t found = 1;
    for (unsigned i = length - 1; i > 0; --i)
        found = found << 1U | bit(number >> (i - 1) & 1U, contexts, mixed(rest + length, found));
    return found;
}

std::int32_t BitCoder::signedNumber(std::int32_t number, const CodeContexts& contexts) {
    const auto folded = static_cast<std::uint32_t>(number) << 1U ^ (number < 0 ? 0xFFFFFFFFU : 0U);
    const std::uint32_t found = this->number(folded, contexts);
    return static_cast<std::int32_t>(found >> 1U ^ ((found & 1U) != 0 ? 0xFFFFFFFFU : 0U));
}

unsigned BitCoder::bit(unsigned bit, const CodeContexts& contexts, std::uint32_t node) {
    std::array<Estimate*, CodeContexts::most> estimates{};
    std::array<std::int32_t*, CodeContexts::most> weights{};
    std::array<std::int32_t, CodeContexts::most> odds{};
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < contexts.count; ++i) {
        const auto where = static_cast<std::uint32_t>(contexts.kind << 8U | i);
        const std::uint32_t place = mixed(mixed(where, contexts.numbers[i]), node);
        estimates[i] = &estimates_[place & (estimates_.size() - 1)];
        weights[i] = &weights_[contexts.kind][i][trustOf(estimates[i]->seen)];
        odds[i] = oddsOf[estimates[i]->probability >> 4U];
        sum += static_cast<std::int64_t>(*weights[i]) * odds[i];
    }
    constexpr std::int32_t least = 24;
    const std::int32_t probability = std::clamp(
        probabilityOf(static_cast<std::int32_t>(std::clamp<std::int64_t>(sum / one, -mostOdds, mostOdds))),
        least, 65536 - least);
    bit = learns_ ? bit : pass(bit, static_cast<std::uint32_t>(probability));

    const std::int32_t error = (bit == 1 ? 65536 : 0) - probability;
    for (std::size_t i = 0; i < contexts.count; ++i) {
        Estimate& estimate = *estimates[i];
        if (estimate.seen > 0) *weights[i] += odds[i] * error / (1 << rate);
        const std::int32_t target = bit == 1 ? 65535 : 0;
        estimate.probability = static_cast<std::uint16_t>(
            estimate.probability + (target - estimate.probability) * 2 / (2 * estimate.seen + 3));
        if (estimate.seen < mostSeen) ++estimate.seen;
    }
    return bit;
}

unsigned BitCoder::pass(unsigned bit, std::uint32_t probability) {
    const std::uint32_t width = high_ - low_;
    const std::uint32_t middle =
        low_ + static_cast<std::uint32_t>(static_cast<std::uint64_t>(width) * probability >> 16U);
    if (reads_) bit = value_ <= middle ? 1 : 0;
    (bit == 1 ? high_ : low_) = bit == 1 ? middle : middle + 1;
    while ((low_ ^ high_) >> 24U == 0)
        shift();
    return bit;
}

void BitCoder::shift() {
    if (reads_) {
        value_ = value_ << 8U | (in_.empty() ? 0U : static_cast<unsigned char>(in_.front()));
        in_.remove_prefix(std::min<std::size_t>(in_.size(), 1));
    } else {
        out_ += static_cast<char>(high_ >> 24U);
    }
    low_ <<= 8U;
    high_ = high_ << 8U | 255U;
}

std::uint32_t BitCoder::lastNumber() const {
    if (low_ == 0) return 0;
    std::uint32_t last = 0xFF000000;
    while ((high_ & last) < low_)
        last = last >> 8U | 0xFF000000U;
    return high_ & last;
}

std::string BitCoder::finish() {
    assert(!reads_);
    const std::uint32_t number = lastNumber();
    for (unsigned shift = 32; shift > 0; shift -= 8)
        out_ += static_cast<char>(number >> (shift - 8) & 255U);
    low_ = 0;
    out_.erase(out_.find_last_not_of('\0') + 1);
    return std::move(out_);
}

bool BitCoder::atEnd() const {
    assert(reads_);
    return value_ == lastNumber() && in_.find_first_not_of('\0') == std::string_view::npos;
}

} // namespace arkanong
