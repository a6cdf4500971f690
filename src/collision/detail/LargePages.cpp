#include "arkanong/collision/detail/LargePages.hpp"

#include <new>

#if defined(__linux__)
#include <cstdint>
#include <sys/mman.h>
#endif

namespace arkanong {

#if defined(__linux__)

void* keepAlignedPart(void* mapped, std::size_t bytes) {
    char* const begin = static_cast<char*>(mapped);
    const std::size_t before = (largePage - reinterpret_cast<std::uintptr_t>(begin) % largePage) % largePage;
    if (before > 0) munmap(begin, before);
    munmap(begin + before + bytes, largePage - before);
    return begin + before;
}

// Not from the heap: between aligned blocks that come and go it leaves holes that it never fills again.
void* largeBlock(std::size_t bytes) {
    void* const mapped =
        mmap(nullptr, bytes + largePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED) throw std::bad_alloc();
    void* const block = keepAlignedPart(mapped, bytes);
    // If the system refuses large pages, the block only becomes slower.
    static_cast<void>(madvise(block, bytes, MADV_HUGEPAGE));
    return block;
}

void freeLargeBlock(void* address, std::size_t bytes) noexcept { munmap(address, bytes); }

#else

void* largeBlock(std::size_t bytes) { return ::operator new (bytes, std::align_val_t{largePage}); }

void freeLargeBlock(void* address, std::size_t /*bytes*/) noexcept {
    ::operator delete (address, std::align_val_t{largePage});
}

#endif

} // namespace arkanong
