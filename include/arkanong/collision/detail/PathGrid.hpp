#pragma once

#include "arkanong/collision/detail/BallTable.hpp"
#include "arkanong/collision/detail/QuantisedBox.hpp"
#include "arkanong/collision/detail/Raster.hpp"

#include <vector>

namespace arkanong {

/// The broad phase for fast balls, which leave the neighbourhood of their home cell, and for balls added in
/// mid-interval. There are few, so each is entered into every cell of a coarse grid that its path touches;
/// each cell has a linked list.
class PathGrid {
  public:
    void reset(const Raster& raster);
    /// Enters a ball; `covered` contains its path until the end of its latest prediction.
    void add(Slot slot, std::uint32_t version, const Box& covered, QuantisedBox quantisedBox);

    /// False only if no entered path has a quantised box that overlaps this one.
    bool mayMeet(QuantisedBox quantisedBox) const { return busy_.mayMeet(quantisedBox); }
    std::size_t entryCount() const { return entries_.size(); }

    /// Calls visit(slot, version) for every path whose quantised box overlaps `quantisedBox`, that of
    /// `covered`; a path may be visited twice. If visit returns false, the path is stale and is removed.
    template <typename Visit>
    void visit(const Box& covered, QuantisedBox quantisedBox, Visit&& visit) {
        const Raster::Span span = raster_.spanOf(covered);
        for (int row = span.top; row <= span.bottom; ++row) {
            for (int column = span.left; column <= span.right; ++column) {
                std::uint32_t* link = &newest_[raster_.cellOf(column, row)];
                while (*link != none) {
                    Entry& entry = entries_[*link];
                    if (entry.quantisedBox.overlaps(quantisedBox) && !visit(entry.slot, entry.version))
                        *link = entry.older;
                    else
                        link = &entry.older;
                }
            }
        }
    }

  private:
    static constexpr std::uint32_t none = 0xffffffff;
    struct Entry {
        QuantisedBox quantisedBox;
        Slot slot;
        std::uint32_t version;
        std::uint32_t older; ///< The next entry of the same cell, or none.
    };

    Raster raster_;
    std::vector<std::uint32_t> newest_; ///< The newest entry of each cell, or none.
    std::vector<Entry> entries_;
    CoarseCells busy_; ///< Those that some path has been in.
};

} // namespace arkanong
