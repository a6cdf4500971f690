#include "arkanong/collision/CollisionManager.hpp"

#include <algorithm>
#include <cmath>

// How CollisionManager cuts a step into intervals, so short that almost no ball gets farther than
// Interval::drift from its home cell; the few fast balls that do are found by their paths. The ends of intervals change no
// result: contacts are found at their exact times.

namespace arkanong {

namespace {

// Up to this many balls are tested all against all: the grid is one cell.
constexpr std::size_t fewBalls = 48;
// px; a distance that no ball covers.
constexpr double everywhere = 1e300;
// A ball's drift from its home cell, in diameters of the largest ball. Measured: a smaller value makes more
// fast balls, a larger one more pairs. It decides where intervals end, and so the last bits of the results
// (GoldenTest.cpp).
constexpr double driftDiameters = 0.45;
// The least drift, px, for balls of radius zero.
constexpr double leastDrift = 1.0;
// The interval is chosen so short that this percentage of the balls stays near its home cell.
constexpr std::size_t homePercent = 95;
// The number of speeds sampled to estimate the distribution.
constexpr std::size_t speedSamples = 256;
// Average number of balls in a cell of PathGrid.
constexpr double ballsPerPathCell = 64.0;
// How far ahead a path is predicted at once, in diameters of the largest ball. Limits how many distant cells
// a very fast ball has to search.
constexpr double lookAheadDiameters = 4.0;
// Limit of the range for few balls, px: bounds the search for obstacles.
constexpr double lookAheadOfFew = 256.0;

} // namespace

bool CollisionManager::startNextInterval(const Jobs* jobs) {
    if (domain_.interval().last) return false;
    domain_.finish();
    beginInterval(domain_.stepTime(), jobs);
    return true;
}

void CollisionManager::beginInterval(double start, const Jobs* jobs) {
    const bool first = !running_;
    running_ = true;
    if (!first && domain_.balls.arranged) domain_.balls.orderWithinCells();
    const Interval interval = chooseInterval(start, first);
    findHomes(interval, jobs != nullptr ? *jobs : Jobs{});
    if (jobs == nullptr || !advanceStripes(interval, *jobs)) domain_.begin(interval, homes_, obstacles_);
}

Interval CollisionManager::chooseInterval(double start, bool first) {
    const BallTable& balls = domain_.balls;
    const bool few = balls.size() <= fewBalls;
    const double diameter = 2.0 * balls.largestRadius;
    Interval interval;
    interval.start = start;
    interval.first = first;
    interval.span = duration_ - start;
    interval.drift = few ? everywhere : std::max(driftDiameters * diameter, leastDrift);
    interval.lookAhead = few ? lookAheadOfFew : std::max(lookAheadDiameters * diameter, 4.0 * interval.drift);
    interval.arena = arena_;
    interval.inner = grown(arena_, -balls.largestRadius);
    interval.scale = QuantisationScale(arena_);
    const auto count = static_cast<double>(balls.size());
    // Cell-local balls can meet only those in neighbouring cells.
    const double cell = few ? 1.0 : diameter + 2.0 * interval.drift + slack;
    interval.cells = Raster(arena_, cell, few ? 1.0 : 4.0 * count, 1);
    interval.pathCells = Raster(arena_, 4.0 * cell, few ? 1.0 : count / ballsPerPathCell);
    if (few) return interval;

    // The speed that most balls stay below, so that a few fast ones do not count.
    speeds_.clear();
    const std::size_t stride = (balls.size() + speedSamples - 1) / speedSamples;
    for (std::size_t i = 0; i < balls.size(); i += stride) {
        // In the order of adding, then in that of the last sort: the same whether or not arrange() was used.
        const Slot slot = first ? balls.slotOf(static_cast<BallIndex>(i)) : static_cast<Slot>(i);
        speeds_.push_back(balls.trajectories[slot].speedBound());
    }
    const auto most = speeds_.begin() + static_cast<std::ptrdiff_t>(speeds_.size() * homePercent / 100);
    std::nth_element(speeds_.begin(), most, speeds_.end());
    // The home cell is the one at the middle of the ball's path, so the ball moves half the path away from
    // it.
    const double distance = *most * interval.span / 2.0;
    if (distance > interval.drift) {
        // The intervals are equally long, without a short last one.
        interval.span /= std::ceil(distance / interval.drift);
        interval.last = false;
    }
    return interval;
}

void CollisionManager::findHomes(const Interval& interval, const Jobs& jobs) {
    const auto count = static_cast<Slot>(domain_.balls.size());
    homes_.resize(count);
    const double elapsed = domain_.now();
    if (jobs.count <= 1) return homes_.find(domain_.balls, elapsed, interval, 0, count);
    const auto blocks = static_cast<Slot>((count / HomeCells::blockSize + jobs.count) / jobs.count);
    const Slot share = blocks * HomeCells::blockSize;
    const auto work = [&](std::size_t part) {
        const Slot first = std::min(static_cast<Slot>(part) * share, count);
        homes_.find(domain_.balls, elapsed, interval, first, std::min(first + share, count));
    };
    jobs.run(std::cref(work));
}

} // namespace arkanong
