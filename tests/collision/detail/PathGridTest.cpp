#include "arkanong/collision/detail/PathGrid.hpp"

#include "collision/Areas.hpp"

#include <algorithm>

using namespace arkanong::test;

TEST_CASE("a path has no mark where its quantised box does not reach", "[collision]") {
    Random random(10);
    const QuantisationScale scale(bounds);
    int quiet = 0;
    for (int i = 0; i < 2000; ++i) {
        PathGrid grid;
        grid.reset(Raster(bounds, 50.0, 1000.0));
        const QuantisedBox path = scale.of(randomArea(random, 250.0, 40.0));
        const QuantisedBox other = scale.of(randomArea(random, 250.0, 40.0));
        CHECK_FALSE(grid.mayMeet(other));
        grid.add(0, 1, bounds, path);
        CHECK(grid.mayMeet(path));
        if (path.overlaps(other)) REQUIRE(grid.mayMeet(other));
        quiet += grid.mayMeet(other) ? 0 : 1;
    }
    CHECK(quiet > 1000);
}

TEST_CASE("a path is found in every cell that it crosses until it is stale", "[collision]") {
    Random random(6);
    const QuantisationScale scale(bounds);
    PathGrid grid;
    grid.reset(Raster(bounds, 50.0, 1000.0));
    std::vector<Box> paths;
    for (Slot slot = 0; slot < 100; ++slot) {
        paths.push_back(randomArea(random, 300.0, 150.0));
        grid.add(slot, 1, paths.back(), scale.of(paths.back()));
    }
    const auto namedAround = [&](const Box& area, auto&& current) {
        std::vector<std::uint32_t> slots;
        grid.visit(area, scale.of(area), [&](Slot slot, std::uint32_t) {
            if (!current(slot)) return false;
            slots.push_back(slot);
            return true;
        });
        std::sort(slots.begin(), slots.end());
        return slots;
    };
    const auto everyone = [](Slot) { return true; };
    for (int i = 0; i < 300; ++i) {
        const Box area = randomArea(random, 300.0, 100.0);
        const auto slots = namedAround(area, everyone);
        for (Slot slot = 0; slot < paths.size(); ++slot)
            if (overlap(area, paths[slot])) REQUIRE(contains(slots, slot));
    }
    namedAround({{-1e4, -1e4}, {1e4, 1e4}}, [](Slot slot) { return slot >= 50; });
    for (const Slot slot : namedAround({{-1e4, -1e4}, {1e4, 1e4}}, everyone))
        CHECK(slot >= 50);
}
