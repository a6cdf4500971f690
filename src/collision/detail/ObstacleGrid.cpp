#include "arkanong/collision/detail/ObstacleGrid.hpp"

namespace arkanong {

namespace {

// About the size of a brick and its neighbours, px.
constexpr double cellSize = 64.0;
// An obstacle touches a few cells; many more cells would only cost time to clear.
constexpr double cellsPerObstacle = 8.0;
constexpr double fewestCells = 1024.0;

} // namespace

void ObstacleGrid::build(const Box& arena, const std::vector<Obstacle>& obstacles,
                         const std::vector<std::uint32_t>& numbers, double duration) {
    entries_.clear();
    if (numbers.empty()) return;
    raster_ = Raster(arena, cellSize, fewestCells + cellsPerObstacle * static_cast<double>(numbers.size()));

    const auto eachEntry = [&](auto&& enter) {
        for (const std::uint32_t number : numbers) {
            if (!obstacles[number].alive) continue;
            const Box bounds = obstacles[number].boundsWithin(duration);
            const Raster::Span span = raster_.spanOf(bounds);
            for (int row = span.top; row <= span.bottom; ++row)
                for (int column = span.left; column <= span.right; ++column)
                    enter(raster_.cellOf(column, row), Entry{bounds, number, span.left, span.top});
        }
    };
    // Counts are stored two cells up. The sums then put each cell's start one cell up, and filling moves it
    // into place.
    cellStart_.assign(raster_.cellCount() + 2, 0);
    eachEntry([&](std::size_t cell, const Entry&) { ++cellStart_[cell + 2]; });
    for (std::size_t cell = 2; cell < cellStart_.size(); ++cell)
        cellStart_[cell] += cellStart_[cell - 1];
    entries_.resize(cellStart_.back());
    eachEntry([&](std::size_t cell, const Entry& entry) { entries_[cellStart_[cell + 1]++] = entry; });
}

} // namespace arkanong
