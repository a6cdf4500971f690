#pragma once

#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/collision/detail/Processor.hpp"

#include <cstddef>
#include <cstdint>

namespace arkanong {

/// A uniform grid: a box cut into square cells, numbered row by row. A position outside belongs to the
/// nearest cell, so every position has a cell, and positions between two others have cells between theirs.
class Raster {
  public:
    Raster() = default;
    /// Cells of at least `cellSize` (> 0) px, larger where there would be more than `mostCells` (>= 1).
    /// `margin` adds empty cells on every side, so that every cell has neighbours.
    Raster(const Box& bounds, double cellSize, double mostCells, int margin = 0) : low_(bounds.low) {
        const Vec2 size = bounds.high - bounds.low;
        while ((size.x / cellSize + 1.0) * (size.y / cellSize + 1.0) > mostCells &&
               cellSize < size.x + size.y)
            cellSize *= 1.25;
        cellSize_ = cellSize;
        cellsPerPx_ = 1.0 / cellSize;
        last_ = {wholeCells(size.x), wholeCells(size.y)};
        cellsPerRow_ = last_.x + 1.0 + 2.0 * margin;
        rowsPerCell_ = 1.0 / cellsPerRow_;
        rowLength_ = static_cast<std::size_t>(cellsPerRow_);
        cellCount_ = rowLength_ * static_cast<std::size_t>(last_.y + 1.0 + 2.0 * margin);
        firstCell_ = static_cast<std::size_t>(margin) * (rowLength_ + 1);
        const double middle = (0.5 - margin) * cellSize;
        firstCentre_ = bounds.low + Vec2{middle, middle};
    }

    std::size_t cellCount() const { return cellCount_; }
    /// The difference in number between a cell and the one below it.
    std::size_t rowLength() const { return rowLength_; }
    int rows() const { return static_cast<int>(last_.y) + 1; }
    int columnOf(double x) const { return clamped((x - low_.x) * cellsPerPx_, last_.x); }
    int rowOf(double y) const { return clamped((y - low_.y) * cellsPerPx_, last_.y); }
    std::size_t cellOf(int column, int row) const {
        return firstCell_ + static_cast<std::size_t>(row) * rowLength_ + static_cast<std::size_t>(column);
    }
    /// The cell that contains a position.
    std::size_t cellAt(Vec2 position) const {
#ifdef ARKANONG_SSE2
        // Both coordinates at once, by SSE2; the functions below compute the same one by one.
        const __m128d away = _mm_sub_pd(_mm_setr_pd(position.x, position.y), _mm_setr_pd(low_.x, low_.y));
        const __m128d at = _mm_max_pd(_mm_mul_pd(away, _mm_set1_pd(cellsPerPx_)), _mm_setzero_pd());
        const __m128d inside = _mm_min_pd(at, _mm_setr_pd(last_.x, last_.y));
        const auto cell = static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_cvttpd_epi32(inside)));
        return firstCell_ + (cell >> 32U) * rowLength_ + (cell & 0xffffffffU);
#else
        return cellOf(columnOf(position.x), rowOf(position.y));
#endif
    }

    double cellSize() const { return cellSize_; } ///< px.
    int rowOfCell(std::size_t cell) const { return static_cast<int>((cell - firstCell_) / rowLength_); }
    double topOfRow(int row) const { return low_.y + row * cellSize_; } ///< px.
    Vec2 centreOfCell(std::size_t cell) const {
        const auto number = static_cast<double>(static_cast<std::int64_t>(cell));
        const auto row = static_cast<double>(static_cast<int>((number + 0.5) * rowsPerCell_));
        return firstCentre_ + Vec2{number - row * cellsPerRow_, row} * cellSize_;
    }

    /// The range of cells that `area` touches, inclusive.
    struct Span {
        int left, right, top, bottom;
    };
    Span spanOf(const Box& area) const {
        return {columnOf(area.low.x), columnOf(area.high.x), rowOf(area.low.y), rowOf(area.high.y)};
    }

  private:
    double wholeCells(double size) const { return static_cast<int>(size * cellsPerPx_); }
    static int clamped(double at, double last) {
        return static_cast<int>(at > 0.0 ? (at < last ? at : last) : 0.0);
    }

    Vec2 low_;
    double cellSize_ = 1.0;
    double cellsPerPx_ = 1.0;
    Vec2 last_; ///< The last column and row.
    double cellsPerRow_ = 1.0;
    double rowsPerCell_ = 1.0;
    Vec2 firstCentre_;
    std::size_t rowLength_ = 1;
    std::size_t cellCount_ = 1;
    std::size_t firstCell_ = 0; ///< Index of the cell in column 0 and row 0: not 0 with a margin.
};

} // namespace arkanong
