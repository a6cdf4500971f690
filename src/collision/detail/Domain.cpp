#include "arkanong/collision/detail/Domain.hpp"

#include "arkanong/collision/casts/Reflection.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace arkanong {

namespace {

// The tables of fewer balls are in the caches.
constexpr std::size_t leastToFetch = 4000;

} // namespace

void Domain::clear(double now) {
    paths_.reset(Raster{});
    passed_.clear();
    parked_.clear();
    parkedFrom_ = std::numeric_limits<double>::infinity();
    interval_ = {};
    now_ = now;
    contactCount_ = 0;
    countFrom(0.0);
    mostWithoutProgress_ = 0;
    predictions_ = {};
    watch_.stop();
}

void Domain::rewind() {
    if (!(now_ > 0.0)) return;
    for (Trajectory& trajectory : balls.trajectories)
        trajectory.start = trajectory.at(now_);
    now_ = 0.0;
}

void Domain::begin(const Interval& interval, const HomeCells& homes, const ObstacleSet& obstacles) {
    grid_.sort(balls, homes, interval);
    start(interval, obstacles);
}

void Domain::begin(const Interval& interval, const Domain& all, const HomeCells& homes,
                   const StripeRows& rows, const ObstacleSet& obstacles) {
    grid_.sort(all.balls, homes, interval, {rows.haloFirst(), rows.haloLast()}, balls);
    clear();
    passed_ = all.passed_;
    watch_.start(rows, interval.cells, [this](int row) { return grid_.startOfRow(row); });
    start(interval, obstacles);
}

void Domain::start(const Interval& interval, const ObstacleSet& obstacles) {
    interval_ = interval;
    now_ = 0.0;
    paths_.reset(interval.pathCells);
    queue_.reset(interval.span, balls.size() + 16);
    normals_.clear();
    predictAll(obstacles);
    firstEntries_ = paths_.entryCount();
    mostEntries_ = firstEntries_ + balls.size() / 2 + 64;
}

void Domain::wait(const Interval& interval) {
    interval_ = interval;
    now_ = 0.0;
}

void Domain::skip(const Interval& interval, std::uint64_t contacts) {
    interval_ = interval;
    contactCount_ += contacts;
    paths_.reset(Raster{});
    queue_.reset(interval.span, 0);
    now_ = interval.span;
}

void Domain::admit(BallIndex ball, const ObstacleSet& obstacles) {
    // This interval's grid does not contain it, so PathGrid finds it.
    balls.quantisedBoxes.emplace_back();
    makeRoomForPairs();
    predict(ball, obstacles);
}

inline void Domain::countFrom(double time) {
    countedFrom_ = contactCount_;
    countedUntil_ = time + interval_.window;
}

inline bool Domain::exhausted(Slot slot, const ObstacleSet& obstacles) {
    BallRecord& record = balls.records[slot];
    const ContactLimits& limits = interval_.limits;
    if (record.parked || ++record.contacts <= limits.ofJammedBall) return false;
    const bool jammed = contactCount_ - countedFrom_ > limits.jammedFrom(balls.size());
    if (!jammed && record.contacts <= limits.ofBall) return false;
    record.parked = true;
    parkedFrom_ = std::min(parkedFrom_, stepTime());
    parked_.emplace_back(record.ball, balls.trajectories[slot].velocity);
    changeTrajectory(slot, positionNow(slot), {}, obstacles);
    return true;
}

void Domain::finish() {
    now_ = interval_.span;
    // Where intervals end, as stripes must count apart.
    if (!interval_.limits.countWholeStep()) countFrom(stepTime());
}

Domain::Found Domain::next(Prediction& contact, const ObstacleSet& obstacles) {
    const auto isLater = [this](const Prediction& a, const Prediction& b) { return later(a, b); };
    for (;;) {
        // With very many fast balls, searching their paths takes longer than sorting again.
        if (paths_.entryCount() > mostEntries_) return Found::Crowded;
        if (balls.size() >= leastToFetch) fetchAhead();
        if (!queue_.pop(contact, isLater)) return Found::End;
        if (stale(contact, obstacles)) {
            ++predictions_.stale;
            continue;
        }
        now_ = std::max(now_, contact.time);
        if (contact.kind == Prediction::Kind::RePredict) {
            predict(contact.ball, obstacles);
            continue;
        }
        if (contact.kind == Prediction::Kind::Obstacle && balls.records[contact.ball].parked)
            return Found::Blocked;
        if (!interval_.limits.countWholeStep()) {
            if (stepTime() > countedUntil_) countFrom(stepTime());
            mostWithoutProgress_ = std::max(mostWithoutProgress_, contactCount_ - countedFrom_ + 1);
        }
        const bool two = contact.kind == Prediction::Kind::Ball;
        if (exhausted(contact.ball, obstacles) || (two && exhausted(contact.other, obstacles))) continue;
        ++contactCount_;
        if (watch_.active()) {
            watch_.noteContact(contact.ball);
            if (two) watch_.noteMeeting(contact.ball, contact.other);
        }
        return Found::Contact;
    }
}

bool Domain::stale(const Prediction& prediction, const ObstacleSet& obstacles) const {
    const BallRecord& record = balls.records[prediction.ball];
    if (record.version != prediction.ballVersion) return true;
    switch (prediction.kind) {
    case Prediction::Kind::Obstacle:
        return !obstacles[prediction.other].alive ||
               obstacles[prediction.other].version != prediction.otherVersion ||
               wasPassed(record.ball, prediction.other);
    case Prediction::Kind::Ball: return balls.records[prediction.other].version != prediction.otherVersion;
    case Prediction::Kind::Border:
    case Prediction::Kind::RePredict: break;
    }
    return false;
}

bool Domain::wasPassed(BallIndex ball, std::uint32_t obstacle) const {
    return std::find(passed_.begin(), passed_.end(), std::pair{ball, obstacle}) != passed_.end();
}

inline void Domain::setTrajectory(Slot slot, Vec2 position, Vec2 velocity) {
    const Trajectory trajectory = Trajectory::through(position, velocity, now_);
    balls.trajectories[slot] = trajectory;
    ++balls.records[slot].version;
    if (watch_.active()) watch_.noteChange(slot, balls.records[slot].ball, trajectory);
}

void Domain::bounce(const Prediction& contact, const ObstacleSet& obstacles) {
    const Vec2 velocity = balls.trajectories[contact.ball].velocity;
    switch (contact.kind) {
    case Prediction::Kind::Ball: return exchangeBalls(contact.ball, contact.other, obstacles);
    case Prediction::Kind::Border: {
        const auto border = static_cast<Border>(contact.other);
        return changeTrajectory(contact.ball, touchedBorder(contact.ball, border),
                                reflect(velocity, normalOf(border)), obstacles);
    }
    case Prediction::Kind::Obstacle: {
        const Vec2 position = positionNow(contact.ball), normal = normalOfObstacle(contact);
        const Vec2 point = position - normalized(normal) * balls.radius(contact.ball);
        const Vec2 surface = obstacles[contact.other].surfaceVelocityAt(point, stepTime());
        return changeTrajectory(contact.ball, position, reflect(velocity, normal, surface), obstacles);
    }
    case Prediction::Kind::RePredict: break;
    }
    assert(false);
}

Vec2 Domain::touchedBorder(Slot slot, Border border) const {
    // The wall's coordinate is known exactly; the computed position may be off by rounding. A ball that began the step
    // farther outside is not moved.
    Vec2 position = positionNow(slot);
    const double radius = balls.radius(slot);
    const auto settle = [](double& at, double exact) {
        if (std::abs(at - exact) <= slack) at = exact;
    };
    const Box& arena = interval_.arena;
    switch (border) {
    case Border::Left: settle(position.x, arena.low.x + radius); break;
    case Border::Right: settle(position.x, arena.high.x - radius); break;
    case Border::Top: settle(position.y, arena.low.y + radius); break;
    case Border::Bottom: settle(position.y, arena.high.y - radius); break;
    }
    return position;
}

void Domain::exchangeBalls(Slot first, Slot second, const ObstacleSet& obstacles) {
    const Trajectory a = balls.trajectories[first], b = balls.trajectories[second];
    const Vec2 firstAt = a.at(now_), secondAt = b.at(now_);
    const Vec2 normal = firstAt - secondAt;
    // One of the two may be frozen for the rest of the step.
    if (balls.records[first].parked)
        return changeTrajectory(second, secondAt, reflect(b.velocity, normal), obstacles);
    if (balls.records[second].parked)
        return changeTrajectory(first, firstAt, reflect(a.velocity, normal), obstacles);
    const auto [firstVelocity, secondVelocity] = exchange(a.velocity, b.velocity, normal);
    // Set both trajectories before predicting: each prediction must see the other's new trajectory.
    setTrajectory(first, firstAt, firstVelocity);
    setTrajectory(second, secondAt, secondVelocity);
    predict(first, obstacles, second);
    predict(second, obstacles, first);
}

void Domain::changeTrajectory(Slot slot, Vec2 position, Vec2 velocity, const ObstacleSet& obstacles) {
    setTrajectory(slot, position, velocity);
    predict(slot, obstacles);
}

void Domain::removeBall(Slot slot) {
    setTrajectory(slot, positionNow(slot), {});
    balls.records[slot].removed = true;
    balls.quantisedBoxes[slot] = QuantisedBox{};
}

void Domain::releaseParked() {
    for (const auto& [ball, velocity] : parked_) {
        const Slot slot = balls.slots[ball];
        Trajectory& trajectory = balls.trajectories[slot];
        trajectory = Trajectory::through(trajectory.start, velocity, now_);
        balls.records[slot].parked = false;
    }
}

} // namespace arkanong
