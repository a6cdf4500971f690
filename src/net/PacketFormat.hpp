#pragma once

#include <cstdint>
#include <string_view>

namespace arkanong {

inline constexpr std::string_view packetMagic = "AKN";
inline constexpr std::uint32_t packetTicks = 1U << 31U; ///< Ticks are below.
// Of numbers in groups of bits.
inline constexpr unsigned groupBits = 7;
inline constexpr unsigned goesOn = 1U << groupBits; ///< Another group follows.

} // namespace arkanong
