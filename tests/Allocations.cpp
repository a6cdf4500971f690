#include "Allocations.hpp"

#if !defined(ARKANONG_HEAP_IS_WATCHED)
#include <cstdlib>
#include <new>

namespace arkanong::test {

namespace {

HeapUse use;

} // namespace

const HeapUse& heapUse() { return use; }

} // namespace arkanong::test

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmismatched-new-delete" // Of new, where only delete is expanded in place.
#endif
void* operator new(std::size_t size) {
    ++arkanong::test::use.allocations;
    arkanong::test::use.bytes += size;
    if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif
