#pragma once

#include "arkanong/collision/BallTable.hpp"
#include "arkanong/collision/Prefetch.hpp"
#include "arkanong/collision/Raster.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// An interval: the part of a step between two sorts of the grid.
struct Interval {
    double span = 0.0;  ///< Its length, s.
    double drift = 0.0; ///< How far outside its home cell a ball may get and still count as cell-local, px.
};

/// The broad phase for slow balls. Sorts a BallTable by home cell: the cell that each ball is in halfway
/// through the interval, so that it moves away from it by at most half its path. The balls of a cell are
/// adjacent in the table, and so are the cells of a row, so the neighbours of a ball are a few ranges of
/// slots. A stable counting sort: balls of one cell keep their order, and nothing is allocated once the
/// vectors have grown.
class BallGrid {
  public:
    /// Sorts the table and sets the quantised boxes of the balls that stay cell-local for the whole interval.
    /// Removed balls come last, in no cell.
    void sort(BallTable& balls, const Raster& raster, const QuantisationScale& scale,
              const Interval& interval);

    /// The slots from `first` to before `last`.
    struct Stretch {
        Slot first, last;
    };
    /// Which slots are in which cells, until the next sort.
    class Cells {
      public:
        /// The slots after `slot` in its home cell and in half of the neighbouring cells, so that each pair
        /// of neighbours is found once.
        std::array<Stretch, 2> after(Slot slot, std::size_t home) const {
            const Slot* below = start_ + home + row_;
            return {{{slot + 1, start_[home + 2]}, {*(below - 1), below[2]}}};
        }
        /// The slots in a cell and its eight neighbours.
        std::array<Stretch, 3> around(std::size_t home) const {
            const Slot* cell = start_ + home;
            const Slot *above = cell - row_, *below = cell + row_;
            return {{{*(above - 1), above[2]}, {*(cell - 1), cell[2]}, {*(below - 1), below[2]}}};
        }
        /// Prefetches the cell starts that around() reads.
        void fetch(std::size_t home) const {
            prefetch(start_ + home - row_);
            prefetch(start_ + home);
            prefetch(start_ + home + row_);
        }

      private:
        friend class BallGrid;
        Cells(const Slot* start, std::size_t row) : start_(start), row_(row) {}
        const Slot* start_;
        std::size_t row_;
    };
    Cells cells() const { return {cellStart_.data(), raster_.rowLength()}; }

    /// Calls visit(range) for the ranges of slots whose home cells touch `area`.
    template <typename Visit>
    void visit(const Box& area, Visit&& visit) const {
        const Raster::Span span = raster_.spanOf(area);
        for (int row = span.top; row <= span.bottom; ++row)
            visit(Stretch{cellStart_[raster_.cellOf(span.left, row)],
                          cellStart_[raster_.cellOf(span.right, row) + 1]});
    }

    const Raster& raster() const { return raster_; }
    /// The number of balls in a cell; slots from here on are in none.
    Slot sortedCount() const { return sortedCount_; }

  private:
    /// Finds the home cells and quantised boxes, and counts the balls of each cell.
    void outline(const BallTable& balls, const QuantisationScale& scale, const Interval& interval);

    Raster raster_;
    Slot sortedCount_ = 0;
    std::vector<Slot> cellStart_;      ///< The first slot of each cell; removed balls are in one more cell at
                                       ///< the end.
    std::vector<std::uint32_t> homes_; ///< By slot before the sort.
    std::vector<QuantisedBox> quantisedBoxes_; ///< By slot before the sort.
    BallTable spare_;                          ///< The table's vectors before the sort, reused by the next
                                               ///< one.
};

} // namespace arkanong
