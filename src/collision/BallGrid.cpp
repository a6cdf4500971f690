#include "arkanong/collision/BallGrid.hpp"

namespace arkanong {

void BallGrid::sort(BallTable& balls, const Raster& raster, double halfway) {
    raster_ = raster;
    const std::size_t cells = raster_.cellCount();
    const std::size_t count = balls.size();
    const std::size_t known = balls.records.size();
    // Counted two places up: the sums then put each cell's start one place up, and filling moves it into its
    // own.
    cellStart_.assign(cells + 3, 0);
    cellOfBall_.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const bool removed = i < known && balls.records[i].removed;
        const std::size_t cell = removed ? cells : raster_.cellAt(balls.courses[i].at(halfway));
        cellOfBall_[i] = static_cast<std::uint32_t>(cell);
        ++cellStart_[cell + 2];
    }
    for (std::size_t cell = 2; cell < cellStart_.size(); ++cell)
        cellStart_[cell] += cellStart_[cell - 1];

    balls.slots.resize(count);
    spare_.courses.resize(count);
    spare_.records.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t home = cellOfBall_[i];
        const Slot slot = cellStart_[home + 1]++;
        BallRecord record;
        record.ball = static_cast<BallIndex>(i);
        if (i < known) record = balls.records[i];
        record.home = home;
        balls.slots[record.ball] = slot;
        spare_.courses[slot] = balls.courses[i];
        spare_.records[slot] = record;
    }
    if (!balls.radii.empty()) {
        spare_.radii.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            spare_.radii[balls.slots[i < known ? balls.records[i].ball : i]] = balls.radii[i];
        balls.radii.swap(spare_.radii);
    }
    balls.courses.swap(spare_.courses);
    balls.records.swap(spare_.records);
    sortedCount_ = cellStart_[cells];
}

} // namespace arkanong
