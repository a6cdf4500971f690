#include "Catch.hpp"
#include "arkanong/net/Secrets.hpp"

#include <set>

using namespace arkanong;

namespace {

constexpr std::uint64_t key0 = 0x0706050403020100ULL, key1 = 0x0f0e0d0c0b0a0908ULL;

/// The bytes 0, 1, 2 and so on: the message in the paper's test vector.
std::string counted(int length) {
    std::string bytes;
    for (int i = 0; i < length; ++i)
        bytes += static_cast<char>(i);
    return bytes;
}

} // namespace

TEST_CASE("The keyed hash gives the result of the paper's test vector", "[net]") {
    CHECK(keyedHash(key0, key1, counted(15)) == 0xa129ca6149be45e5ULL);
}

TEST_CASE("The keyed hash depends on every byte, on the length and on both halves of the key", "[net]") {
    std::set<std::uint64_t> seen;
    for (int length = 0; length <= 24; ++length) {
        seen.insert(keyedHash(key0, key1, counted(length)));
        seen.insert(keyedHash(key0, key1, std::string(static_cast<std::size_t>(length), '\0')));
        for (int i = 0; i < length; ++i) {
            std::string changed = counted(length);
            changed[static_cast<std::size_t>(i)] = '\x80';
            seen.insert(keyedHash(key0, key1, changed));
        }
    }
    seen.insert(keyedHash(key0 + 1, key1, ""));
    seen.insert(keyedHash(key0, key1 + 1, ""));
    // Messages that occur twice: the empty one, and the single zero byte, which is also counted(1).
    CHECK(seen.size() == 2 * 25 - 2 + 24 * 25 / 2 + 2);
}
