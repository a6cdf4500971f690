#include "arkanong/collision/LargePages.hpp"

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace arkanong {

void adviseLargePages([[maybe_unused]] void* address, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__)
    // Where the system refuses, nothing is lost but time.
    (void)madvise(address, bytes, MADV_HUGEPAGE);
#endif
}

} // namespace arkanong
