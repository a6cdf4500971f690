#pragma once

#include "arkanong/collision/Shapes.hpp"

#include <cstddef>

namespace arkanong {

/// A uniform grid: a box cut into square cells, numbered row by row. A position outside belongs to the
/// nearest cell, so every position has a cell, and positions between two others have cells between theirs.
class Raster {
  public:
    Raster() = default;
    /// Cells of at least `cellSize` (> 0) px, larger where there would be more than `mostCells` (>= 1).
    /// `margin` adds empty cells on every side, so that every cell has neighbours.
    Raster(const Box& bounds, double cellSize, double mostCells, int margin = 0)
        : low_(bounds.low), margin_(margin) {
        const Vec2 size = bounds.high - bounds.low;
        while ((size.x / cellSize + 1.0) * (size.y / cellSize + 1.0) > mostCells &&
               cellSize < size.x + size.y)
            cellSize *= 1.25;
        cellSize_ = cellSize;
        cellsPerPx_ = 1.0 / cellSize;
        columns_ = static_cast<int>(size.x * cellsPerPx_) + 1;
        rows_ = static_cast<int>(size.y * cellsPerPx_) + 1;
        rowsPerCell_ = 1.0 / static_cast<double>(rowLength());
    }

    std::size_t cellCount() const {
        return rowLength() * (static_cast<std::size_t>(rows_) + 2 * static_cast<std::size_t>(margin_));
    }
    /// The difference in number between a cell and the one below it.
    std::size_t rowLength() const {
        return static_cast<std::size_t>(columns_) + 2 * static_cast<std::size_t>(margin_);
    }
    int columnOf(double x) const { return clamped((x - low_.x) * cellsPerPx_, columns_); }
    int rowOf(double y) const { return clamped((y - low_.y) * cellsPerPx_, rows_); }
    std::size_t cellOf(int column, int row) const {
        const auto margin = static_cast<std::size_t>(margin_);
        return (static_cast<std::size_t>(row) + margin) * rowLength() + static_cast<std::size_t>(column) +
               margin;
    }
    /// The cell that contains a position.
    std::size_t cellAt(Vec2 position) const { return cellOf(columnOf(position.x), rowOf(position.y)); }

    /// The square of a cell, px.
    Box boxOfCell(std::size_t cell) const {
        const auto row =
            static_cast<double>(static_cast<int>((static_cast<double>(cell) + 0.5) * rowsPerCell_));
        const double column = static_cast<double>(cell) - row * static_cast<double>(rowLength());
        const Vec2 corner = low_ + Vec2{column - margin_, row - margin_} * cellSize_;
        return {corner, corner + Vec2{cellSize_, cellSize_}};
    }

    /// The range of cells that `area` touches, inclusive.
    struct Span {
        int left, right, top, bottom;
    };
    Span spanOf(const Box& area) const {
        return {columnOf(area.low.x), columnOf(area.high.x), rowOf(area.low.y), rowOf(area.high.y)};
    }

  private:
    static int clamped(double at, int count) {
        const double last = count - 1;
        return static_cast<int>(at > 0.0 ? (at < last ? at : last) : 0.0);
    }

    Vec2 low_;
    double cellSize_ = 1.0;
    double cellsPerPx_ = 1.0;
    int columns_ = 1;
    int rows_ = 1;
    int margin_ = 0;
    double rowsPerCell_ = 1.0;
};

} // namespace arkanong
