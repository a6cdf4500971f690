#include "Catch.hpp"
#include "Scene.hpp"

#include <cstdlib>
#include <new>

// Counts what the test program asks of the heap. Under AddressSanitizer its own counting must stay in place.

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ARKANONG_HEAP_IS_WATCHED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define ARKANONG_HEAP_IS_WATCHED
#endif

#if !defined(ARKANONG_HEAP_IS_WATCHED)

namespace {

std::size_t allocations = 0;

} // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace arkanong;
using namespace arkanong::test;

TEST_CASE("a steady step of the world asks nothing of the heap", "[sim]") {
    const int balls = GENERATE(5, 400);
    Level level = levelOf({}, {hexagonAt({300.0, 360.0}, 40.0), hexagonAt({660.0, 330.0}, 48.0)});
    level.hexagons[1].spin = 0.3;
    level.hexagons[0].pathEnd = {400.0, 360.0};
    level.hexagons[0].pathSpeed = 60.0;
    for (int column = 0; column < tuning::brickColumns; ++column)
        level.bricks.push_back({column, 0, BrickKind::Steel, 1});

    Scene scene = Scene::sandbox(level);
    for (int i = 0; i < balls; ++i)
        scene.world.putBall({40.0 + 21.0 * (i % 40), 500.0 + 19.0 * (i / 40)},
                            {300.0 - 7.0 * (i % 80), -310.0}, Side::Blue);
    scene.move(Side::Blue, 90, -30);
    const auto play = [&scene](int ticks) {
        std::size_t contacts = 0;
        for (int i = 0; i < ticks; ++i) {
            scene.events.clear();
            scene.step();
            contacts += scene.world.collisions().contactCount();
        }
        return contacts;
    };
    play(1200);
    const std::size_t before = allocations;
    const std::size_t contacts = play(240);
    const std::size_t asked = allocations - before;
    REQUIRE(before > 0); // The counting works.
    CHECK(contacts > 10);
    CHECK(asked == 0);
}

#endif
