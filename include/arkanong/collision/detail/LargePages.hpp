#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace arkanong {

inline constexpr std::size_t largePage = std::size_t{2} << 20U; ///< Bytes.

/// Allocates `bytes` bytes (a multiple of largePage), aligned to largePage, in pages of that size if the
/// system has them. Fewer pages mean fewer TLB misses with many balls; no result depends on it. Throws
/// std::bad_alloc.
[[nodiscard]] void* largeBlock(std::size_t bytes);
/// Returns a block of largeBlock() to the system at once.
void freeLargeBlock(void* address, std::size_t bytes) noexcept;

/// Keeps `bytes` bytes of a mapping of `bytes` + largePage, from its first multiple of largePage on, and returns the rest
/// to the system. `mapped` and `bytes` are multiples of the system's page size. Only on Linux.
void* keepAlignedPart(void* mapped, std::size_t bytes);

/// Allocates large blocks by largeBlock(), and small ones by std::allocator.
template <typename T>
class LargePageAllocator {
  public:
    using value_type = T;

    LargePageAllocator() = default;
    template <typename Other>
    explicit LargePageAllocator(const LargePageAllocator<Other>&) {}

    T* allocate(std::size_t count) {
        if (!isLarge(count)) return std::allocator<T>().allocate(count);
        return static_cast<T*>(largeBlock(roundedUp(count)));
    }
    void deallocate(T* address, std::size_t count) {
        if (isLarge(count))
            freeLargeBlock(address, roundedUp(count));
        else
            std::allocator<T>().deallocate(address, count);
    }
    friend bool operator==(const LargePageAllocator&, const LargePageAllocator&) { return true; }
    friend bool operator!=(const LargePageAllocator&, const LargePageAllocator&) { return false; }

  private:
    // A smaller block would leave most of its page unused.
    static bool isLarge(std::size_t count) { return count >= largePage / 4 / sizeof(T); }
    static std::size_t roundedUp(std::size_t count) {
        return (count * sizeof(T) + largePage - 1) / largePage * largePage;
    }
};

/// A vector with one element or more for each ball, of which there can be a hundred thousand.
template <typename T>
using LargeVector = std::vector<T, LargePageAllocator<T>>;

} // namespace arkanong
