#pragma once

#include <cstdint>
#include <string_view>

namespace arkanong {

/// A hash that nobody can foresee who does not know the key, for cookies and for numbers that strangers must not guess:
/// SipHash-2-4 (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012). The same on every system.
std::uint64_t keyedHash(std::uint64_t key0, std::uint64_t key1, std::string_view message);

} // namespace arkanong
