#pragma once

#include <cstdint>
#include <string_view>

namespace arkanong {

/// A keyed hash that cannot be predicted without the key, for cookies and other numbers that strangers must not guess:
/// SipHash-2-4 (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012). The same on every system.
std::uint64_t keyedHash(std::uint64_t key0, std::uint64_t key1, std::string_view message);

} // namespace arkanong
