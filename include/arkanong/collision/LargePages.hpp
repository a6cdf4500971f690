#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace arkanong {

inline constexpr std::size_t largePage = std::size_t{2} << 20U; ///< Bytes.

/// A block of `bytes` bytes, which is a multiple of largePage, at an address that is one, too: in pages of that size if the
/// system has them. It changes no result: a processor finds the data of a large crowd sooner in few pages. Throws
/// std::bad_alloc.
[[nodiscard]] void* largeBlock(std::size_t bytes);
/// Gives a block of largeBlock() back to the system at once.
void freeLargeBlock(void* address, std::size_t bytes) noexcept;

/// Allocates large blocks in pages of their own that are large, and others as usual.
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

/// A vector of which there may be one element or more for each of a hundred thousand balls.
template <typename T>
using LargeVector = std::vector<T, LargePageAllocator<T>>;

} // namespace arkanong
