#include "arkanong/collision/BallTable.hpp"

#include "arkanong/collision/Prefetch.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

// How many balls ahead memory is prefetched.
constexpr std::size_t gatherLead = 16;

} // namespace

void BallTable::clear() {
    trajectories.clear();
    radii.clear();
    largestRadius = 0.0;
    sorted = refreshed = false; // The other vectors are overwritten, but for what refresh() can use.
}

void BallTable::addUnequal(double radius) {
    if (radii.empty()) radii.assign(trajectories.size(), largestRadius);
    radii.push_back(radius);
    largestRadius = std::max(largestRadius, radius);
}

void BallTable::addSorted() {
    BallRecord record;
    record.ball = static_cast<BallIndex>(trajectories.size());
    records.push_back(record);
    slots.push_back(record.ball);
}

bool BallTable::refresh(const std::vector<MovingCircle>& balls) {
    const std::size_t count = balls.size();
    if (count == 0 || records.size() != count || slots.size() != count) return false;
    const double radius = balls.front().radius;
    bool equal = true;
    trajectories.reserve(count);
    for (std::size_t slot = 0; slot < count; ++slot) {
        if (slot + gatherLead < count) prefetch(&balls[records[slot + gatherLead].ball]);
        const BallIndex index = records[slot].ball;
        const MovingCircle& ball = balls[index];
        equal = equal && ball.radius == radius;
        trajectories.push_back(Trajectory::through(ball.position, ball.velocity, 0.0));
        records[slot] = {index, 0, 0, 0, false, false};
    }
    if (!equal) {
        clear();
        return false;
    }
    largestRadius = radius;
    sorted = refreshed = true;
    return true;
}

void BallTable::orderWithinCells() {
    refreshed = false;
    const auto goesBefore = [this](Slot a, Slot b) {
        return records[a].home == records[b].home && records[a].ball < records[b].ball;
    };
    for (Slot slot = 1; slot < records.size(); ++slot) {
        for (Slot at = slot; at > 0 && goesBefore(at, at - 1); --at) {
            std::swap(trajectories[at], trajectories[at - 1]);
            std::swap(records[at], records[at - 1]);
            slots[records[at].ball] = at;
            slots[records[at - 1].ball] = at - 1;
        }
    }
}

} // namespace arkanong
