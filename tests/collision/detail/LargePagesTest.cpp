#include "arkanong/collision/detail/LargePages.hpp"

#if defined(__linux__)

#include "Catch.hpp"

#include <algorithm>
#include <cstdint>
#include <sys/mman.h>
#include <unistd.h>

using namespace arkanong;

namespace {

const std::size_t smallPage = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));

/// Whether the small page at this address is mapped.
bool isMapped(char* page) {
    unsigned char resident = 0;
    return mincore(page, smallPage, &resident) == 0;
}

/// How many small pages of a range are mapped.
std::size_t mappedPages(char* begin, std::size_t bytes) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < bytes; at += smallPage)
        if (isMapped(begin + at)) ++count;
    return count;
}

char* mapRoom(std::size_t bytes) {
    void* const mapped = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    REQUIRE(mapped != MAP_FAILED);
    return static_cast<char*>(mapped);
}

} // namespace

TEST_CASE("wherever a mapping begins, exactly its aligned part is kept", "[collision]") {
    const std::size_t bytes = GENERATE(1U, 3U) * largePage;
    const std::size_t pages = GENERATE(as<std::size_t>{}, 0, 1, largePage / smallPage - 1);
    char* const room = mapRoom(bytes + 3 * largePage);
    char* const aligned = room + largePage - reinterpret_cast<std::uintptr_t>(room) % largePage;
    char* const mapped = aligned + pages * smallPage;
    char* const kept = static_cast<char*>(keepAlignedPart(mapped, bytes));
    char* const end = mapped + bytes + largePage;
    CAPTURE(pages);
    REQUIRE(kept == (pages == 0 ? aligned : aligned + largePage));
    CHECK(mappedPages(kept, bytes) == bytes / smallPage);
    CHECK(mappedPages(mapped, static_cast<std::size_t>(kept - mapped)) == 0);
    CHECK(mappedPages(kept + bytes, static_cast<std::size_t>(end - kept) - bytes) == 0);
    CHECK(isMapped(mapped - smallPage));
    CHECK(isMapped(end));
    munmap(room, bytes + 3 * largePage);
}

TEST_CASE("a large block is aligned, can be filled and is returned at once", "[collision]") {
    constexpr std::size_t bytes = 2 * largePage;
    char* const block = static_cast<char*>(largeBlock(bytes));
    CHECK(reinterpret_cast<std::uintptr_t>(block) % largePage == 0);
    std::fill(block, block + bytes, 'x');
    CHECK(std::count(block, block + bytes, 'x') == static_cast<std::ptrdiff_t>(bytes));
    freeLargeBlock(block, bytes);
    CHECK(mappedPages(block, bytes) == 0);
}

#endif
