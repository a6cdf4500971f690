#include "arkanong/collision/detail/BallGrid.hpp"

namespace arkanong {

void HomeCells::resize(std::size_t count) {
    homes_.resize(count);
    quantisedBoxes_.resize(count);
    blocks_.resize((count + blockSize - 1) / blockSize);
}

void HomeCells::find(BallTable& balls, double elapsed, const Interval& interval, Slot first, Slot last) {
    const Raster raster = interval.cells;
    const QuantisationScale scale = interval.scale;
    const double halfway = interval.span / 2.0, drift = interval.drift;
    const auto nowhere = static_cast<std::uint32_t>(raster.cellCount());
    for (Slot begin = first; begin < last; begin += blockSize) {
        const Slot end = last - begin < blockSize ? last : begin + blockSize;
        Block block{nowhere, 0};
        for (Slot slot = begin; slot < end; ++slot) {
            Trajectory& trajectory = balls.trajectories[slot];
            if (elapsed > 0.0) trajectory.start = trajectory.at(elapsed);
            std::uint32_t home = nowhere;
            QuantisedBox quantisedBox;
            if (!balls.sorted || !balls.records[slot].removed) {
                const Vec2 delta = trajectory.velocity * halfway, middle = trajectory.start + delta;
                home = static_cast<std::uint32_t>(raster.cellAt(middle));
                const Vec2 reach{std::abs(delta.x), std::abs(delta.y)};
                const double radius = balls.radius(slot);
                if (!(reach.x > drift || reach.y > drift || radius > interval.largestLocal)) {
                    const double margin = radius + slack;
                    quantisedBox = scale.of(boxAround(middle, reach + Vec2{margin, margin}));
                }
            }
            homes_[slot] = home;
            quantisedBoxes_[slot] = quantisedBox;
            block.lowest = home < block.lowest ? home : block.lowest;
            block.highest = home > block.highest ? home : block.highest;
        }
        blocks_[begin / blockSize] = block;
    }
}

void BallGrid::countCells(const HomeCells& homes, std::uint32_t first, std::uint32_t last) {
    // One more row on each side, so that every cell has neighbours. Counts are stored two cells up; the sums
    // then put each cell's start one cell up, and filling moves it into place.
    const std::size_t margin = raster_.rowLength() + 1;
    firstCell_ = first - margin;
    cellStart_.assign(last - first + 2 * margin + 3, 0);
    Slot* const counts = cellStart_.data() + margin + 2;
    homes.visit(first, last, [&](Slot slot) { ++counts[homes.home(slot) - first]; });
    for (std::size_t cell = 1; cell < cellStart_.size(); ++cell)
        cellStart_[cell] += cellStart_[cell - 1];
}

void BallGrid::fill(const BallTable& from, const HomeCells& homes, bool newStep, std::uint32_t first,
                    std::uint32_t last, BallTable& to, Slot* slots) {
    const std::size_t count = cellStart_.back();
    to.quantisedBoxes.resize(count);
    to.trajectories.resize(count);
    to.records.resize(count);
    to.radii.resize(from.radii.empty() ? 0 : count);
    to.largestRadius = from.largestRadius;
    // Copies that the compiler knows not to change while the table is written.
    Slot* const next = cellStart_.data() + raster_.rowLength() + 2;
    Trajectory* const trajectories = to.trajectories.data();
    BallRecord* const records = to.records.data();
    QuantisedBox* const quantisedBoxes = to.quantisedBoxes.data();
    const Trajectory* const oldTrajectories = from.trajectories.data();
    const BallRecord* const oldRecords = from.sorted ? from.records.data() : nullptr;
    const double* const oldRadii = from.radii.empty() ? nullptr : from.radii.data();
    double* const radii = to.radii.data();
    homes.visit(first, last, [=, &homes](Slot old) {
        const std::uint32_t home = homes.home(old);
        const Slot slot = next[home - first]++;
        BallRecord record;
        if (oldRecords != nullptr)
            record = oldRecords[old];
        else
            record.ball = old;
        record.home = home;
        if (newStep) record.contacts = 0;
        trajectories[slot] = oldTrajectories[old];
        records[slot] = record;
        quantisedBoxes[slot] = homes.quantisedBox(old);
        if (slots != nullptr) slots[record.ball] = slot;
        if (oldRadii != nullptr) radii[slot] = oldRadii[old];
    });
}

void BallGrid::appendRemoved(const BallTable& from, const HomeCells& homes, BallTable& to,
                             Slot* slots) const {
    const auto nowhere = static_cast<std::uint32_t>(raster_.cellCount());
    homes.visit(nowhere, nowhere + 1, [&](Slot old) {
        slots[from.records[old].ball] = static_cast<Slot>(to.size());
        to.trajectories.push_back(from.trajectories[old]);
        to.records.push_back(from.records[old]);
        to.quantisedBoxes.emplace_back();
        if (!from.radii.empty()) to.radii.push_back(from.radii[old]);
    });
}

void BallGrid::sort(const BallTable& from, const HomeCells& homes, const Interval& interval, Rows rows,
                    BallTable& to) {
    const Raster& raster = raster_ = interval.cells;
    rows_ = rows;
    const auto first = static_cast<std::uint32_t>(raster.cellOf(0, rows.first));
    const auto last = static_cast<std::uint32_t>(raster.cellOf(0, rows.last));
    countCells(homes, first, last);
    fill(from, homes, interval.first, first, last, to, nullptr);
    sortedCount_ = static_cast<Slot>(to.size());
    to.quantisedBoxes.resize(to.size() + QuantisedBox::batch);
    to.sorted = true;
}

void BallGrid::sort(BallTable& balls, const HomeCells& homes, const Interval& interval) {
    const Raster& raster = raster_ = interval.cells;
    rows_ = {0, raster.rows()};
    const auto first = static_cast<std::uint32_t>(raster.cellOf(0, 0));
    const auto last = static_cast<std::uint32_t>(raster.cellOf(0, raster.rows()));
    countCells(homes, first, last);
    balls.slots.resize(balls.size());
    fill(balls, homes, interval.first, first, last, spare_, balls.slots.data());
    sortedCount_ = static_cast<Slot>(spare_.size());
    if (sortedCount_ < balls.size()) appendRemoved(balls, homes, spare_, balls.slots.data());
    balls.trajectories.swap(spare_.trajectories);
    balls.records.swap(spare_.records);
    balls.quantisedBoxes.swap(spare_.quantisedBoxes);
    balls.radii.swap(spare_.radii);
    balls.quantisedBoxes.resize(balls.size() + QuantisedBox::batch);
    balls.sorted = true;
}

} // namespace arkanong
