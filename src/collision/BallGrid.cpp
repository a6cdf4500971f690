#include "arkanong/collision/BallGrid.hpp"

namespace arkanong {

namespace {

// How many balls ahead the memory to write to is prefetched.
constexpr std::size_t scatterLead = 16;

} // namespace

void BallGrid::outline(const BallTable& balls, const QuantisationScale& scale, const Interval& interval) {
    const std::size_t cells = raster_.cellCount();
    // Counts are stored two cells up. The sums then put each cell's start one cell up, and filling moves it
    // into place.
    cellStart_.assign(cells + 3, 0);
    homes_.resize(balls.size());
    quantisedBoxes_.resize(balls.size());
    const double halfway = interval.span / 2.0;
    for (std::size_t i = 0; i < balls.size(); ++i) {
        const Trajectory& trajectory = balls.trajectories[i];
        std::size_t cell = cells;
        QuantisedBox quantisedBox;
        if (!balls.sorted || !balls.records[i].removed) {
            const Vec2 delta = trajectory.velocity * halfway, middle = trajectory.start + delta;
            cell = raster_.cellAt(middle);
            const Vec2 reach{std::abs(delta.x), std::abs(delta.y)};
            if (!(reach.x > interval.drift || reach.y > interval.drift)) {
                const double margin = balls.radius(static_cast<Slot>(i)) + slack;
                quantisedBox = scale.of(boxAround(middle, reach + Vec2{margin, margin}));
            }
        }
        homes_[i] = static_cast<std::uint32_t>(cell);
        quantisedBoxes_[i] = quantisedBox;
        ++cellStart_[cell + 2];
    }
    for (std::size_t cell = 2; cell < cellStart_.size(); ++cell)
        cellStart_[cell] += cellStart_[cell - 1];
}

void BallGrid::sort(BallTable& balls, const Raster& raster, const QuantisationScale& scale,
                    const Interval& interval) {
    raster_ = raster;
    outline(balls, scale, interval);
    const std::size_t count = balls.size();
    balls.slots.resize(count);
    balls.quantisedBoxes.resize(count);
    spare_.trajectories.resize(count);
    spare_.records.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (i + scatterLead < count) {
            const Slot soon = cellStart_[homes_[i + scatterLead] + 1];
            prefetch(&spare_.trajectories[soon]);
            prefetch(&spare_.records[soon]);
        }
        const std::uint32_t home = homes_[i];
        const Slot slot = cellStart_[home + 1]++;
        BallRecord record;
        if (balls.sorted)
            record = balls.records[i];
        else
            record.ball = static_cast<BallIndex>(i);
        record.home = home;
        balls.slots[record.ball] = slot;
        spare_.trajectories[slot] = balls.trajectories[i];
        spare_.records[slot] = record;
        balls.quantisedBoxes[slot] = quantisedBoxes_[i];
    }
    balls.quantisedBoxes.resize(count + QuantisedBox::batch);
    if (!balls.radii.empty()) {
        spare_.radii.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            spare_.radii[balls.slots[balls.sorted ? balls.records[i].ball : i]] = balls.radii[i];
        balls.radii.swap(spare_.radii);
    }
    balls.trajectories.swap(spare_.trajectories);
    balls.records.swap(spare_.records);
    balls.sorted = true;
    sortedCount_ = cellStart_[raster_.cellCount()];
}

} // namespace arkanong
