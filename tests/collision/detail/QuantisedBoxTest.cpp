#include "arkanong/collision/detail/QuantisedBox.hpp"

#include "arkanong/collision/detail/NearPairs.hpp"
#include "collision/Areas.hpp"

#include <array>

using namespace arkanong::test;

TEST_CASE("testing a quantised box against four at once equals testing against each", "[collision]") {
    Random random(6);
    const QuantisationScale scale(bounds);
    std::vector<QuantisedBox> others(QuantisedBox::batch);
    for (int i = 0; i < 5000; ++i) {
        const QuantisedBox one = scale.of(randomArea(random, 250.0, 150.0));
        for (QuantisedBox& other : others)
            other = random.unit() < 0.2 ? QuantisedBox() : scale.of(randomArea(random, 250.0, 150.0));
        const unsigned found = one.overlapped(others.data());
        for (unsigned bit = 0; bit < QuantisedBox::batch; ++bit)
            REQUIRE((found >> bit & 1U) == (one.overlaps(others[bit]) ? 1U : 0U));
        CHECK(QuantisedBox().overlapped(others.data()) == 0);
    }
}

TEST_CASE("a quantised box that is inside the borders touches none", "[collision]") {
    Random random(7);
    for (const Box& arena : {bounds, Box{{1e5, -1e5}, {1e5 + 700, 300 - 1e5}}}) {
        const QuantisationScale scale(arena);
        int inside = 0;
        for (int i = 0; i < 20000; ++i) {
            const Vec2 corner = arena.low + randomVec2(random, 400.0);
            const Box area = boxOf(corner, corner + randomVec2(random, 50.0));
            if (!scale.of(area).inside()) continue;
            ++inside;
            REQUIRE(holds(grown(arena, -1e-3), area));
        }
        CHECK(inside > 1000);
        const Vec2 hair{0.05, 0.05};
        CHECK(scale.of({arena.low + hair, arena.high - 2.0 * hair}).inside());
        CHECK_FALSE(scale.of({arena.low, arena.low + hair}).inside());
        CHECK_FALSE(scale.of({arena.high - hair, arena.high}).inside());
        CHECK_FALSE(scale.of({{-1e9, -1e9}, {1e9, 1e9}}).inside());
    }
}

TEST_CASE("near pairs are those whose quantised boxes overlap", "[collision]") {
    Random random(8);
    const QuantisationScale scale(bounds);
    constexpr Slot count = 30;
    std::vector<QuantisedBox> quantisedBoxes;
    for (Slot slot = 0; slot < count; ++slot)
        quantisedBoxes.push_back(scale.of(randomArea(random, 250.0, 150.0)));
    quantisedBoxes.resize(count + QuantisedBox::batch);
    const QuantisedBox one = scale.of({{0, 0}, {200, 100}});
    NearPairs pairs;
    pairs.add({5, 6});
    pairs.makeRoom(count + QuantisedBox::batch);
    pairs.collect(7, one, quantisedBoxes.data(), std::array{BallGrid::Stretch{0, count}});
    CHECK(pairs.begin()[0].slot == 5);
    CHECK(pairs.begin()[0].other == 6);
    std::size_t next = 1;
    for (Slot slot = 0; slot < count; ++slot) {
        if (!one.overlaps(quantisedBoxes[slot])) continue;
        REQUIRE(next < pairs.size());
        CHECK(pairs.begin()[next].slot == 7);
        CHECK(pairs.begin()[next++].other == slot);
    }
    CHECK(next == pairs.size());
    CHECK(next > 3);
}

TEST_CASE("where boxes overlap, their quantised boxes overlap", "[collision]") {
    Random random(5);
    const QuantisationScale scale(bounds);
    int overlaps = 0, close = 0;
    for (int i = 0; i < 20000; ++i) {
        const Box a = randomArea(random, 250.0, 150.0), b = randomArea(random, 250.0, 150.0);
        const bool said = scale.of(a).overlaps(scale.of(b));
        CHECK(said == scale.of(b).overlaps(scale.of(a)));
        if (overlap(a, b)) REQUIRE(said);
        overlaps += overlap(a, b) ? 1 : 0;
        // Outside the bounds everything counts as their edge.
        const bool inside = holds(bounds, a) && holds(bounds, b);
        if (inside && said) close += overlap(grown(a, 0.02), b) ? 0 : 1;
    }
    CHECK(overlaps > 1000);
    CHECK(close == 0);
    CHECK_FALSE(QuantisedBox().overlaps(QuantisedBox()));
    CHECK_FALSE(QuantisedBox().overlaps(scale.of({{-1e9, -1e9}, {1e9, 1e9}})));
    CHECK_FALSE(scale.of({{-1e9, -1e9}, {1e9, 1e9}}).overlaps(QuantisedBox()));
}
