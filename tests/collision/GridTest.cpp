#include "Catch.hpp"
#include "arkanong/collision/BallGrid.hpp"
#include "arkanong/collision/NearPairs.hpp"
#include "arkanong/collision/ObstacleGrid.hpp"
#include "arkanong/collision/PathGrid.hpp"
#include "collision/Symmetry.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

// A grid may report too much, but nothing twice and never too little.

using namespace arkanong;
using namespace arkanong::test;

namespace {

constexpr Box bounds{{-100, -50}, {300, 250}};

/// The objects that the grid reports around `area`, sorted.
template <typename Grid>
std::vector<std::uint32_t> visited(const Grid& grid, const Box& area) {
    std::vector<std::uint32_t> numbers;
    grid.visit(area, [&](std::uint32_t number) { numbers.push_back(number); });
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

bool nobodyTwice(const std::vector<std::uint32_t>& numbers) {
    return std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end();
}

bool contains(const std::vector<std::uint32_t>& numbers, std::uint32_t number) {
    return std::binary_search(numbers.begin(), numbers.end(), number);
}

Box randomArea(Random& random, double reach, double size) {
    const Vec2 corner = randomVec2(random, reach);
    return boxOf(corner, corner + randomVec2(random, size));
}

std::vector<std::uint32_t> numbered(std::size_t count) {
    std::vector<std::uint32_t> numbers;
    for (std::size_t i = 0; i < count; ++i)
        numbers.push_back(static_cast<std::uint32_t>(i));
    return numbers;
}

/// Sorts the table for an interval of `span` seconds, which is not the first of its step.
void sort(BallGrid& grid, BallTable& table, const Raster& cells, const Box& arena, double span = 0.0,
          double drift = 0.0) {
    Interval interval;
    interval.first = false;
    interval.span = span;
    interval.drift = drift;
    interval.cells = cells;
    interval.scale = QuantisationScale(arena);
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

Obstacle boxObstacle(Vec2 centre, Vec2 halfSize) {
    Obstacle box;
    box.centre = centre;
    box.halfSize = halfSize;
    box.reach = length(halfSize);
    return box;
}

} // namespace

TEST_CASE("the ball grid reports each ball of an area exactly once, whatever the size of its cells",
          "[collision]") {
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

TEST_CASE("the first sort of a step moves balls on to its beginning and counts their contacts anew",
          "[collision]") {
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

TEST_CASE("only the balls of some rows are sorted into another table, and their neighbours are found there",
          "[collision]") {
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

TEST_CASE("the obstacle grid reports each obstacle of an area exactly once", "[collision]") {
    Random random(3);
    std::vector<Obstacle> obstacles;
    for (int i = 0; i < 200; ++i) {
        const Vec2 centre = randomVec2(random, 500.0);
        obstacles.push_back(boxObstacle(centre, {random.between(0.0, 90.0), random.between(0.0, 90.0)}));
    }
    ObstacleGrid grid;
    grid.build(bounds, obstacles, numbered(obstacles.size()), 0.0);
    for (int i = 0; i < 500; ++i) {
        const Box area = randomArea(random, 600.0, 200.0);
        const auto numbers = visited(grid, area);
        REQUIRE(nobodyTwice(numbers));
        for (std::uint32_t number = 0; number < obstacles.size(); ++number)
            if (overlap(area, obstacles[number].boundsWithin(0.0))) REQUIRE(contains(numbers, number));
    }
}

TEST_CASE("a spinning polygon is found wherever a corner may get", "[collision]") {
    Obstacle rod; // 120 px to either side once it has turned.
    rod.reach = 120.0;
    rod.cornerCount = 2;
    rod.spin = 1.0;
    ObstacleGrid grid;
    grid.build({{-500, -500}, {500, 500}}, {rod}, {0}, 0.0);
    CHECK(visited(grid, boxAround({0, 119}, {1, 1})).size() == 1);
    CHECK(visited(grid, boxAround({-119, 0}, {1, 1})).size() == 1);
    CHECK(visited(grid, boxAround({400, 400}, {1, 1})).empty());
}

TEST_CASE("the obstacle grid leaves out removed and distant obstacles", "[collision]") {
    std::vector<Obstacle> obstacles{boxObstacle({0, 0}, {5, 5}), boxObstacle({200, 200}, {5, 5})};
    obstacles[1].alive = false;
    ObstacleGrid grid;
    grid.build(bounds, obstacles, {0, 1}, 0.0);
    CHECK(visited(grid, bounds) == std::vector<std::uint32_t>{0});
    CHECK(visited(grid, boxAround({200, 0}, {5, 5})).empty());
}

TEST_CASE("the obstacle grid finds a moving obstacle wherever it gets in the step", "[collision]") {
    std::vector<Obstacle> obstacles{boxObstacle({0, 0}, {5, 5})};
    obstacles[0].velocity = {200, 0};
    ObstacleGrid grid;
    grid.build(bounds, obstacles, {0}, 1.0);
    CHECK(visited(grid, boxAround({200, 0}, {1, 1})).size() == 1);
    CHECK(visited(grid, boxAround({100, 0}, {1, 1})).size() == 1);
    CHECK(visited(grid, boxAround({250, 0}, {1, 1})).empty());
}

TEST_CASE("a grid without obstacles, or with bounds of size zero, works", "[collision]") {
    ObstacleGrid grid;
    CHECK(visited(grid, bounds).empty());
    grid.build({}, {}, {}, 0.0);
    CHECK(visited(grid, bounds).empty());
    grid.build({}, {boxObstacle({300, 300}, {5, 5})}, {0}, 0.0);
    CHECK(visited(grid, boxAround({300, 300}, {1, 1})).size() == 1);
}

TEST_CASE("a huge arena needs little memory", "[collision]") {
    const Box vast{{-1e9, -1e9}, {1e9, 1e9}};
    ObstacleGrid obstacles;
    obstacles.build(vast, {boxObstacle({5, 5}, {20, 10})}, {0}, 0.0);
    CHECK(visited(obstacles, boxAround({0, 0}, {1, 1})).size() == 1);
    CHECK(SortedBalls(vast, 1.0, {{5, 5}}).visited(boxAround({5, 5}, {1, 1})).size() == 1);
    CHECK(Raster(vast, 1.0, 100.0).cellCount() <= 100);
}
