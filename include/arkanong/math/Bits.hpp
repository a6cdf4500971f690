#pragma once

#include <cstdint>

namespace arkanong {

/// The index of the lowest set bit of `number` (which must not be 0), 0 to 63.
inline unsigned lowestBit(std::uint64_t number) {
#if defined(__GNUC__)
    return static_cast<unsigned>(__builtin_ctzll(number));
#else
    unsigned position = 0;
    for (; (number & 1U) == 0; number >>= 1U)
        ++position;
    return position;
#endif
}

} // namespace arkanong
