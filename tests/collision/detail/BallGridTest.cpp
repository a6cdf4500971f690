#include "arkanong/collision/detail/BallGrid.hpp"

#include "collision/Areas.hpp"

#include <algorithm>
#include <cstdlib>

using namespace arkanong::test;

namespace {

/// Sorts the table for an interval of `span` seconds, which is not the first of its step.
void sort(BallGrid& grid, BallTable& table, const Raster& cells, const Box& arena, double span = 0.0,
          double drift = 0.0) {
    Interval interval;
    interval.first = false;
    interval.span = span;
    interval.drift = drift;
    interval.cells = cells;
    interval.scale = QuantisationScale(arena);
    interval.largestLocal = 4.0;
    HomeCells homes;
    homes.resize(table.size());
    homes.find(table, 0.0, interval, 0, static_cast<Slot>(table.size()));
    grid.sort(table, homes, interval);
}

/// Balls at rest, sorted into the cells of a grid.
struct SortedBalls {
    BallTable table;
    BallGrid grid;

    SortedBalls(const Box& arena, double cellSize, const std::vector<Vec2>& centres) {
        for (const Vec2 centre : centres)
            table.add({centre, {}}, 4.0);
        sort(grid, table, Raster(arena, cellSize, 4.0 * static_cast<double>(centres.size()) + 16.0, 1),
             arena);
    }

    /// The balls that the grid reports around `area`, sorted.
    std::vector<std::uint32_t> visited(const Box& area) const {
        std::vector<std::uint32_t> balls;
        grid.visit(area, [&](BallGrid::Stretch stretch) { name(stretch, balls); });
        std::sort(balls.begin(), balls.end());
        return balls;
    }
    void name(BallGrid::Stretch stretch, std::vector<std::uint32_t>& balls) const {
        for (Slot slot = stretch.first; slot < stretch.last; ++slot)
            balls.push_back(table.records[slot].ball);
    }
};

std::vector<Vec2> randomCentres(Random& random, std::size_t count) {
    std::vector<Vec2> centres;
    for (std::size_t i = 0; i < count; ++i)
        centres.push_back(randomVec2(random, 500.0)); // Many are outside the bounds.
    return centres;
}

} // namespace

TEST_CASE("the ball grid reports each ball of an area exactly once, for cells of any size", "[collision]") {
    const double cellSize = GENERATE(1.0, 18.0, 100.0, 1e6);
    Random random(1);
    const std::vector<Vec2> centres = randomCentres(random, 300);
    const SortedBalls balls(bounds, cellSize, centres);
    for (int i = 0; i < 500; ++i) {
        const Box area = randomArea(random, 600.0, 200.0);
        const auto named = balls.visited(area);
        REQUIRE(nobodyTwice(named));
        for (BallIndex ball = 0; ball < centres.size(); ++ball)
            if (nearestPoint(area, centres[ball]) == centres[ball]) REQUIRE(contains(named, ball));
    }
}

TEST_CASE("a query of a small area of a fine ball grid tests few balls", "[collision]") {
    Random random(2);
    const std::vector<Vec2> centres = randomCentres(random, 1000);
    const SortedBalls balls({{-500, -500}, {500, 500}}, 20.0, centres);
    std::size_t most = 0;
    for (int i = 0; i < 100; ++i)
        most = std::max(most, balls.visited(boxAround(randomVec2(random, 400.0), {5, 5})).size());
    CHECK(most < 20);
}

TEST_CASE("every pair of balls in neighbouring cells is found from exactly one of them", "[collision]") {
    Random random(4);
    const std::vector<Vec2> centres = randomCentres(random, 300);
    const SortedBalls balls(bounds, 30.0, centres);
    const Raster& raster = balls.grid.raster();
    std::vector<std::vector<std::uint32_t>> met(centres.size());
    for (Slot slot = 0; slot < balls.grid.sortedCount(); ++slot) {
        const BallRecord& record = balls.table.records[slot];
        for (const BallGrid::Stretch stretch : balls.grid.cells().after(slot, record.home))
            balls.name(stretch, met[record.ball]);
    }
    for (BallIndex a = 0; a < centres.size(); ++a)
        for (BallIndex b = 0; b < a; ++b) {
            const bool near = std::abs(raster.columnOf(centres[a].x) - raster.columnOf(centres[b].x)) <= 1 &&
                              std::abs(raster.rowOf(centres[a].y) - raster.rowOf(centres[b].y)) <= 1;
            const auto times =
                std::count(met[a].begin(), met[a].end(), b) + std::count(met[b].begin(), met[b].end(), a);
            REQUIRE(times == (near ? 1 : 0));
        }
}

TEST_CASE("sorting again keeps the properties of each ball and leaves out removed ones", "[collision]") {
    SortedBalls balls({{0, 0}, {100, 100}}, 10.0, {{90, 90}, {10, 10}, {50, 50}});
    balls.table.records[balls.table.slots[2]].removed = true;
    balls.table.records[balls.table.slots[0]].contacts = 7;
    balls.table.trajectories[balls.table.slots[0]] = {{5, 5}, {}};
    const Raster raster = balls.grid.raster();
    sort(balls.grid, balls.table, raster, {{0, 0}, {100, 100}});
    CHECK(balls.visited({{0, 0}, {100, 100}}) == std::vector<std::uint32_t>{0, 1});
    CHECK(balls.table.trajectories[balls.table.slots[0]].start == Vec2{5, 5});
    CHECK(balls.table.records[balls.table.slots[0]].contacts == 7);
    CHECK(balls.table.trajectories[balls.table.slots[1]].start == Vec2{10, 10});
}

TEST_CASE("removed balls are behind all others after a sort, with all that is known of them", "[collision]") {
    SortedBalls balls({{0, 0}, {100, 100}}, 10.0, {{90, 90}, {10, 10}, {50, 50}});
    balls.table.records[balls.table.slots[2]].removed = true;
    sort(balls.grid, balls.table, Raster(balls.grid.raster()), {{0, 0}, {100, 100}});
    REQUIRE(balls.table.size() == 3);
    const Slot last = balls.table.slotOf(2);
    CHECK(last == 2);
    CHECK(balls.table.records[last].removed);
    CHECK(balls.table.trajectories[last].start == Vec2{50, 50});
}

TEST_CASE("each ball is found in its slot after the balls of a cell were put in order", "[collision]") {
    SortedBalls balls({{0, 0}, {100, 100}}, 200.0, {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}});
    BallTable& table = balls.table;
    std::reverse(table.records.begin(), table.records.end());
    std::reverse(table.trajectories.begin(), table.trajectories.end());
    table.orderWithinCells();
    for (BallIndex ball = 0; ball < table.size(); ++ball) {
        CHECK(table.slotOf(ball) == ball);
        CHECK(table.records[ball].ball == ball);
        CHECK(table.trajectories[ball].start == Vec2{1.0 + ball, 0.0});
    }
}

TEST_CASE("the first sort of a step moves balls to its beginning and counts contacts anew", "[collision]") {
    SortedBalls balls({{0, 0}, {100, 100}}, 10.0, {{90, 90}, {10, 10}});
    balls.table.records[balls.table.slots[1]].contacts = 7;
    balls.table.trajectories[balls.table.slots[1]].velocity = {40, 80};
    Interval interval;
    interval.cells = balls.grid.raster();
    interval.scale = QuantisationScale({{0, 0}, {100, 100}});
    HomeCells homes;
    homes.resize(2);
    homes.find(balls.table, 0.5, interval, 0, 2);
    balls.grid.sort(balls.table, homes, interval);
    const Slot moved = balls.table.slots[1];
    CHECK(balls.table.trajectories[moved].start == Vec2{30, 50});
    CHECK(balls.table.records[moved].home == balls.grid.raster().cellAt({30, 50}));
    CHECK(balls.table.records[moved].contacts == 0);
}

TEST_CASE("balls of some rows are sorted into another table, where neighbours are found", "[collision]") {
    Random random(9);
    const std::vector<Vec2> centres = randomCentres(random, 3000);
    SortedBalls all(bounds, 12.0, centres);
    const Raster& raster = all.grid.raster();
    Interval interval;
    interval.cells = raster;
    interval.scale = QuantisationScale(bounds);
    HomeCells homes;
    homes.resize(centres.size());
    homes.find(all.table, 0.0, interval, 0, static_cast<Slot>(centres.size()));
    BallGrid part;
    BallTable table;
    part.sort(all.table, homes, interval, {5, 11}, table);
    REQUIRE(table.size() > 200);
    std::size_t expected = 0;
    for (const Vec2 centre : centres) {
        const int row = raster.rowOf(centre.y);
        expected += row >= 5 && row < 11 ? 1 : 0;
    }
    CHECK(table.size() == expected);
    for (Slot slot = 0; slot < table.size(); ++slot) {
        const BallRecord& record = table.records[slot];
        CHECK(table.trajectories[slot].start == all.table.trajectories[all.table.slots[record.ball]].start);
        const int row = raster.rowOfCell(record.home);
        CHECK(slot >= part.startOfRow(row));
        CHECK(slot < part.startOfRow(row + 1));
        bool itself = false;
        for (const BallGrid::Stretch stretch : part.cells().around(record.home)) {
            REQUIRE(stretch.last <= table.size());
            itself = itself || (stretch.first <= slot && slot < stretch.last);
        }
        CHECK(itself);
    }
}

TEST_CASE("an area that only touches a ball's centre finds it", "[collision]") {
    const Vec2 centre{20, 40}; // on the corner of four cells
    const SortedBalls balls({{0, 0}, {100, 100}}, 20.0, {centre});
    CHECK(balls.visited({centre, centre}).size() == 1);
    CHECK(balls.visited({centre, {90, 90}}).size() == 1);
    CHECK(balls.visited({{0, 0}, centre}).size() == 1);
}

TEST_CASE("a grid without balls reports none", "[collision]") {
    CHECK(SortedBalls(bounds, 18.0, {}).visited(bounds).empty());
}

TEST_CASE("bounds of size zero make a grid of one cell", "[collision]") {
    CHECK(SortedBalls({}, 18.0, {{-5, 9}, {1e6, -1e6}}).visited({{3, 3}, {4, 4}}).size() == 2);
}

TEST_CASE("sorting gives quantised boxes to cell-local balls", "[collision]") {
    BallTable table;
    table.add({{20, 20}, {10, 0}}, 4.0);
    table.add({{50, 50}, {0, -10.1}}, 4.0);
    const QuantisationScale scale(bounds);
    BallGrid grid;
    sort(grid, table, Raster(bounds, 10.0, 1e3, 1), bounds, 2.0, 10.0); // Half paths of 10 and 10.1 px.
    CHECK(table.quantisedBoxes[table.slots[0]].overlaps(scale.of({{43, 20}, {44, 20}})));
    CHECK_FALSE(table.quantisedBoxes[table.slots[0]].overlaps(scale.of({{45, 20}, {46, 20}})));
    CHECK(table.quantisedBoxes[table.slots[1]].empty());
}

TEST_CASE("a ball that is larger than most has no quantised box", "[collision]") {
    BallTable table;
    table.add({{20, 20}, {}}, 4.0);
    table.add({{50, 50}, {}}, 4.1);
    BallGrid grid;
    sort(grid, table, Raster(bounds, 10.0, 1e3, 1), bounds, 2.0, 10.0);
    CHECK_FALSE(table.quantisedBoxes[table.slots[0]].empty());
    CHECK(table.quantisedBoxes[table.slots[1]].empty());
}

TEST_CASE("a ball grid of a huge arena needs little memory", "[collision]") {
    const Box vast{{-1e9, -1e9}, {1e9, 1e9}};
    CHECK(SortedBalls(vast, 1.0, {{5, 5}}).visited(boxAround({5, 5}, {1, 1})).size() == 1);
    CHECK(Raster(vast, 1.0, 100.0).cellCount() <= 100);
}
