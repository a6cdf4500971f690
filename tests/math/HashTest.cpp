#include "arkanong/math/Hash.hpp"

#include "Catch.hpp"

#include <initializer_list>
#include <set>

using namespace arkanong::test;

namespace {

template <typename Value>
std::uint64_t hashOf(std::initializer_list<Value> values) {
    Hash hash;
    for (const Value value : values)
        hash.add(value);
    return hash.value();
}

} // namespace

TEST_CASE("equal numbers give equal hashes, and -0.0 equals 0.0", "[math]") {
    CHECK(hashOf({1.0, 2.0, 3.0}) == hashOf({1.0, 2.0, 3.0}));
    CHECK(hashOf({0.0}) == hashOf({-0.0}));
    CHECK(hashOf({Vec2{0.0, -0.0}}) == hashOf({Vec2{-0.0, 0.0}}));
}

TEST_CASE("a hash depends on the last bit, the sign and the order", "[math]") {
    CHECK(hashOf({1.0}) != hashOf({std::nextafter(1.0, 2.0)}));
    CHECK(hashOf({1.0}) != hashOf({-1.0}));
    CHECK(hashOf({1.0, 2.0}) != hashOf({2.0, 1.0}));
    CHECK(hashOf({Vec2{1.0, 2.0}}) != hashOf({Vec2{2.0, 1.0}}));
}

TEST_CASE("zeros count: a longer sequence of zeros has another hash", "[math]") {
    std::set<std::uint64_t> hashes;
    Hash hash;
    for (int i = 0; i < 100; ++i) {
        hashes.insert(hash.value());
        hash.add(0.0);
    }
    CHECK(hashes.size() == 100);
}

TEST_CASE("a vector is hashed as x, then y", "[math]") {
    CHECK(hashOf({Vec2{3.0, 4.0}}) == hashOf({3.0, 4.0}));
}

TEST_CASE("reading the value does not change the hash", "[math]") {
    Hash hash;
    hash.add(5.0);
    const std::uint64_t first = hash.value();
    CHECK(hash.value() == first);
}

TEST_CASE("each bit of a word flips about half of the bits of the hash", "[math]") {
    const std::uint64_t plain = hashOf<std::uint64_t>({0});
    for (std::uint32_t bit = 0; bit < 64; ++bit) {
        CAPTURE(bit);
        std::uint64_t changed = plain ^ hashOf<std::uint64_t>({std::uint64_t{1} << bit});
        int flipped = 0;
        for (; changed != 0; changed &= changed - 1)
            ++flipped;
        CHECK(flipped > 10);
        CHECK(flipped < 54);
    }
}

TEST_CASE("small integers, such as counters, never share a hash", "[math]") {
    std::set<std::uint64_t> hashes;
    for (std::uint64_t i = 0; i < 100; ++i)
        for (std::uint64_t j = 0; j < 100; ++j)
            hashes.insert(hashOf<std::uint64_t>({i, j}));
    CHECK(hashes.size() == 10000);
}
