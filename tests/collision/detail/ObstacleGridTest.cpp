#include "arkanong/collision/detail/ObstacleGrid.hpp"

#include "collision/Areas.hpp"

#include <algorithm>

using namespace arkanong::test;

namespace {

/// The objects that the grid reports around `area`, sorted.
std::vector<std::uint32_t> visited(const ObstacleGrid& grid, const Box& area) {
    std::vector<std::uint32_t> numbers;
    grid.visit(area, [&](std::uint32_t number) { numbers.push_back(number); });
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

std::vector<std::uint32_t> numbered(std::size_t count) {
    std::vector<std::uint32_t> numbers;
    for (std::size_t i = 0; i < count; ++i)
        numbers.push_back(static_cast<std::uint32_t>(i));
    return numbers;
}

} // namespace

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

TEST_CASE("an obstacle grid of a huge arena needs little memory", "[collision]") {
    const Box vast{{-1e9, -1e9}, {1e9, 1e9}};
    ObstacleGrid obstacles;
    obstacles.build(vast, {boxObstacle({5, 5}, {20, 10})}, {0}, 0.0);
    CHECK(visited(obstacles, boxAround({0, 0}, {1, 1})).size() == 1);
}
