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
// The number of balls whose speeds, radii and positions stand for those of all.
constexpr std::size_t sampledBalls = 256;
// A ball with a larger radius than this many times that of most is not cell-local, or its size would be that of all cells.
constexpr double largeRadius = 2.0;
// A crowd that fills a smaller share of the arena's area has grids of its own size.
constexpr double smallCrowd = 0.25;
// Average number of balls in a cell of PathGrid.
constexpr double ballsPerPathCell = 64.0;
// How far ahead a path is predicted at once, in diameters of the largest ball. Limits how many distant cells
// a very fast ball has to search.
constexpr double lookAheadDiameters = 4.0;
// Limit of the range for few balls, px: bounds the search for obstacles.
constexpr double lookAheadOfFew = 256.0;

} // namespace

bool CollisionManager::startNextInterval(const Partners& partners) {
    if (domain_.interval().last) return false;
    domain_.finish();
    beginInterval(domain_.stepTime(), partners);
    return true;
}

void CollisionManager::beginInterval(double start, const Partners& partners) {
    const bool first = stage_ == Stage::Ready;
    stage_ = Stage::Running;
    if (!first && domain_.balls.arranged) domain_.balls.orderWithinCells();
    const Interval interval = chooseInterval(start, first);
    findHomes(interval, partners.jobs != nullptr ? *partners.jobs : Jobs{});
    if (partners.jobs == nullptr || !advanceStripes(interval, partners))
        domain_.begin(interval, homes_, obstacles_);
}

namespace {

/// Calls visit(slot) for the sampled balls. In the order of adding, then in that of the last sort: the same whether or not
/// BallTable::arrange() was used.
template <typename Visit>
void visitSamples(const BallTable& balls, bool first, const Visit& visit) {
    const std::size_t stride = (balls.size() + sampledBalls - 1) / sampledBalls;
    for (std::size_t i = 0; i < balls.size(); i += stride)
        visit(first ? balls.slotOf(static_cast<BallIndex>(i)) : static_cast<Slot>(i));
}

/// The value that homePercent of the samples, of which there is one at least, stay below.
double valueOfMost(std::vector<double>& samples) {
    const auto most = samples.begin() + static_cast<std::ptrdiff_t>(samples.size() * homePercent / 100);
    std::nth_element(samples.begin(), most, samples.end());
    return *most;
}

} // namespace

/// The largest radius of a cell-local ball.
double CollisionManager::largestLocal(bool first) {
    const BallTable& balls = domain_.balls;
    if (balls.radii.empty()) return balls.largestRadius;
    samples_.clear();
    visitSamples(balls, first, [&](Slot slot) { samples_.push_back(balls.radius(slot)); });
    return std::min(balls.largestRadius, largeRadius * valueOfMost(samples_));
}

/// The part of the arena that the grids cover: a ball outside belongs to the nearest cell.
Box CollisionManager::crowd(bool first) const {
    const BallTable& balls = domain_.balls;
    Box box{arena_.high, arena_.low};
    visitSamples(balls, first, [&](Slot slot) { box = including(box, domain_.positionNow(slot)); });
    const auto area = [](const Box& of) { return (of.high.x - of.low.x) * (of.high.y - of.low.y); };
    if (!(area(box) < smallCrowd * area(arena_))) return arena_;
    return {{std::max(box.low.x, arena_.low.x), std::max(box.low.y, arena_.low.y)},
            {std::min(box.high.x, arena_.high.x), std::min(box.high.y, arena_.high.y)}};
}

Interval CollisionManager::chooseInterval(double start, bool first) {
    const BallTable& balls = domain_.balls;
    const bool few = balls.size() <= fewBalls;
    const double radius = few ? balls.largestRadius : largestLocal(first), diameter = 2.0 * radius;
    const Box covered = few ? arena_ : crowd(first);
    Interval interval;
    interval.start = start;
    interval.first = first;
    interval.span = duration_ - start;
    interval.drift = few ? everywhere : std::max(driftDiameters * diameter, leastDrift);
    interval.lookAhead = few ? lookAheadOfFew : std::max(lookAheadDiameters * diameter, 4.0 * interval.drift);
    interval.arena = arena_;
    interval.largestLocal = radius;
    interval.inner = grown(arena_, -radius);
    interval.scale = QuantisationScale(covered);
    interval.limits = limits_;
    interval.window = limits_.progress * duration_;
    const auto count = static_cast<double>(balls.size());
    // Cell-local balls can meet only those in neighbouring cells.
    const double cell = few ? 1.0 : diameter + 2.0 * interval.drift + slack;
    interval.cells = Raster(covered, cell, few ? 1.0 : 4.0 * count, 1);
    interval.pathCells = Raster(covered, 4.0 * cell, few ? 1.0 : count / ballsPerPathCell);
    if (few) {
        interval.obstacles.fill();
        return interval;
    }
    interval.obstacles = obstacles_.coarseCells(interval.scale, duration_);

    // The speed that most balls stay below, so that a few fast ones do not count.
    samples_.clear();
    visitSamples(balls, first, [&](Slot slot) { samples_.push_back(balls.trajectories[slot].speedBound()); });
    const double speed = valueOfMost(samples_);
    // The home cell is the one at the middle of the ball's path, so the ball moves half the path away from
    // it.
    const double distance = speed * interval.span / 2.0;
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
    jobs.share(count, HomeCells::blockSize, [&](std::size_t first, std::size_t last) {
        homes_.find(domain_.balls, elapsed, interval, static_cast<Slot>(first), static_cast<Slot>(last));
    });
}

} // namespace arkanong
