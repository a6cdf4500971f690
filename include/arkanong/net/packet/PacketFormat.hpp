#pragma once

#include "arkanong/net/packet/Packet.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <variant>

// How every packet begins, for those who tell its kind without reading all of it.

namespace arkanong {

inline constexpr std::string_view packetMagic = "AKN";
inline constexpr std::size_t packetHeader = packetMagic.size() + 2; ///< Bytes, with the version and the kind.
inline constexpr std::uint32_t packetTicks = 1U << 31U;             ///< All ticks are below this.
// Varints: numbers in groups of bits, lowest first.
inline constexpr unsigned groupBits = 7;
inline constexpr unsigned goesOn = 1U << groupBits; ///< Set if another group follows.

/// The number of a kind of packet in the header: from 1 in the order of Packet.
template <typename Kind, std::size_t index = 0>
constexpr std::size_t kindOf() {
    if constexpr (std::is_same_v<std::variant_alternative_t<index, Packet>, Kind>)
        return index + 1;
    else
        return kindOf<Kind, index + 1>();
}
/// The kind that a datagram with a whole header says it is.
inline std::size_t saidKind(std::string_view bytes) {
    return static_cast<unsigned char>(bytes[packetHeader - 1]);
}

} // namespace arkanong
