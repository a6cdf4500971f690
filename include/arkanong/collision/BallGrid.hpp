#pragma once

#include "arkanong/collision/BallTable.hpp"
#include "arkanong/collision/Prefetch.hpp"
#include "arkanong/collision/Raster.hpp"

#include <array>
#include <vector>

namespace arkanong {

/// How far balls fly between two sorts.
struct Interval {
    double span = 0.0;  ///< s.
    double drift = 0.0; ///< How far from its home cell a ball may get and still be at home, px.
};

/// Which balls are near a place. Sorts a BallTable by the cell in which each ball is halfway through the
/// interval, its home: undisturbed, it gets only half its way from there. Cells of a row lie side by side,
/// and so do their balls: whatever is near is a few stretches of slots. A counting sort, so equal homes keep
/// their order and nothing is allocated once the vectors have grown.
class BallGrid {
  public:
    /// Sorts, and gives those footprints that will be at home throughout. Removed balls come last, in no
    /// cell.
    void sort(BallTable& balls, const Raster& raster, const QuantisationScale& scale,
              const Interval& interval);

    /// Slots from `first` to before `last`.
    struct Stretch {
        Slot first, last;
    };
    /// Those after `slot` in its home and the neighbouring cells: every pair of neighbours is met from one
    /// side.
    std::array<Stretch, 2> after(Slot slot, std::size_t home) const {
        const Slot* cell = cellStart_.data() + home;
        const std::size_t row = raster_.rowLength();
        return {{{slot + 1, cell[2]}, {cell[row - 1], cell[row + 2]}}};
    }
    /// Those in a cell and its eight neighbours.
    std::array<Stretch, 3> around(std::size_t home) const {
        const Slot* cell = cellStart_.data() + home;
        const std::size_t row = raster_.rowLength();
        return {
            {{*(cell - row - 1), *(cell - row + 2)}, {*(cell - 1), cell[2]}, {cell[row - 1], cell[row + 2]}}};
    }

    /// Prefetches what around() reads.
    void fetchCells(std::size_t home) const {
        const Slot* cell = cellStart_.data() + home;
        prefetch(cell - raster_.rowLength());
        prefetch(cell);
        prefetch(cell + raster_.rowLength());
    }

    /// Calls visit(first, last) for the stretches [first, last) of slots whose homes `area` touches.
    template <typename Visit>
    void visit(const Box& area, Visit&& visit) const {
        const Raster::Span span = raster_.spanOf(area);
        for (int row = span.top; row <= span.bottom; ++row)
            visit(Stretch{cellStart_[raster_.cellOf(span.left, row)],
                          cellStart_[raster_.cellOf(span.right, row) + 1]});
    }

    const Raster& raster() const { return raster_; }
    /// Slots below this are in a cell.
    Slot sortedCount() const { return sortedCount_; }

  private:
    /// Finds homes and footprints, and counts the balls of each cell.
    void outline(const BallTable& balls, const QuantisationScale& scale, const Interval& interval);

    Raster raster_;
    Slot sortedCount_ = 0;
    std::vector<Slot> cellStart_;      ///< Where each cell's balls start; the removed are a last cell.
    std::vector<std::uint32_t> homes_; ///< By former slot.
    std::vector<QuantisedBox> quantisedBoxes_; ///< Likewise.
    BallTable spare_;                          ///< The table's former vectors, for the next sort.
};

} // namespace arkanong
