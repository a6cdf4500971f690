#include "arkanong/collision/CollisionManager.hpp"

#include <algorithm>
#include <cmath>

// How CollisionManager cuts a step into intervals, so short that almost no ball gets farther than `drift_`
// from its home cell; the few fast balls that do are found by their paths. The ends of intervals change no
// result: contacts are found at their exact times.

namespace arkanong {

namespace {

// Up to this many balls are tested all against all: the grid is one cell.
constexpr std::size_t fewBalls = 48;
// A distance that no ball covers.
constexpr double everywhere = 1e300;
// A ball's drift from its home cell, in diameters of the largest ball. Measured: a smaller value makes more
// fast balls, a larger one more pairs. It decides where intervals end, and so the last bits of the results
// (GoldenTest.cpp).
constexpr double driftDiameters = 0.45;
// The least drift, px, for balls of radius zero.
constexpr double leastDrift = 1.0;
// This percentage of the balls is cell-local until something hits them.
constexpr std::size_t homePercent = 95;
// The number of speeds sampled to estimate the distribution.
constexpr std::size_t speedSamples = 256;
// Balls to a cell of PathGrid.
constexpr double ballsPerPathCell = 64.0;
// How far ahead a path is predicted at once, in diameters of the largest ball. Limits how many distant cells
// a very fast ball has to search.
constexpr double lookAheadDiameters = 4.0;
// The same where there are few balls, px: limits the search for obstacles.
constexpr double lookAheadOfFew = 256.0;

} // namespace

bool CollisionManager::startNextInterval() {
    if (lastInterval_) return false;
    now_ = span_;
    beginInterval();
    return true;
}

void CollisionManager::beginInterval() {
    if (now_ > 0.0)
        for (Trajectory& trajectory : balls_.trajectories)
            trajectory.start = trajectory.at(now_);
    const bool first = intervalStart_ == 0.0 && now_ == 0.0;
    if (!first && balls_.refreshed) balls_.orderWithinCells();
    intervalStart_ += now_;
    now_ = 0.0;
    chooseInterval(first);
    inner_ = grown(arena_, -balls_.largestRadius);
    quantisationScale_ = QuantisationScale(arena_);

    const auto count = static_cast<double>(balls_.size());
    const bool few = balls_.size() <= fewBalls;
    const double farAhead = lookAheadDiameters * 2.0 * balls_.largestRadius;
    lookAhead_ = few ? lookAheadOfFew : std::max(farAhead, 4.0 * drift_);
    // Cell-local balls can meet only those in neighbouring cells.
    const double cell = few ? 1.0 : 2.0 * balls_.largestRadius + 2.0 * drift_ + slack;
    grid_.sort(balls_, Raster(arena_, cell, few ? 1.0 : 4.0 * count, 1), quantisationScale_, {span_, drift_});
    paths_.reset(Raster(arena_, 4.0 * cell, few ? 1.0 : count / ballsPerPathCell));
    queue_.reset(span_, balls_.size() + 16);
    normals_.clear();
    predictAll();
    mostEntries_ = paths_.entryCount() + balls_.size() / 2 + 64;
}

void CollisionManager::chooseInterval(bool first) {
    span_ = duration_ - intervalStart_;
    lastInterval_ = true;
    drift_ = everywhere;
    if (balls_.size() <= fewBalls) return;

    // The speed that most balls stay below, so that a few fast ones do not count.
    speeds_.clear();
    const std::size_t stride = (balls_.size() + speedSamples - 1) / speedSamples;
    for (std::size_t i = 0; i < balls_.size(); i += stride) {
        // In the order of adding, then in that of the last sort: the same whether or not the table was refreshed.
        const Slot slot = first ? balls_.slotOf(static_cast<BallIndex>(i)) : static_cast<Slot>(i);
        speeds_.push_back(balls_.trajectories[slot].speedBound());
    }
    const auto most = speeds_.begin() + static_cast<std::ptrdiff_t>(speeds_.size() * homePercent / 100);
    std::nth_element(speeds_.begin(), most, speeds_.end());
    // A home cell is at the middle of the ball's path.
    const double distance = *most * span_ / 2.0;
    drift_ = std::max(driftDiameters * 2.0 * balls_.largestRadius, leastDrift);
    if (distance > drift_) {
        // Equal parts, not full ones and a short last one.
        span_ /= std::ceil(distance / drift_);
        lastInterval_ = false;
    }
}

} // namespace arkanong
