#pragma once

#include "arkanong/collision/Obstacle.hpp"
#include "arkanong/collision/detail/Raster.hpp"

#include <cstdint>
#include <vector>

namespace arkanong {

/// The broad phase for obstacles: each is entered into every cell that it touches, so that distant ones cost
/// nothing.
class ObstacleGrid {
  public:
    void clear() { entries_.clear(); }
    /// Enters the obstacles of `numbers` that have not been removed, with their bounds within [0, duration].
    void build(const Box& arena, const std::vector<Obstacle>& obstacles,
               const std::vector<std::uint32_t>& numbers, double duration);

    bool empty() const { return entries_.empty(); }

    /// Calls visit(number) once for every obstacle whose bounds touch `area`.
    template <typename Visit>
    void visit(const Box& area, Visit&& visit) const {
        if (empty()) return;
        const Raster::Span span = raster_.spanOf(area);
        for (int row = span.top; row <= span.bottom; ++row) {
            for (int column = span.left; column <= span.right; ++column) {
                const std::size_t cell = raster_.cellOf(column, row);
                for (std::uint32_t i = cellStart_[cell]; i < cellStart_[cell + 1]; ++i) {
                    const Entry& entry = entries_[i];
                    // An obstacle in several cells is visited in the first of them that the area touches.
                    const bool first = (column == span.left || entry.left == column) &&
                                       (row == span.top || entry.top == row);
                    if (first && overlap(entry.bounds, area)) visit(entry.number);
                }
            }
        }
    }

  private:
    struct Entry {
        Box bounds;
        std::uint32_t number;
        int left; ///< First column and row of the obstacle's cells.
        int top;
    };

    Raster raster_;
    std::vector<std::uint32_t> cellStart_;
    std::vector<Entry> entries_;
};

} // namespace arkanong
