#pragma once

#include "arkanong/collision/ContactLimits.hpp"
#include "arkanong/collision/detail/BallTable.hpp"
#include "arkanong/collision/detail/Processor.hpp"
#include "arkanong/collision/detail/QuantisedBox.hpp"
#include "arkanong/collision/detail/Raster.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// The part of a step between two sorts of the balls, and what holds for all of them in it.
struct Interval {
    double start = 0.0;     ///< Seconds since the step's beginning.
    double span = 0.0;      ///< Its length, s.
    double drift = 0.0;     ///< The farthest that a cell-local ball gets outside its home cell, px.
    double lookAhead = 0.0; ///< The length of path that is predicted at once, px.
    bool first = true;      ///< It begins with the step.
    bool last = true;       ///< It ends with the step.
    Box arena;
    double largestLocal = 0.0; ///< The largest radius of a cell-local ball, px.
    Box inner; ///< The arena less that radius: a ball up to that size whose centre is inside touches no border.
    Raster cells;     ///< Of BallGrid.
    Raster pathCells; ///< Of PathGrid.
    QuantisationScale scale;
    CoarseCells obstacles; ///< Those that an obstacle may touch in the step.
    ContactLimits limits;
    double window = 0.0; ///< Seconds by which time must advance to count as progress, see ContactLimits.
};

/// The home cell of each ball and its quantised box, by its slot before a sort. The home cell is the one that
/// the ball is in halfway through the interval, so the ball moves at most half its path away from it. Removed
/// balls have a cell of their own, after the last cell of the grid.
class HomeCells {
  public:
    /// Makes room for the balls of a table.
    void resize(std::size_t count);
    /// Finds the home cells and boxes of the slots from `first`, a multiple of `blockSize`, to before `last`.
    /// First moves the starts of their trajectories forward by `elapsed` seconds, to the interval's start.
    void find(BallTable& balls, double elapsed, const Interval& interval, Slot first, Slot last);

    std::uint32_t home(Slot slot) const { return homes_[slot]; }
    /// Empty if the ball is not cell-local for the whole interval.
    QuantisedBox quantisedBox(Slot slot) const { return quantisedBoxes_[slot]; }

    /// Calls visit(slot) in order for all balls whose home cells are from `first` to before `last`.
    template <typename Visit>
    void visit(std::uint32_t first, std::uint32_t last, const Visit& visit) const {
        const std::uint32_t* const homes = homes_.data();
        const auto count = static_cast<Slot>(homes_.size());
        for (std::size_t block = 0; block < blocks_.size(); ++block) {
            if (blocks_[block].highest < first || blocks_[block].lowest >= last) continue;
            const Slot begin = static_cast<Slot>(block) * blockSize;
            const Slot end = count - begin < blockSize ? count : begin + blockSize;
            for (Slot slot = begin; slot < end; ++slot)
                if (homes[slot] - first < last - first) visit(slot);
        }
    }

    /// Number of slots that visit() scans or skips together.
    static constexpr Slot blockSize = 1024;

  private:
    struct Block {
        std::uint32_t lowest, highest; ///< Home cells.
    };
    LargeVector<std::uint32_t> homes_;
    LargeVector<QuantisedBox> quantisedBoxes_;
    std::vector<Block> blocks_;
};

/// The broad phase for slow balls. Sorts balls by home cell: those of a cell are adjacent in the table, and so are the
/// cells of a row, so the neighbours of a ball are a few ranges of slots. A stable counting sort: balls of one cell keep
/// their order, and nothing is allocated once the vectors have grown.
class BallGrid {
  public:
    /// Rows of cells, from `first` to before `last`.
    struct Rows {
        int first, last;
    };
    /// Puts the balls of `from` whose home cells are in these rows into `to`, sorted, with their quantised boxes. Does not
    /// set `to.slots`.
    void sort(const BallTable& from, const HomeCells& homes, const Interval& interval, Rows rows,
              BallTable& to);
    /// Sorts all balls of a table in place. Removed balls come last and are in no cell.
    void sort(BallTable& balls, const HomeCells& homes, const Interval& interval);

    /// The slots from `first` to before `last`.
    struct Stretch {
        Slot first, last;
    };
    /// Maps cells to ranges of slots. Valid until the next sort.
    class Cells {
      public:
        /// The slots after `slot` in its home cell and in half of the neighbouring cells, so that each pair
        /// of neighbours is found once.
        std::array<Stretch, 2> after(Slot slot, std::size_t home) const {
            const Slot* below = start_ + (home - first_) + row_;
            return {{{slot + 1, *(below - row_ + 2)}, {*(below - 1), below[2]}}};
        }
        /// The slots in a cell and its eight neighbours.
        std::array<Stretch, 3> around(std::size_t home) const {
            const Slot* cell = start_ + (home - first_);
            const Slot *above = cell - row_, *below = cell + row_;
            return {{{*(above - 1), above[2]}, {*(cell - 1), cell[2]}, {*(below - 1), below[2]}}};
        }
        /// Prefetches the cell starts that around() reads.
        void fetch(std::size_t home) const {
            const Slot* cell = start_ + (home - first_);
            prefetch(cell - row_);
            prefetch(cell);
            prefetch(cell + row_);
        }

      private:
        friend class BallGrid;
        Cells(const Slot* start, std::size_t first, std::size_t row)
            : start_(start), first_(first), row_(row) {}
        const Slot* start_;
        std::size_t first_, row_;
    };
    Cells cells() const { return {cellStart_.data(), firstCell_, raster_.rowLength()}; }

    /// Calls visit(range) for the ranges of slots whose home cells touch `area`.
    template <typename Visit>
    void visit(const Box& area, const Visit& visit) const {
        const Raster::Span span = raster_.spanOf(area);
        const int top = span.top > rows_.first ? span.top : rows_.first;
        const int bottom = span.bottom < rows_.last ? span.bottom : rows_.last - 1;
        for (int row = top; row <= bottom; ++row)
            visit(Stretch{startOf(raster_.cellOf(span.left, row)),
                          startOf(raster_.cellOf(span.right, row) + 1)});
    }

    const Raster& raster() const { return raster_; }
    /// The first slot of a row from rows.first to rows.last.
    Slot startOfRow(int row) const { return startOf(raster_.cellOf(0, row)); }
    /// The number of balls in a cell; slots from here on are in none.
    Slot sortedCount() const { return sortedCount_; }

  private:
    Slot startOf(std::size_t cell) const { return cellStart_[cell - firstCell_]; }
    void countCells(const HomeCells& homes, std::uint32_t first, std::uint32_t last);
    /// `slots`, unless null, becomes the slot of each ball by its index.
    void fill(const BallTable& from, const HomeCells& homes, bool newStep, std::uint32_t first,
              std::uint32_t last, BallTable& to, Slot* slots);
    void appendRemoved(const BallTable& from, const HomeCells& homes, BallTable& to, Slot* slots) const;

    Raster raster_;
    Rows rows_{0, 0};
    Slot sortedCount_ = 0;
    std::size_t firstCell_ =
        0; ///< The cell to which the first element of cellStart_ belongs; may wrap round below 0.
    LargeVector<Slot> cellStart_; ///< The first slot of each cell.
    BallTable spare_;             ///< The table's vectors before the sort, reused by the next one.
};

} // namespace arkanong
