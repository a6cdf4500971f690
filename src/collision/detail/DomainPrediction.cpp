#include "arkanong/collision/detail/Domain.hpp"

#include <algorithm>
#include <cmath>

// How a Domain predicts what a ball will touch on its trajectory.

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

bool Domain::later(const Prediction& a, const Prediction& b) const {
    if (a.time != b.time) return a.time > b.time;
    if (a.kind != b.kind) return a.kind > b.kind;
    if (a.ball != b.ball) return balls.records[a.ball].ball > balls.records[b.ball].ball;
    if (a.other != b.other) {
        if (a.kind != Prediction::Kind::Ball) return a.other > b.other;
        return balls.records[a.other].ball > balls.records[b.other].ball;
    }
    return a.ballVersion + a.otherVersion > b.ballVersion + b.otherVersion;
}

void Domain::push(const Prediction& prediction) {
    ++predictions_.made;
    queue_.push(prediction, [this](const Prediction& a, const Prediction& b) { return later(a, b); });
}

void Domain::makeRoomForPairs() {
    // Room for all pairs that one ball can find, plus those that wait to be tested.
    pairs_.makeRoom(pairsAtATime + balls.size() + std::size_t{4} * QuantisedBox::batch);
}

void Domain::predictAll(const ObstacleSet& obstacles) {
    fastBalls_.clear();
    makeRoomForPairs();
    // Copies that the compiler knows not to change while pairs are written.
    const QuantisedBox* const quantisedBoxes = balls.quantisedBoxes.data();
    const BallRecord* const records = balls.records.data();
    const BallGrid::Cells cells = grid_.cells();
    const Slot count = grid_.sortedCount();
    for (Slot slot = 0; slot < count; ++slot) {
        const QuantisedBox quantisedBox = quantisedBoxes[slot];
        if (quantisedBox.empty()) {
            fastBalls_.push_back(slot);
            continue;
        }
        if (!quantisedBox.inside() || interval_.obstacles.mayMeet(quantisedBox))
            predictSurroundings(slot, interval_.span, obstacles);
        pairs_.collect(slot, quantisedBox, quantisedBoxes, cells.after(slot, records[slot].home));
        if (pairs_.size() >= pairsAtATime) predictPairs(interval_.span, noSlot);
    }
    predictPairs(interval_.span, noSlot);
    // In an order that does not depend on the slots: the paths predicted before are seen from the later ones.
    std::sort(fastBalls_.begin(), fastBalls_.end(),
              [this](Slot a, Slot b) { return balls.records[a].ball < balls.records[b].ball; });
    for (const Slot slot : fastBalls_)
        predict(slot, obstacles);
}

inline void Domain::predictPair(Slot slot, Slot other, double horizon) {
    const Trajectory& a = balls.trajectories[slot];
    const Trajectory& b = balls.trajectories[other];
    const auto hit = castMeeting(a.at(now_) - b.at(now_), a.velocity - b.velocity,
                                 balls.radius(slot) + balls.radius(other), horizon);
    if (!hit) return;
    const BallRecord& first = balls.records[slot];
    const BallRecord& second = balls.records[other];
    if (first.removed || second.removed) return;
    if (first.ball < second.ball)
        push({now_ + hit->time, Prediction::Kind::Ball, slot, other, first.version, second.version});
    else
        push({now_ + hit->time, Prediction::Kind::Ball, other, slot, second.version, first.version});
}

void Domain::predictPairs(double horizon, Slot parted) {
    const Trajectory* const trajectories = balls.trajectories.data();
    const double* const radii = balls.radii.empty() ? nullptr : balls.radii.data();
    const double twice = balls.largestRadius + balls.largestRadius, now = now_;
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

inline bool Domain::isCellLocal(Slot slot, Vec2 middle, Vec2 reach) const {
    if (slot >= grid_.sortedCount() || balls.radius(slot) > interval_.largestLocal) return false;
    const Vec2 away = middle - grid_.raster().centreOfCell(balls.records[slot].home);
    const double most = grid_.raster().cellSize() / 2.0 + interval_.drift;
    return (static_cast<unsigned>(std::abs(away.x) + reach.x <= most) &
            static_cast<unsigned>(std::abs(away.y) + reach.y <= most)) != 0;
}

void Domain::predict(Slot slot, const ObstacleSet& obstacles, Slot parted) {
    const Trajectory trajectory = balls.trajectories[slot];
    const double radius = balls.radius(slot);
    const Vec2 from = trajectory.at(now_);
    double horizon = interval_.span - now_;
    if (trajectory.speedBound() * horizon > interval_.lookAhead) {
        horizon = interval_.lookAhead / trajectory.speedBound();
        push({now_ + horizon, Prediction::Kind::RePredict, slot, 0, balls.records[slot].version, 0});
    }
    const double margin = radius + slack;
    Vec2 middle, reach;
    Box covered;
    QuantisedBox quantisedBox;
    const auto coverPath = [&] {
        const Vec2 half = trajectory.velocity * horizon * 0.5;
        middle = from + half;
        reach = {std::abs(half.x), std::abs(half.y)};
        covered = boxAround(middle, reach + Vec2{margin, margin});
        quantisedBox = interval_.scale.of(covered);
    };
    coverPath();
    if (interval_.obstacles.mayMeet(quantisedBox) || radius > interval_.largestLocal ||
        !holds(interval_.inner, boxAround(middle, reach))) {
        horizon = predictSurroundings(slot, horizon, obstacles);
        coverPath();
    }
    if (watch_.active()) watch_.notePath(slot, covered);
    balls.quantisedBoxes[slot] = QuantisedBox{};
    const bool cellLocal = isCellLocal(slot, middle, reach);
    if (cellLocal) {
        pairs_.collect(slot, quantisedBox, balls.quantisedBoxes.data(),
                       grid_.cells().around(balls.records[slot].home));
        balls.quantisedBoxes[slot] = quantisedBox;
    } else {
        grid_.visit(grown(covered, interval_.largestLocal + interval_.drift), [&](BallGrid::Stretch stretch) {
            pairs_.makeRoom(stretch.last - stretch.first + QuantisedBox::batch);
            pairs_.collect(slot, quantisedBox, balls.quantisedBoxes.data(), std::array{stretch});
        });
    }
    if (paths_.mayMeet(quantisedBox)) {
        paths_.visit(covered, quantisedBox, [&](Slot other, std::uint32_t version) {
            if (balls.records[other].version != version) return false;
            if (other != slot) pairs_.add({slot, other});
            return true;
        });
    }
    predictPairs(horizon, parted);
    if (!cellLocal) paths_.add(slot, balls.records[slot].version, covered, quantisedBox);
}

void Domain::fetchAhead() {
    // Prefetches in stages: each stage needs data that the one before has loaded.
    while (queue_.scout()) {
        const Prediction& soon = queue_.scouted(ballLag);
        const bool two = soon.kind == Prediction::Kind::Ball;
        for (const Slot slot : {soon.ball, two ? soon.other : soon.ball}) {
            prefetch(&balls.records[slot]);
            prefetch(&balls.trajectories[slot]);
        }
        grid_.cells().fetch(balls.records[queue_.scouted(cellLag).ball].home);
        const Slot due = queue_.scouted(boxLag).ball;
        if (due >= grid_.sortedCount()) continue; // A ball added in mid-step is in no cell.
        for (const BallGrid::Stretch stretch : grid_.cells().around(balls.records[due].home)) {
            prefetch(&balls.quantisedBoxes[stretch.first]);
            prefetch(balls.trajectories.data() + stretch.first);
            prefetch(balls.trajectories.data() + stretch.last);
        }
    }
}

double Domain::predictSurroundings(Slot slot, double horizon, const ObstacleSet& obstacles) {
    const Vec2 from = positionNow(slot), velocity = balls.trajectories[slot].velocity;
    const double radius = balls.radius(slot);
    const bool inside =
        radius <= interval_.largestLocal && holds(interval_.inner, boxOfPath(from, velocity * horizon));
    const auto wall =
        inside ? std::nullopt : castCircleWalls({from, radius}, velocity, interval_.arena, horizon);
    if (wall) {
        horizon = wall->time;
        const Border border = borderFacing(wall->normal);
        push({now_ + horizon, Prediction::Kind::Border, slot, static_cast<std::uint32_t>(border),
              balls.records[slot].version, 0});
    }
    const Box covered = grown(boxOfPath(from, velocity * horizon), radius + slack);
    obstacles.visit(covered,
                    [&](std::uint32_t number) { predictObstacle(slot, number, horizon, obstacles); });
    return horizon;
}

void Domain::predictObstacle(Slot slot, std::uint32_t number, double horizon, const ObstacleSet& obstacles) {
    const Obstacle& obstacle = obstacles[number];
    if (!obstacle.alive || (!passed_.empty() && wasPassed(balls.records[slot].ball, number))) return;
    const Trajectory& trajectory = balls.trajectories[slot];
    const auto hit = castCircleObstacle({trajectory.at(now_), balls.radius(slot)}, trajectory.velocity,
                                        obstacle, obstacles.corners(), stepTime(), horizon);
    if (!hit) return;
    if (hit->normal == Vec2{}) // The cast has not decided: cast again from the hit's time.
        return push({now_ + hit->time, Prediction::Kind::RePredict, slot, 0, balls.records[slot].version, 0});
    push({now_ + hit->time, Prediction::Kind::Obstacle, slot, number, balls.records[slot].version,
          obstacle.version, static_cast<std::uint32_t>(normals_.size())});
    normals_.push_back(hit->normal);
}

void Domain::predictObstacle(std::uint32_t number, const ObstacleSet& obstacles) {
    for (Slot slot = 0; slot < balls.size(); ++slot)
        if (!balls.records[slot].removed) predictObstacle(slot, number, interval_.span - now_, obstacles);
}

} // namespace arkanong
