#include "arkanong/collision/CollisionManager.hpp"

#include <algorithm>
#include <cmath>

// How CollisionManager finds out what will be touched. A step is cut into intervals so short that almost no
// ball gets farther than `drift_` from its home in the grid; the few that do "roam" and are found by their
// path. The ends of intervals change nothing: contacts are found at their own times.

namespace arkanong {

namespace {

// So few balls are compared all with all: the grid is one cell.
constexpr std::size_t fewBalls = 48;
// Farther than any ball gets.
constexpr double everywhere = 1e300;
// A ball's drift from its home, in diameters of the largest ball. Measured: shorter makes more roamers,
// longer more pairs. It decides where intervals end, and so the last bits of what balls do (GoldenTest.cpp).
constexpr double driftDiameters = 0.45;
// px, for balls of no size.
constexpr double leastDrift = 1.0;
// Of a hundred balls this many stay at home until something touches them.
constexpr std::size_t homePercent = 95;
// So many speeds tell enough about all.
constexpr std::size_t speedSamples = 256;
// Balls to a cell of the raster in which roamers are entered.
constexpr double ballsPerPathCell = 64.0;
// A path is looked at so far ahead, in diameters of the largest ball; then again. Keeps very fast balls from
// asking about everything far away.
constexpr double lookAheadDiameters = 4.0;
// The same where there are few balls, px: for the sake of obstacles.
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
    intervalStart_ += now_;
    now_ = 0.0;
    chooseInterval();
    inner_ = grown(arena_, -balls_.largestRadius);
    quantisationScale_ = QuantisationScale(arena_);

    const auto count = static_cast<double>(balls_.size());
    const bool few = balls_.size() <= fewBalls;
    const double farAhead = lookAheadDiameters * 2.0 * balls_.largestRadius;
    lookAhead_ = few ? lookAheadOfFew : std::max(farAhead, 4.0 * drift_);
    // Balls that stay at home can meet only those of neighbouring cells.
    const double cell = few ? 1.0 : 2.0 * balls_.largestRadius + 2.0 * drift_ + slack;
    grid_.sort(balls_, Raster(arena_, cell, few ? 1.0 : 4.0 * count, 1), quantisationScale_, {span_, drift_});
    paths_.reset(Raster(arena_, 4.0 * cell, few ? 1.0 : count / ballsPerPathCell));
    queue_.reset(span_, balls_.size() + 16);
    normals_.clear();
    predictAll();
    mostEntries_ = paths_.entryCount() + balls_.size() / 2 + 64;
}

void CollisionManager::chooseInterval() {
    span_ = duration_ - intervalStart_;
    lastInterval_ = true;
    drift_ = everywhere;
    if (balls_.size() <= fewBalls) return;

    // What most balls keep to, so that a few fast ones do not count.
    speeds_.clear();
    const std::size_t stride = (balls_.size() + speedSamples - 1) / speedSamples;
    for (std::size_t i = 0; i < balls_.size(); i += stride)
        speeds_.push_back(balls_.trajectories[i].speedBound());
    const auto most = speeds_.begin() + static_cast<std::ptrdiff_t>(speeds_.size() * homePercent / 100);
    std::nth_element(speeds_.begin(), most, speeds_.end());
    // A home lies in the midst of a ball's way.
    const double way = *most * span_ / 2.0;
    drift_ = std::max(driftDiameters * 2.0 * balls_.largestRadius, leastDrift);
    if (way > drift_) {
        // Equal parts, rather than full ones and a short last.
        span_ /= std::ceil(way / drift_);
        lastInterval_ = false;
    }
}

} // namespace arkanong
