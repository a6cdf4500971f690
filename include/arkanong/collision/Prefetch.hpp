#pragma once

namespace arkanong {

/// How many elements ahead a loop over randomly placed ones prefetches.
inline constexpr unsigned prefetchLead = 16;

/// Hints the processor to load the cache line at `address` (any value). It changes no result.
inline void prefetch([[maybe_unused]] const void* address) {
#if defined(__GNUC__)
    __builtin_prefetch(address);
#endif
}

} // namespace arkanong
