#include "arkanong/storage/codes/BitCoder.hpp"

#include "Catch.hpp"
#include "arkanong/math/Random.hpp"

#include <vector>

using namespace arkanong::test;

namespace {

constexpr std::size_t contexts = 1U << 12U;

/// The bytes of these numbers, each in the context of the one before it.
std::string bytesOfNumbers(const std::vector<std::uint32_t>& numbers) {
    BitCoder out(contexts);
    std::uint32_t before = 0;
    for (const std::uint32_t number : numbers)
        before = out.number(number, CodeContexts(1, 0, before));
    return out.finish();
}

std::vector<std::uint32_t> numbersIn(const std::string& bytes, std::size_t count) {
    BitCoder in(bytes, contexts);
    std::vector<std::uint32_t> numbers;
    std::uint32_t before = 0;
    while (numbers.size() < count)
        numbers.push_back(before = in.number(0, CodeContexts(1, 0, before)));
    return numbers;
}

} // namespace

TEST_CASE("numbers of any size are read as they were written", "[storage]") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        std::vector<std::uint32_t> numbers;
        for (std::uint32_t count = random.below(60); count > 0; --count)
            numbers.push_back(random.below(0xFFFFFFFF) >> random.below(32));
        numbers.push_back(0xFFFFFFFF);
        numbers.push_back(0);
        CAPTURE(seed);
        CHECK(numbersIn(bytesOfNumbers(numbers), numbers.size()) == numbers);
    }
}

TEST_CASE("flags, symbols and signed numbers are read as they were written", "[storage]") {
    constexpr std::int32_t lowest = INT32_MIN, highest = INT32_MAX;
    BitCoder out(contexts);
    for (const std::int32_t number : {0, 1, -1, 77, -3000, highest, lowest}) {
        out.signedNumber(number, CodeContexts(2, 0));
        out.flag(number > 0, CodeContexts(3, 0));
        out.symbol(static_cast<std::uint32_t>(number), 32, CodeContexts(4, 0));
    }
    const std::string bytes = out.finish();
    BitCoder in(bytes, contexts);
    for (const std::int32_t number : {0, 1, -1, 77, -3000, highest, lowest}) {
        CHECK(in.signedNumber(0, CodeContexts(2, 0)) == number);
        CHECK(in.flag(false, CodeContexts(3, 0)) == (number > 0));
        CHECK(in.symbol(0, 32, CodeContexts(4, 0)) == static_cast<std::uint32_t>(number));
    }
}

TEST_CASE("what repeats takes almost no room, and noise not much more than its bits", "[storage]") {
    std::vector<std::uint32_t> cycle, noise;
    Random random(1);
    for (std::uint32_t i = 0; i < 4000; ++i) {
        cycle.push_back(i % 4 * 1000);
        noise.push_back(128 + random.below(128));
    }
    CHECK(bytesOfNumbers(cycle).size() < 60);
    CHECK(bytesOfNumbers(noise).size() < 4000 * 7 / 8 * 11 / 10);
}

TEST_CASE("the nearest of several contexts is found and trusted", "[storage]") {
    // The number repeats that of eight places before; nine other contexts say nothing.
    Random random(2);
    std::vector<std::uint32_t> numbers;
    for (int i = 0; i < 2000; ++i)
        numbers.push_back(i % 100 < 8 ? random.below(16) : numbers[numbers.size() - 8]);
    const auto size = [&](bool eighth) {
        BitCoder out(contexts);
        for (std::size_t i = 8; i < numbers.size(); ++i)
            out.symbol(numbers[i], 4, CodeContexts(5, 0, random.below(3), eighth ? 1 + numbers[i - 8] : 0));
        return out.finish().size();
    };
    CHECK(size(true) < size(false) / 3);
}

TEST_CASE("a reader that meets other bytes, or none, reads on without end", "[storage]") {
    for (const std::string& bytes :
         {std::string(), std::string("\xFF\xFF\xFF\xFF\xFF"), std::string("arkanong")}) {
        BitCoder in(bytes, contexts);
        for (int i = 0; i < 1000; ++i)
            in.number(0, CodeContexts(1, 0));
        SUCCEED();
    }
}

TEST_CASE("what was learned first takes no bits, and makes others shorter", "[storage]") {
    const auto write = [](BitCoder& coder, std::uint32_t start) {
        for (std::uint32_t i = 0; i < 50; ++i)
            coder.number(start + i * i % 17, CodeContexts(1, 0, i));
    };
    BitCoder plain(contexts), taught(contexts);
    taught.learn(true);
    write(taught, 300);
    taught.learn(false);
    write(plain, 300);
    write(taught, 300);
    CHECK(taught.finish().size() < plain.finish().size() / 2);
}
