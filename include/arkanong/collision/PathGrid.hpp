#pragma once

#include "arkanong/collision/BallTable.hpp"
#include "arkanong/collision/QuantisedBox.hpp"
#include "arkanong/collision/Raster.hpp"

#include <vector>

namespace arkanong {

/// Which balls cross a place that are not to be found near their home: those that are fast, were made fast by
/// a contact, or came in mid-interval. Few, so each is entered into every cell of a coarse raster that its
/// path touches, and into a list for each cell.
class PathGrid {
  public:
    void reset(const Raster& raster);
    /// `covered` holds the ball for as long as its latest prediction looks ahead.
    void add(Slot slot, std::uint32_t version, const Box& covered, QuantisedBox quantisedBox);

    bool empty() const { return entries_.empty(); }
    std::size_t entryCount() const { return entries_.size(); }

    /// Calls visit(slot, version) for every path entered that may touch `footprint`, that of `covered`; now
    /// and then twice for one. Where it returns false the path is out of date and forgotten.
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
    std::vector<std::uint32_t> newest_; ///< Of each cell: an entry, or none.
    std::vector<Entry> entries_;
};

} // namespace arkanong
