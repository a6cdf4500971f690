#pragma once

#include <cstdint>

// Features of processors that C++17 has no name for. Results are the same without them.

// ARKANONG_SSE2 is defined where the processor is sure to have SSE2: every x86 of 64 bits has it.
#if (defined(__SSE2__) && defined(__x86_64__)) || defined(_M_X64)
#define ARKANONG_SSE2
#include <emmintrin.h>
#endif

namespace arkanong {

/// How many elements ahead a loop prefetches that visits memory in random order.
inline constexpr unsigned prefetchLead = 16;

/// Hints the processor to load the cache line at `address` (any value).
inline void prefetch([[maybe_unused]] const void* address) {
#if defined(__GNUC__)
    __builtin_prefetch(address);
#endif
}

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
