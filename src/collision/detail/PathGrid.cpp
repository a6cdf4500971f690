#include "arkanong/collision/detail/PathGrid.hpp"

namespace arkanong {

void PathGrid::reset(const Raster& raster) {
    raster_ = raster;
    entries_.clear();
    newest_.assign(raster_.cellCount(), none);
    busy_.clear();
}

void PathGrid::add(Slot slot, std::uint32_t version, const Box& covered, QuantisedBox quantisedBox) {
    busy_.add(quantisedBox);
    const Raster::Span span = raster_.spanOf(covered);
    for (int row = span.top; row <= span.bottom; ++row) {
        for (int column = span.left; column <= span.right; ++column) {
            std::uint32_t& newest = newest_[raster_.cellOf(column, row)];
            entries_.push_back({quantisedBox, slot, version, newest});
            newest = static_cast<std::uint32_t>(entries_.size() - 1);
        }
    }
}

} // namespace arkanong
