#pragma once

#include <cstdint>
#include <string_view>

namespace arkanong {

inline constexpr std::string_view packetMagic = "AKN";
inline constexpr std::uint32_t packetTicks = 1U << 31U; ///< All ticks are below this.
// Varints: numbers in groups of bits, lowest first.
inline constexpr unsigned groupBits = 7;
inline constexpr unsigned goesOn = 1U << groupBits; ///< Set if another group follows.

} // namespace arkanong
