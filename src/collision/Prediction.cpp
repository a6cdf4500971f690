#include "arkanong/collision/CollisionManager.hpp"

#include <algorithm>
#include <cmath>

// How CollisionManager predicts what a ball will touch on its trajectory.

namespace arkanong {

namespace {

// Pairs tested in one batch: few enough to stay in the L1 cache.
constexpr std::size_t pairsAtATime = 512;
// How many scout() calls later the data of a predicted contact is prefetched, each kind from data that the
// one before has loaded. Measured: 10 % faster at 100,000 balls.
constexpr std::size_t ballLag = 4;
constexpr std::size_t cellLag = 8;
constexpr std::size_t boxLag = 12;

} // namespace

bool CollisionManager::later(const Prediction& a, const Prediction& b) const {
    if (a.time != b.time) return a.time > b.time;
    if (a.kind != b.kind) return a.kind > b.kind;
    if (a.ball != b.ball) return balls_.records[a.ball].ball > balls_.records[b.ball].ball;
    if (a.other != b.other) {
        if (a.kind != Prediction::Kind::Ball) return a.other > b.other;
        return balls_.records[a.other].ball > balls_.records[b.other].ball;
    }
    return a.ballVersion + a.otherVersion > b.ballVersion + b.otherVersion;
}

void CollisionManager::push(const Prediction& prediction) {
    queue_.push(prediction, [this](const Prediction& a, const Prediction& b) { return later(a, b); });
}

bool CollisionManager::takePrediction(Prediction& next) {
    // With very many fast balls, searching their paths takes longer than sorting anew.
    if (paths_.entryCount() > mostEntries_) beginInterval();
    fetchAhead();
    return queue_.pop(next, [this](const Prediction& a, const Prediction& b) { return later(a, b); });
}

bool CollisionManager::stale(const Prediction& prediction) const {
    const BallRecord& record = balls_.records[prediction.ball];
    if (record.version != prediction.ballVersion) return true;
    switch (prediction.kind) {
    case Prediction::Kind::Obstacle:
        return !obstacles_[prediction.other].alive ||
               obstacles_[prediction.other].version != prediction.otherVersion ||
               wasPassed(record.ball, prediction.other);
    case Prediction::Kind::Ball: return balls_.records[prediction.other].version != prediction.otherVersion;
    case Prediction::Kind::Border:
    case Prediction::Kind::RePredict: break;
    }
    return false;
}

bool CollisionManager::wasPassed(BallIndex ball, std::uint32_t obstacle) const {
    return std::find(passed_.begin(), passed_.end(), std::pair{ball, obstacle}) != passed_.end();
}

void CollisionManager::makeRoomForPairs() {
    // All that one ball may find, and what waits to be tested.
    pairs_.makeRoom(pairsAtATime + balls_.size() + 4 * QuantisedBox::batch);
}

void CollisionManager::predictAll() {
    fastBalls_.clear();
    makeRoomForPairs();
    // Copies that the compiler knows not to change while pairs are written.
    const QuantisedBox* const quantisedBoxes = balls_.quantisedBoxes.data();
    const BallRecord* const records = balls_.records.data();
    const BallGrid::Cells cells = grid_.cells();
    const Slot count = grid_.sortedCount();
    const bool noObstacles = noObstacles_;
    for (Slot slot = 0; slot < count; ++slot) {
        const QuantisedBox quantisedBox = quantisedBoxes[slot];
        if (quantisedBox.empty()) {
            fastBalls_.push_back(slot);
            continue;
        }
        if (!noObstacles || !quantisedBox.inside()) {
            const Trajectory trajectory = balls_.trajectories[slot];
            predictSurroundings(slot, trajectory.start, trajectory.velocity, balls_.radius(slot), span_);
        }
        pairs_.collect(slot, quantisedBox, quantisedBoxes, cells.after(slot, records[slot].home));
        if (pairs_.size() >= pairsAtATime) predictPairs(span_, noSlot);
    }
    predictPairs(span_, noSlot);
    // In an order that does not depend on the slots: the paths predicted before are seen from the later ones.
    std::sort(fastBalls_.begin(), fastBalls_.end(),
              [this](Slot a, Slot b) { return balls_.records[a].ball < balls_.records[b].ball; });
    for (const Slot slot : fastBalls_)
        predict(slot);
}

inline void CollisionManager::predictPair(Slot slot, Slot other, double horizon) {
    const Trajectory& a = balls_.trajectories[slot];
    const Trajectory& b = balls_.trajectories[other];
    const auto hit = castMeeting(a.at(now_) - b.at(now_), a.velocity - b.velocity,
                                 balls_.radius(slot) + balls_.radius(other), horizon);
    if (!hit) return;
    const BallRecord& first = balls_.records[slot];
    const BallRecord& second = balls_.records[other];
    if (first.removed || second.removed) return;
    if (first.ball < second.ball)
        push({now_ + hit->time, Prediction::Kind::Ball, slot, other, first.version, second.version});
    else
        push({now_ + hit->time, Prediction::Kind::Ball, other, slot, second.version, first.version});
}

void CollisionManager::predictPairs(double horizon, Slot parted) {
    const Trajectory* const trajectories = balls_.trajectories.data();
    const double* const radii = balls_.radii.empty() ? nullptr : balls_.radii.data();
    const double twice = balls_.largestRadius + balls_.largestRadius, now = now_;
    NearPairs::Pair* const pairs = pairs_.begin();
    NearPairs::Pair* kept = pairs;
    for (const NearPairs::Pair* each = pairs; each != pairs_.end(); ++each) {
        const NearPairs::Pair pair = *each;
        const Trajectory& a = trajectories[pair.slot];
        const Trajectory& b = trajectories[pair.other];
        const double reach = radii ? radii[pair.slot] + radii[pair.other] : twice;
        *kept = pair;
        kept += static_cast<std::ptrdiff_t>(
            mayTouch(a.at(now) - b.at(now), a.velocity - b.velocity, reach, horizon));
    }
    for (const NearPairs::Pair* each = pairs; each != kept; ++each)
        if (each->other != parted) predictPair(each->slot, each->other, horizon);
    pairs_.clear();
}

inline bool CollisionManager::isCellLocal(Slot slot, Vec2 middle, Vec2 reach) const {
    if (slot >= grid_.sortedCount()) return false;
    const Vec2 away = middle - grid_.raster().centreOfCell(balls_.records[slot].home);
    const double most = grid_.raster().cellSize() / 2.0 + drift_;
    return (static_cast<unsigned>(std::abs(away.x) + reach.x <= most) &
            static_cast<unsigned>(std::abs(away.y) + reach.y <= most)) != 0;
}

void CollisionManager::predict(Slot slot, Slot parted) {
    const Trajectory trajectory = balls_.trajectories[slot];
    const double radius = balls_.radius(slot);
    const Vec2 from = trajectory.at(now_);
    double horizon = span_ - now_;
    if (trajectory.speedBound() * horizon > lookAhead_) {
        horizon = lookAhead_ / trajectory.speedBound();
        push({now_ + horizon, Prediction::Kind::RePredict, slot, 0, balls_.records[slot].version, 0});
    }
    Vec2 half = trajectory.velocity * horizon * 0.5;
    Vec2 middle = from + half;
    Vec2 reach{std::abs(half.x), std::abs(half.y)};
    if (!noObstacles_ || !holds(inner_, boxAround(middle, reach))) {
        horizon = predictSurroundings(slot, from, trajectory.velocity, radius, horizon);
        half = trajectory.velocity * horizon * 0.5;
        middle = from + half;
        reach = {std::abs(half.x), std::abs(half.y)};
    }
    const double margin = radius + slack;
    const Box covered = boxAround(middle, reach + Vec2{margin, margin});
    const QuantisedBox quantisedBox = quantisationScale_.of(covered);
    balls_.quantisedBoxes[slot] = QuantisedBox{};
    const bool cellLocal = isCellLocal(slot, middle, reach);
    if (cellLocal) {
        pairs_.collect(slot, quantisedBox, balls_.quantisedBoxes.data(),
                       grid_.cells().around(balls_.records[slot].home));
        balls_.quantisedBoxes[slot] = quantisedBox;
    } else {
        grid_.visit(grown(covered, balls_.largestRadius + drift_), [&](BallGrid::Stretch stretch) {
            pairs_.makeRoom(stretch.last - stretch.first + QuantisedBox::batch);
            pairs_.collect(slot, quantisedBox, balls_.quantisedBoxes.data(), std::array{stretch});
        });
    }
    if (paths_.mayMeet(quantisedBox)) {
        paths_.visit(covered, quantisedBox, [&](Slot other, std::uint32_t version) {
            if (balls_.records[other].version != version) return false;
            if (other != slot) pairs_.add({slot, other});
            return true;
        });
    }
    predictPairs(horizon, parted);
    if (!cellLocal) paths_.add(slot, balls_.records[slot].version, covered, quantisedBox);
}

void CollisionManager::fetchAhead() {
    // In stages: each needs data that the one before has loaded.
    while (queue_.scout()) {
        const Prediction& soon = queue_.scouted(ballLag);
        const bool two = soon.kind == Prediction::Kind::Ball;
        for (const Slot slot : {soon.ball, two ? soon.other : soon.ball}) {
            prefetch(&balls_.records[slot]);
            prefetch(&balls_.trajectories[slot]);
        }
        grid_.cells().fetch(balls_.records[queue_.scouted(cellLag).ball].home);
        const Slot due = queue_.scouted(boxLag).ball;
        if (due >= grid_.sortedCount()) continue; // A ball added in mid-step is in no cell.
        for (const BallGrid::Stretch stretch : grid_.cells().around(balls_.records[due].home)) {
            prefetch(&balls_.quantisedBoxes[stretch.first]);
            prefetch(balls_.trajectories.data() + stretch.first);
            prefetch(balls_.trajectories.data() + stretch.last);
        }
    }
}

double CollisionManager::predictSurroundings(Slot slot, Vec2 from, Vec2 velocity, double radius,
                                             double horizon) {
    const auto wall = holds(inner_, boxOfPath(from, velocity * horizon))
                          ? std::nullopt
                          : castCircleWalls({from, radius}, velocity, arena_, horizon);
    if (wall) {
        horizon = wall->time;
        const Border border = borderFacing(wall->normal);
        push({now_ + horizon, Prediction::Kind::Border, slot, static_cast<std::uint32_t>(border),
              balls_.records[slot].version, 0});
    }
    if (!noObstacles_) {
        const Box covered = grown(boxOfPath(from, velocity * horizon), radius + slack);
        const auto touch = [&](std::uint32_t number) { predictObstacle(slot, number, horizon); };
        standingGrid_.visit(covered, touch);
        travellingGrid_.visit(covered, touch);
    }
    return horizon;
}

void CollisionManager::predictObstacle(Slot slot, std::uint32_t number, double horizon) {
    const Obstacle& obstacle = obstacles_[number];
    if (!obstacle.alive || (!passed_.empty() && wasPassed(balls_.records[slot].ball, number))) return;
    const Trajectory& trajectory = balls_.trajectories[slot];
    const auto hit = castCircleObstacle({trajectory.at(now_), balls_.radius(slot)}, trajectory.velocity,
                                        obstacle, corners_, stepTime(), horizon);
    if (!hit) return;
    if (hit->normal == Vec2{}) // Undecided: look again from there.
        return push(
            {now_ + hit->time, Prediction::Kind::RePredict, slot, 0, balls_.records[slot].version, 0});
    push({now_ + hit->time, Prediction::Kind::Obstacle, slot, number, balls_.records[slot].version,
          obstacle.version, static_cast<std::uint32_t>(normals_.size())});
    normals_.push_back(hit->normal);
}

} // namespace arkanong
