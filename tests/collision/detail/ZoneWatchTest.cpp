#include "arkanong/collision/detail/ZoneWatch.hpp"

#include "Catch.hpp"

// What a stripe notes for its neighbours.

using namespace arkanong::test;

TEST_CASE("a stripe notes an own ball that gets too far and a stranger that comes too near", "[collision]") {
    // Rows of 10 px with one ball each; the stripe owns rows 20 to 40 of 60.
    const Raster raster({{0.0, 0.0}, {10.0, 600.0}}, 10.0, 1e6);
    const StripeRows rows{20, 40, 60};
    const auto startOfRow = [&](int row) { return static_cast<Slot>(row - rows.haloFirst()); };
    const auto slotIn = [&](int row) { return startOfRow(row); };
    const auto strays = [&](int row, double top, double bottom) {
        ZoneWatch watch;
        watch.start(rows, raster, startOfRow);
        watch.notePath(slotIn(row), {{0.0, top}, {1.0, bottom}});
        return watch.strayed();
    };
    CHECK_FALSE(strays(39, 390.0, 420.0)); // A shared ball may get two rows beyond the border,
    CHECK(strays(39, 390.0, 420.1));       // and not farther.
    CHECK_FALSE(strays(36, 360.0, 380.0)); // One that is not shared must stay two rows within it.
    CHECK(strays(36, 360.0, 380.1));
    CHECK_FALSE(strays(20, 180.0, 210.0));
    CHECK(strays(20, 179.9, 210.0));
    CHECK_FALSE(strays(23, 220.0, 240.0));
    CHECK(strays(23, 219.9, 240.0));
    CHECK_FALSE(strays(42, 0.0, 600.0)); // Where others' balls get is their stripe's business.

    const auto strayedBy = [&](int one, int other) {
        ZoneWatch watch;
        watch.start(rows, raster, startOfRow);
        watch.noteMeeting(slotIn(one), slotIn(other));
        return watch.strayed();
    };
    CHECK_FALSE(strayedBy(39, 42)); // The neighbour shares what it finds about row 42,
    CHECK(strayedBy(39, 43));       // but not about row 43.
    CHECK_FALSE(strayedBy(20, 17));
    CHECK(strayedBy(16, 20));
    CHECK_FALSE(strayedBy(43, 44));
}

TEST_CASE("stripes at the ends of the arena have nobody beyond", "[collision]") {
    const Raster raster({{0.0, 0.0}, {10.0, 600.0}}, 10.0, 1e6);
    const StripeRows rows{0, 60, 60};
    ZoneWatch watch;
    watch.start(rows, raster, [](int row) { return static_cast<Slot>(row); });
    watch.notePath(0, {{0.0, -1e9}, {1.0, 1e9}});
    watch.noteChange(0, 0, {});
    CHECK_FALSE(watch.strayed());
    CHECK(watch.changesAtTop().empty());
    CHECK(watch.changesAtBottom().empty());
}

TEST_CASE("changes of a shared ball are equal only to the last bit", "[collision]") {
    const ZoneWatch::Change change{3, {{0.0, 1.0}, {2.0, 3.0}}};
    CHECK(change == ZoneWatch::Change{3, {{0.0, 1.0}, {2.0, 3.0}}});
    CHECK_FALSE(change == ZoneWatch::Change{4, {{0.0, 1.0}, {2.0, 3.0}}});
    CHECK_FALSE(change == ZoneWatch::Change{3, {{-0.0, 1.0}, {2.0, 3.0}}});
}
