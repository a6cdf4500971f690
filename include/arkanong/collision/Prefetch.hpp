#pragma once

namespace arkanong {

/// Asks for the cache line at `address`, which may be anywhere, before it is needed. Changes no result.
inline void prefetch([[maybe_unused]] const void* address) {
#if defined(__GNUC__)
    __builtin_prefetch(address);
#endif
}

} // namespace arkanong
