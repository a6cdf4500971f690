#include "arkanong/collision/BallGrid.hpp"

namespace arkanong {

namespace {

// Balls by which the memory that they will be sorted into is asked for ahead.
constexpr std::size_t scatterLead = 16;

} // namespace

void BallGrid::outline(const BallTable& balls, const FootprintScale& scale, const Interval& interval) {
    const std::size_t cells = raster_.cellCount();
    // Counted two places up: the sums then put each cell's start one place up, and filling moves it into its
    // own.
    cellStart_.assign(cells + 3, 0);
    homes_.resize(balls.size());
    footprints_.resize(balls.size());
    const double halfway = interval.span / 2.0;
    for (std::size_t i = 0; i < balls.size(); ++i) {
        const Course& course = balls.courses[i];
        std::size_t cell = cells;
        Footprint footprint;
        if (!balls.sorted || !balls.records[i].removed) {
            const Vec2 way = course.velocity * halfway, middle = course.start + way;
            cell = raster_.cellAt(middle);
            const Vec2 reach{std::abs(way.x), std::abs(way.y)};
            if (!(reach.x > interval.drift || reach.y > interval.drift)) {
                const double margin = balls.radius(static_cast<Slot>(i)) + slack;
                footprint = scale.of(boxAround(middle, reach + Vec2{margin, margin}));
            }
        }
        homes_[i] = static_cast<std::uint32_t>(cell);
        footprints_[i] = footprint;
        ++cellStart_[cell + 2];
    }
    for (std::size_t cell = 2; cell < cellStart_.size(); ++cell)
        cellStart_[cell] += cellStart_[cell - 1];
}

void BallGrid::sort(BallTable& balls, const Raster& raster, const FootprintScale& scale,
                    const Interval& interval) {
    raster_ = raster;
    outline(balls, scale, interval);
    const std::size_t count = balls.size();
    balls.slots.resize(count);
    balls.footprints.resize(count);
    spare_.courses.resize(count);
    spare_.records.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (i + scatterLead < count) {
            const Slot soon = cellStart_[homes_[i + scatterLead] + 1];
            prefetch(&spare_.courses[soon]);
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
        spare_.courses[slot] = balls.courses[i];
        spare_.records[slot] = record;
        balls.footprints[slot] = footprints_[i];
    }
    balls.footprints.resize(count + Footprint::batch);
    if (!balls.radii.empty()) {
        spare_.radii.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            spare_.radii[balls.slots[balls.sorted ? balls.records[i].ball : i]] = balls.radii[i];
        balls.radii.swap(spare_.radii);
    }
    balls.courses.swap(spare_.courses);
    balls.records.swap(spare_.records);
    balls.sorted = true;
    sortedCount_ = cellStart_[raster_.cellCount()];
}

} // namespace arkanong
