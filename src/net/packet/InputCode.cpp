#include "InputCode.hpp"

#include "arkanong/net/packet/Packet.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

namespace arkanong {

namespace {

constexpr unsigned buttonBits = 4;
constexpr unsigned wishBits = OnlineInput::wishBits;
constexpr unsigned countBits = 8;
static_assert(mostInputs < 1U << countBits);

// BitWriter and BitReader have the same pass(): it writes `number`, the lowest `count` bits of it, and returns it, or
// returns what it reads.

class BitWriter {
  public:
    std::uint32_t pass(std::uint32_t number, unsigned count) {
        for (unsigned bit = 0; bit < count; ++bit, ++size_) {
            if (size_ % 8 == 0) bytes_ += '\0';
            const unsigned set = (number >> bit & 1U) << size_ % 8;
            bytes_.back() = static_cast<char>(static_cast<unsigned char>(bytes_.back()) | set);
        }
        return number;
    }
    std::size_t size() const { return size_; } ///< In bits.
    const std::string& bytes() const { return bytes_; }
    /// Removes everything after the first `size` bits.
    void cut(std::size_t size) {
        bytes_.resize((size + 7) / 8);
        if (size % 8 != 0)
            bytes_.back() =
                static_cast<char>(static_cast<unsigned char>(bytes_.back()) & ((1U << size % 8) - 1U));
        size_ = size;
    }
    /// Overwrites the first byte.
    void putFirst(std::size_t number) { bytes_.front() = static_cast<char>(number); }

  private:
    std::string bytes_;
    std::size_t size_ = 0;
};

class BitReader {
  public:
    explicit BitReader(ByteReader& in) : in_(&in) {}
    std::uint32_t pass(std::uint32_t /*number*/, unsigned count) {
        std::uint32_t number = 0;
        for (unsigned bit = 0; bit < count; ++bit, byte_ >>= 1U, --left_) {
            if (left_ == 0) {
                byte_ = static_cast<unsigned>(in_->whole(1));
                left_ = 8;
            }
            number |= (byte_ & 1U) << bit;
        }
        return number;
    }

  private:
    ByteReader* in_;
    unsigned byte_ = 0;
    unsigned left_ = 0; ///< Unread bits of byte_.
};

/// Adaptive Rice coding of one field's differences, most of which are small: the parameter follows the mean so far.
class Differences {
  public:
    /// `usual` = the mean difference expected at first, 1 or more.
    explicit Differences(std::uint32_t usual) : sum_(usual) {}

    template <typename Bits>
    std::uint32_t pass(Bits& bits, std::uint32_t number) {
        constexpr std::uint32_t longestUnary = 12;
        constexpr unsigned wholeNumber = 16;
        const unsigned low = lowBits();
        std::uint32_t high = 0;
        while (high < longestUnary && bits.pass(high < number >> low ? 1 : 0, 1) == 1)
            ++high;
        if (high == longestUnary)
            number = bits.pass(number, wholeNumber);
        else
            number = high << low | bits.pass(number & ((1U << low) - 1U), low);
        learn(number);
        return number;
    }

  private:
    unsigned lowBits() const {
        unsigned bits = 0;
        while (bits < 16 && count_ << bits < sum_)
            ++bits;
        return bits;
    }
    void learn(std::uint32_t number) {
        constexpr std::uint32_t memory = 16;
        sum_ += number;
        if (++count_ < memory) return;
        sum_ /= 2;
        count_ /= 2;
    }

    std::uint32_t sum_;
    std::uint32_t count_ = 1;
};

/// Zigzag coding in 16 bits: 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4. Then the inverse.
std::uint32_t folded(std::uint16_t difference) {
    const auto sign = static_cast<std::uint16_t>(difference >> 15U != 0 ? 0xffffU : 0U);
    return static_cast<std::uint16_t>(static_cast<unsigned>(difference) << 1U ^ sign);
}
std::uint16_t unfolded(std::uint32_t number) {
    return static_cast<std::uint16_t>(number >> 1U ^ ((number & 1U) != 0 ? 0xffffU : 0U));
}

/// Predicts each input from those before it, and writes or reads the difference.
class InputCoder {
  public:
    /// Writes or reads one input. Returns the input.
    template <typename Bits>
    OnlineInput pass(Bits& bits, const OnlineInput& input) {
        const OnlineInput foreseen = next();
        OnlineInput passed = foreseen;
        if (bits.pass(input != foreseen ? 1 : 0, 1) == 1) {
            std::uint32_t changes = 0;
            for (std::size_t i = 0; i < fields.size(); ++i)
                if (input.command.*fields[i] != foreseen.command.*fields[i]) changes |= 1U << i;
            const bool otherRest = restOf(input) != restOf(foreseen);
            changes = bits.pass(changes | (otherRest ? restChanges : 0), fields.size() + 1);
            for (std::size_t i = 0; i < fields.size(); ++i)
                if ((changes >> i & 1U) != 0)
                    passed.command.*fields[i] =
                        passField(bits, i, input.command.*fields[i], foreseen.command.*fields[i]);
            if ((changes & restChanges) != 0) {
                const std::uint32_t rest = bits.pass(restOf(input), buttonBits + wishBits);
                passed.command.buttons = static_cast<std::uint8_t>(rest & ((1U << buttonBits) - 1U));
                passed.wishes = static_cast<std::uint8_t>(rest >> buttonBits);
            }
        }
        before_ = last_;
        last_ = passed.command;
        lastWishes_ = passed.wishes;
        return passed;
    }

  private:
    static constexpr std::array fields{&Command::moveX, &Command::moveY, &Command::aimX, &Command::aimY};
    static constexpr std::uint32_t restChanges = 1U << fields.size();

    static std::uint32_t restOf(const OnlineInput& input) {
        return input.command.buttons | static_cast<std::uint32_t>(input.wishes) << buttonBits;
    }
    OnlineInput next() const {
        OnlineInput next{last_, lastWishes_};
        next.command.aimX = static_cast<std::int16_t>(2 * last_.aimX - before_.aimX);
        next.command.aimY = static_cast<std::int16_t>(2 * last_.aimY - before_.aimY);
        return next;
    }
    template <typename Bits>
    std::int16_t passField(Bits& bits, std::size_t field, std::int16_t value, std::int16_t foreseen) {
        const std::uint32_t number = folded(static_cast<std::uint16_t>(value - foreseen));
        const std::uint32_t passed = codes_[field].pass(bits, number - 1) + 1;
        return static_cast<std::int16_t>(foreseen + unfolded(passed));
    }

    Command before_;
    Command last_;
    std::uint8_t lastWishes_ = 0;
    std::array<Differences, fields.size()> codes_{Differences(200), Differences(100), Differences(2),
                                                  Differences(2)};
};

} // namespace

std::string packedInputs(const std::vector<OnlineInput>& inputs, std::size_t room) {
    BitWriter bits;
    InputCoder coder;
    bits.pass(0, countBits);
    std::size_t count = 0;
    for (; count < std::min(inputs.size(), mostInputs); ++count) {
        assert(inputs[count].command.buttons < 1U << buttonBits && inputs[count].wishes < 1U << wishBits);
        const std::size_t before = bits.size();
        coder.pass(bits, inputs[count]);
        if (bits.bytes().size() <= room) continue;
        bits.cut(before);
        break;
    }
    bits.putFirst(count);
    return bits.bytes();
}

std::vector<OnlineInput> readInputs(ByteReader& in) {
    BitReader bits(in);
    InputCoder coder;
    const std::size_t count = bits.pass(0, countBits);
    if (count > mostInputs) in.fail("expected fewer inputs");
    std::vector<OnlineInput> inputs;
    inputs.reserve(count);
    while (inputs.size() < count)
        inputs.push_back(coder.pass(bits, {}));
    return inputs;
}

} // namespace arkanong
