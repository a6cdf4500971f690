#include "arkanong/collision/detail/BallTable.hpp"

#include "arkanong/collision/detail/Processor.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

// The tables of fewer balls are in the caches, whatever the order.
constexpr std::size_t leastToArrange = 20000;

} // namespace

void BallTable::clear() {
    trajectories.clear();
    radii.clear();
    largestRadius = 0.0;
    sorted = arranged = false; // The other vectors are overwritten; arrange() uses what they were.
}

void BallTable::addUnequal(double radius) {
    if (radii.empty()) radii.assign(trajectories.size(), largestRadius);
    radii.push_back(radius);
    largestRadius = std::max(largestRadius, radius);
}

void BallTable::addRecord() {
    BallRecord record;
    record.ball = static_cast<BallIndex>(size());
    records.push_back(record);
    slots.push_back(record.ball);
}

void BallTable::resize(std::size_t count, double radius) {
    trajectories.resize(count); // Which costs nothing if there were as many.
    radii.clear();
    largestRadius = radius;
    sorted = arranged = false;
}

bool BallTable::beginArranging() {
    const std::size_t count = size();
    if (sorted || count < leastToArrange || records.size() != count || slots.size() != count) return false;
    spareTrajectories_.resize(count);
    spareRadii_.resize(radii.size());
    return true;
}

void BallTable::arrange(std::size_t first, std::size_t last) {
    for (std::size_t slot = first; slot < last; ++slot) {
        if (slot + prefetchLead < last) prefetch(&trajectories[records[slot + prefetchLead].ball]);
        const BallIndex ball = records[slot].ball;
        spareTrajectories_[slot] = trajectories[ball];
        if (!radii.empty()) spareRadii_[slot] = radii[ball];
        records[slot] = {ball, 0, 0, 0, false, false};
    }
}

void BallTable::endArranging() {
    trajectories.swap(spareTrajectories_);
    radii.swap(spareRadii_);
    sorted = arranged = true;
}

void BallTable::orderWithinCells() {
    arranged = false;
    const auto goesBefore = [this](Slot a, Slot b) {
        return records[a].home == records[b].home && records[a].ball < records[b].ball;
    };
    for (Slot slot = 1; slot < records.size(); ++slot) {
        for (Slot at = slot; at > 0 && goesBefore(at, at - 1); --at) {
            std::swap(trajectories[at], trajectories[at - 1]);
            std::swap(records[at], records[at - 1]);
            if (!radii.empty()) std::swap(radii[at], radii[at - 1]);
            slots[records[at].ball] = at;
            slots[records[at - 1].ball] = at - 1;
        }
    }
}

} // namespace arkanong
