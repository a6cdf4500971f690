#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arkanong {

/// What is known about the next symbol, from several points of view: each context is a number, and symbols that follow the
/// same number are expected to be alike. The contexts of symbols of one `kind` keep apart from those of all others.
struct CodeContexts {
    static constexpr std::size_t most = 8;

    /// `ofKind`: 0 to BitCoder::kinds - 1.
    template <typename... Numbers>
    explicit CodeContexts(std::uint32_t ofKind, Numbers... contexts)
        : kind(ofKind), count(sizeof...(contexts)), numbers{static_cast<std::uint32_t>(contexts)...} {
        static_assert(sizeof...(contexts) <= most);
    }

    std::uint32_t kind;
    std::size_t count;
    std::array<std::uint32_t, most> numbers;
};

/// Writes symbols as few bits or reads them back: a binary arithmetic coder, whose probabilities are mixed from those of
/// several contexts and adapt to all symbols so far (context mixing, Mahoney 2005). Each function takes a symbol and
/// returns it; a reader ignores its argument and returns the symbol that was written. With integers only, so that all
/// machines agree. Memory: 4 bytes for each of `size` contexts, which are shared if there are more.
class BitCoder {
  public:
    static constexpr std::uint32_t kinds = 64;

    /// A writer. `size`: a power of two.
    explicit BitCoder(std::size_t size);
    /// A reader. Behind the end of the bytes it reads zeros. `bytes` must outlive it.
    BitCoder(std::string_view bytes, std::size_t size);

    bool reads() const { return reads_; }

    bool flag(bool set, const CodeContexts& contexts);
    /// A number below 1 << bits; `bits` is at most 32.
    std::uint32_t symbol(std::uint32_t number, unsigned bits, const CodeContexts& contexts);
    /// Any number; small ones take fewer bits.
    std::uint32_t number(std::uint32_t number, const CodeContexts& contexts);
    /// Any number; small ones of either sign take fewer bits.
    std::int32_t signedNumber(std::int32_t number, const CodeContexts& contexts);

    /// Adapts to the symbols that follow without writing or reading them, until it is set to false again.
    void learn(bool only) { learns_ = only; }

    /// Everything that a writer has written, without zero bytes at its end.
    std::string finish();
    /// Whether a reader has read exactly what finish() returned, so that nothing follows.
    bool atEnd() const;

  private:
    /// The estimate of a context: the probability that its next bit is 1.
    struct Estimate {
        std::uint16_t probability = 1U << 15U; ///< In 1/65536.
        std::uint16_t seen = 0;                ///< Bits so far, up to a limit.
    };
    static constexpr std::size_t trusts = 8; ///< Weights of a context by the number of bits that it has seen.

    unsigned bit(unsigned bit, const CodeContexts& contexts, std::uint32_t node);
    unsigned pass(unsigned bit, std::uint32_t probability);
    void shift();
    /// The shortest number between both bounds, which ends the bytes.
    std::uint32_t lastNumber() const;

    bool reads_;
    bool learns_ = false;
    std::string_view in_;
    std::string out_;
    std::uint32_t low_ = 0; ///< Bounds of the arithmetic coder.
    std::uint32_t high_ = 0xFFFFFFFF;
    std::uint32_t value_ = 0; ///< The reader's position between them.
    std::vector<Estimate> estimates_;
    std::vector<std::array<std::array<std::int32_t, trusts>, CodeContexts::most>> weights_; ///< By kind.
};

} // namespace arkanong
