#pragma once

#include <cstddef>

// Counts what the test program asks of the heap. Sanitizers that watch the heap have an operator new of their own: there
// nothing is counted.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ARKANONG_HEAP_IS_WATCHED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ARKANONG_HEAP_IS_WATCHED
#endif

#if !defined(ARKANONG_HEAP_IS_WATCHED)
namespace arkanong::test {

/// What all calls of operator new so far have asked for. Freed memory stays counted.
struct HeapUse {
    std::size_t allocations = 0;
    std::size_t bytes = 0;
};
const HeapUse& heapUse();

} // namespace arkanong::test
#endif
