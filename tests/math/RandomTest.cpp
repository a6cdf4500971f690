#include "arkanong/math/Random.hpp"

#include "Catch.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

using namespace arkanong::test;

namespace {

/// PCG32 as its paper defines it: a linear congruential generator whose state is xorshifted, then rotated
/// right by its own top five bits.
struct PaperPcg32 {
    std::uint64_t state = 0;
    std::uint64_t increment = 0;

    PaperPcg32(std::uint64_t seed, std::uint64_t sequence) : increment(2 * sequence + 1) {
        step();
        state += seed;
        step();
    }
    void step() { state = state * 6364136223846793005ULL + increment; }
    std::uint32_t next() {
        const std::uint64_t folded = ((state >> 18U) ^ state) >> 27U;
        const std::uint64_t turn = state >> 59U;
        step();
        const std::uint64_t twice = (folded & 0xffffffffULL) * 0x100000001ULL;
        return static_cast<std::uint32_t>(twice >> turn);
    }
};

} // namespace

TEST_CASE("seed 42 on stream 54 gives the numbers published with PCG32", "[math]") {
    Random random(42, 54);
    for (const std::uint32_t expected :
         {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU})
        CHECK(random.next() == expected);
}

TEST_CASE("the generator agrees with the paper for any seed and stream", "[math]") {
    const std::uint64_t seed = GENERATE(0ULL, 1ULL, 0xffffffffffffffffULL, 20240229ULL);
    const std::uint64_t stream = GENERATE(0ULL, 1ULL, 0x7fffffffffffffffULL);
    Random random(seed, stream);
    PaperPcg32 paper(seed, stream);
    for (int i = 0; i < 1000; ++i)
        REQUIRE(random.next() == paper.next());
}

TEST_CASE("a copy continues with the same numbers and does not affect the original", "[math]") {
    Random original(7);
    original.next();
    Random copy = original;
    CHECK(copy.state() == original.state());
    const std::uint32_t expected = copy.next();
    for (int i = 0; i < 10; ++i)
        copy.next();
    CHECK(original.next() == expected);
}

TEST_CASE("streams of one seed are uncorrelated", "[math]") {
    Random a(7, 0), b(7, 1);
    int equal = 0;
    int commonBits = 0;
    for (int i = 0; i < 10000; ++i) {
        const std::uint32_t x = a.next(), y = b.next();
        equal += x == y;
        for (std::uint32_t bit = 0; bit < 32; ++bit)
            commonBits += ((x ^ y) >> bit & 1U) == 0U;
    }
    CHECK(equal <= 1);
    // 160000 of 320000 bits are expected, with a standard deviation of 283.
    CHECK(std::abs(commonBits - 160000) < 5 * 283);
}

TEST_CASE("below stays below its bound and reaches every value equally often", "[math]") {
    Random random(3);
    std::array<int, 6> seen{};
    for (int i = 0; i < 60000; ++i)
        ++seen.at(random.below(6));
    // 10000 of each face of the die are expected, with a standard deviation of 91.
    for (const int count : seen)
        CHECK(std::abs(count - 10000) < 5 * 91);
}

TEST_CASE("below is unbiased even for a bound with a large remainder", "[math]") {
    // next() % bound would give the lower half of the results twice as often as the upper.
    const std::uint32_t bound = 0xaaaaaaaaU;
    Random random(3);
    int low = 0;
    for (int i = 0; i < 30000; ++i)
        low += random.below(bound) < bound / 2;
    CHECK(std::abs(low - 15000) < 5 * 87);
}

TEST_CASE("below 1 is always 0", "[math]") {
    Random random(3);
    for (int i = 0; i < 100; ++i)
        CHECK(random.below(1) == 0);
}

TEST_CASE("unit lies in [0, 1) and averages a half", "[math]") {
    Random random(9);
    double sum = 0.0, lowest = 1.0, highest = 0.0;
    for (int i = 0; i < 100000; ++i) {
        const double u = random.unit();
        sum += u;
        lowest = std::min(lowest, u);
        highest = std::max(highest, u);
    }
    CHECK(lowest >= 0.0);
    CHECK(lowest < 1e-3);
    CHECK(highest < 1.0);
    CHECK(highest > 0.999);
    CHECK_THAT(sum / 100000.0, WithinAbs(0.5, 5e-3));
}

TEST_CASE("between covers its range and nothing else", "[math]") {
    Random random(9);
    double lowest = 1e9, highest = -1e9;
    for (int i = 0; i < 10000; ++i) {
        const double x = random.between(-3.0, 5.0);
        lowest = std::min(lowest, x);
        highest = std::max(highest, x);
    }
    CHECK(lowest >= -3.0);
    CHECK(highest < 5.0);
    CHECK_THAT(lowest, WithinAbs(-3.0, 0.01));
    CHECK_THAT(highest, WithinAbs(5.0, 0.01));
    CHECK(random.between(4.0, 4.0) == 4.0);
}
