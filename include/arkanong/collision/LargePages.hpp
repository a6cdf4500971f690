#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <vector>

namespace arkanong {

inline constexpr std::size_t largePage = std::size_t{2} << 20U; ///< Bytes.

/// Hints the system to put `bytes` bytes at `address`, a multiple of largePage, into pages of that size. It changes no
/// result: a processor finds the data of a large crowd sooner where few pages hold it.
void adviseLargePages(void* address, std::size_t bytes);

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
        void* const address = ::operator new (roundedUp(count), std::align_val_t{largePage});
        adviseLargePages(address, roundedUp(count));
        return static_cast<T*>(address);
    }
    void deallocate(T* address, std::size_t count) {
        if (isLarge(count))
            ::operator delete (address, std::align_val_t{largePage});
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
