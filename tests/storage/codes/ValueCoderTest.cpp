#include "arkanong/storage/codes/ValueCoder.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"
#include "arkanong/storage/DataError.hpp"

#include <cstring>
#include <limits>
#include <vector>

using namespace arkanong::test;

namespace {

constexpr std::size_t valueContexts = 1U << 12U;

std::uint64_t doubleBits(double number) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &number, sizeof bits);
    return bits;
}

/// What `pass` writes of a value.
template <typename Value, typename Pass>
std::string bytesOfValue(Value value, Pass pass) {
    BitCoder bits(valueContexts);
    ValueCoder coder(bits, "code");
    pass(coder, value);
    return bits.finish();
}

template <typename Value, typename Pass>
Value valueIn(const std::string& bytes, Pass pass) {
    BitCoder bits(bytes, valueContexts);
    ValueCoder coder(bits, "code");
    Value value{};
    pass(coder, value);
    return value;
}

void passReals(ValueCoder& coder, std::vector<double>& numbers) {
    int count = static_cast<int>(numbers.size());
    coder.whole(0, 0, 1000, count);
    numbers.resize(static_cast<std::size_t>(count));
    for (double& number : numbers)
        coder.real(1, number, 480);
}

std::vector<double> readBack(const std::vector<double>& numbers) {
    return valueIn<std::vector<double>>(bytesOfValue(numbers, passReals), passReals);
}

} // namespace

TEST_CASE("every real number is read back to the bit", "[storage]") {
    std::vector<double> numbers{0.0,   -0.0,    1.0,        -1.0, 480.0,    0.1,        1.0 / 3.0,
                                1e300, -5e-324, 99999999.0, 1e8,  0.000001, 123.4567891};
    Random random(1);
    for (int i = 0; i < 300; ++i) {
        numbers.push_back(random.between(-1000.0, 1000.0));
        numbers.push_back(static_cast<int>(random.below(96000)) / 100.0);
    }
    const std::vector<double> read = readBack(numbers);
    REQUIRE(read.size() == numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        CAPTURE(i, numbers[i]);
        CHECK(doubleBits(read[i]) == doubleBits(numbers[i]));
    }
}

TEST_CASE("numbers that repeat or mirror the last one take less room", "[storage]") {
    const std::vector<double> mirrored{480, 132.5, 827.5, 132.5, 827.5, 132.5, 827.5};
    const std::vector<double> others{480, 132.5, 627.5, 251.5, 777.5, 189.5, 323.5};
    CHECK(bytesOfValue(mirrored, passReals).size() + 3 < bytesOfValue(others, passReals).size());
    CHECK(readBack(mirrored) == mirrored);
}

TEST_CASE("angles are read back to the bit, and take less room in degrees", "[storage]") {
    const auto pass = [](ValueCoder& coder, double& turns) { coder.turns(1, turns); };
    for (int tenth = -3600; tenth <= 3600; tenth += 7) {
        const double turns = tenth / 10.0 / 360.0;
        CAPTURE(tenth);
        const std::string bytes = bytesOfValue(turns, pass);
        CHECK(bytes.size() <= 4);
        CHECK(doubleBits(valueIn<double>(bytes, pass)) == doubleBits(turns));
    }
    CHECK(valueIn<double>(bytesOfValue(0.123456789123, pass), pass) == 0.123456789123);
}

TEST_CASE("texts are read back, and refused if no level could have them", "[storage]") {
    const auto pass = [](ValueCoder& coder, std::string& text) { coder.text(1, text); };
    for (const std::string& text : {std::string(), std::string("The Parcel"), std::string("Grüße · 日本語 ✓"),
                                    std::string(1024, 'x')}) {
        CAPTURE(text);
        CHECK(valueIn<std::string>(bytesOfValue(text, pass), pass) == text);
    }
    CHECK_THROWS_WITH(valueIn<std::string>(bytesOfValue(std::string(1025, 'x'), pass), pass),
                      ContainsSubstring("a shorter text"));
    CHECK_THROWS_WITH(valueIn<std::string>(bytesOfValue(std::string("a\tb"), pass), pass),
                      "code: is broken: expected a text of printable characters");
    CHECK_THROWS_WITH(valueIn<std::string>(bytesOfValue(std::string("\xFF"), pass), pass),
                      ContainsSubstring("printable"));
}

TEST_CASE("kinds and numbers outside their range are refused", "[storage]") {
    const auto wide = [](ValueCoder& coder, int& number) { coder.whole(1, 0, 100, number); };
    const auto narrow = [](ValueCoder& coder, int& number) { coder.whole(1, 0, 99, number); };
    CHECK(valueIn<int>(bytesOfValue(100, wide), wide) == 100);
    CHECK_THROWS_WITH(valueIn<int>(bytesOfValue(100, wide), narrow),
                      ContainsSubstring("a number from 0 to 99"));
    const auto eight = [](ValueCoder& coder, int& kind) { coder.choice(1, 8, kind); };
    const auto seven = [](ValueCoder& coder, int& kind) { coder.choice(1, 7, kind); };
    CHECK(valueIn<int>(bytesOfValue(7, eight), eight) == 7);
    CHECK_THROWS_WITH(valueIn<int>(bytesOfValue(7, eight), seven), ContainsSubstring("one of 7 kinds"));
}
