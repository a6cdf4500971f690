#include "arkanong/collision/detail/ObstacleSet.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace arkanong {

void ObstacleSet::clear() {
    obstacles_.clear();
    corners_.clear();
    travelling_.clear();
    driven_.clear();
    removed_.clear();
    free_.clear();
    standingKnown_ = false;
}

namespace {

void setSize(Obstacle& box, Vec2 halfSize, double rounding) {
    assert(rounding >= 0.0 && halfSize.x >= rounding && halfSize.y >= rounding);
    box.halfSize = halfSize - Vec2{rounding, rounding};
    box.rounding = rounding;
    box.reach = length(box.halfSize) + rounding;
}

} // namespace

ObstacleIndex ObstacleSet::addBox(Vec2 centre, Vec2 halfSize, double rounding, std::uint32_t tag) {
    Obstacle box;
    box.centre = centre;
    setSize(box, halfSize, rounding);
    box.tag = tag;
    return add(box);
}

void ObstacleSet::resizeBox(ObstacleIndex index, Vec2 halfSize, double rounding) {
    Obstacle& box = obstacles_[obstacleNumber(index)];
    assert(box.isBox());
    setSize(box, halfSize, rounding);
    if (!box.travels) standingKnown_ = false;
}

ObstacleIndex ObstacleSet::addPolygon(Vec2 centre, const std::vector<Vec2>& corners, double turns,
                                      std::uint32_t tag) {
    assert(corners.size() >= 2);
    Obstacle polygon;
    polygon.centre = centre;
    polygon.turns = turns;
    polygon.cornerCount = static_cast<std::uint32_t>(corners.size());
    for (const Vec2 corner : corners)
        polygon.reach = std::max(polygon.reach, length(corner));
    polygon.tag = tag;
    const ObstacleIndex index = add(polygon);
    const Obstacle& added = obstacles_[obstacleNumber(index)];
    std::copy(corners.begin(), corners.end(), corners_.begin() + added.firstCorner);
    turnCorners(added);
    return index;
}

ObstacleIndex ObstacleSet::add(Obstacle obstacle) {
    standingKnown_ = false;
    const auto reused = std::find_if(free_.rbegin(), free_.rend(), [&](std::uint32_t number) {
        return obstacles_[number].cornerCount == obstacle.cornerCount;
    });
    if (reused == free_.rend()) {
        obstacle.firstCorner = static_cast<std::uint32_t>(corners_.size());
        obstacle.firstTurned = obstacle.firstCorner + obstacle.cornerCount;
        corners_.resize(corners_.size() + std::size_t{2} * (obstacle.cornerCount + obstacle.runCount()));
        obstacles_.push_back(obstacle);
        return ObstacleIndex{static_cast<std::uint32_t>(obstacles_.size() - 1)};
    }
    const std::uint32_t number = *reused;
    free_.erase(std::next(reused).base());
    obstacle.firstCorner = obstacles_[number].firstCorner;
    obstacle.firstTurned = obstacles_[number].firstTurned;
    obstacle.version = obstacles_[number].version + 1;
    obstacles_[number] = obstacle;
    return ObstacleIndex{number};
}

void ObstacleSet::remove(ObstacleIndex index) {
    Obstacle& obstacle = obstacles_[obstacleNumber(index)];
    assert(!obstacle.removed);
    obstacle.alive = false;
    obstacle.removed = true;
    removed_.push_back(obstacleNumber(index));
}

void ObstacleSet::enable(ObstacleIndex index) {
    assert(!obstacles_[obstacleNumber(index)].removed);
    obstacles_[obstacleNumber(index)].alive = true;
    standingKnown_ = false;
}

void ObstacleSet::freeRemoved() {
    if (removed_.empty()) return;
    for (std::vector<std::uint32_t>* numbers : {&travelling_, &driven_})
        numbers->erase(std::remove_if(numbers->begin(), numbers->end(),
                                      [this](std::uint32_t number) { return obstacles_[number].removed; }),
                       numbers->end());
    free_.insert(free_.end(), removed_.begin(), removed_.end());
    removed_.clear();
}

void ObstacleSet::drive(ObstacleIndex index, Vec2 velocity, double spin) {
    Obstacle& obstacle = obstacles_[obstacleNumber(index)];
    assert(spin == 0.0 || !obstacle.isBox());
    const bool stopsSpinning = obstacle.spin != 0.0 && spin == 0.0;
    obstacle.velocity = velocity;
    obstacle.spin = spin;
    if (stopsSpinning) turnCorners(obstacle);
    if (obstacle.moves()) markDriven(obstacleNumber(index));
    if (velocity != Vec2{} && !obstacle.travels) {
        obstacle.travels = true;
        travelling_.push_back(obstacleNumber(index));
        standingKnown_ = false;
    }
}

void ObstacleSet::place(ObstacleIndex index, Vec2 centre, double turns) {
    Obstacle& obstacle = obstacles_[obstacleNumber(index)];
    if (centre != obstacle.centre && !obstacle.travels) standingKnown_ = false;
    const bool turned = turns != obstacle.turns;
    obstacle.centre = centre;
    obstacle.turns = turns;
    if (turned && obstacle.spin == 0.0) turnCorners(obstacle);
}

void ObstacleSet::turnCorners(const Obstacle& obstacle) {
    const Rotation turned = rotationFromTurns(obstacle.turns);
    const std::uint32_t count = obstacle.cornerCount;
    Vec2* const corners = corners_.data() + obstacle.firstTurned;
    for (std::uint32_t i = 0; i < count; ++i)
        corners[i] = rotate(corners_[obstacle.firstCorner + i], turned);
    for (std::uint32_t run = 0; run < obstacle.runCount(); ++run) {
        const std::uint32_t first = run * Obstacle::sidesOfRun;
        Box box{corners[first], corners[first]};
        for (std::uint32_t i = first + 1; i <= std::min(first + Obstacle::sidesOfRun, count); ++i)
            box = including(box, corners[i % count]);
        corners[count + 2 * run] = box.low;
        corners[count + 2 * run + 1] = box.high;
    }
}

void ObstacleSet::markDriven(std::uint32_t number) {
    if (obstacles_[number].driven) return;
    obstacles_[number].driven = true;
    driven_.push_back(number);
}

void ObstacleSet::updateStandingGrid(const Box& arena) {
    if (standingKnown_) return;
    standingKnown_ = true;
    standing_.clear();
    for (std::uint32_t number = 0; number < obstacles_.size(); ++number)
        if (!obstacles_[number].travels) standing_.push_back(number);
    standingGrid_.build(arena, obstacles_, standing_, 0.0);
}

void ObstacleSet::beginStep(const Box& arena, double duration) {
    freeRemoved();
    updateStandingGrid(arena);
    travellingGrid_.build(arena, obstacles_, travelling_, duration);
}

CoarseCells ObstacleSet::coarseCells(const QuantisationScale& scale, double duration) const {
    CoarseCells cells;
    for (const Obstacle& obstacle : obstacles_)
        if (obstacle.alive) cells.add(scale.of(obstacle.boundsWithin(duration)));
    return cells;
}

bool ObstacleSet::stop(std::uint32_t number, double time) {
    Obstacle& obstacle = obstacles_[number];
    if (obstacle.stopTime >= 0.0) return false;
    markDriven(number);
    obstacle.stopTime = time;
    ++obstacle.version;
    return true;
}

void ObstacleSet::forgetStops() {
    for (const std::uint32_t number : driven_)
        obstacles_[number].stopTime = -1.0;
}

void ObstacleSet::finishStep(double duration) {
    for (const std::uint32_t number : driven_) {
        Obstacle& obstacle = obstacles_[number];
        const Vec2 centre = obstacle.centreAt(duration);
        obstacle.turns = obstacle.turnsAt(duration);
        obstacle.centre = centre;
        obstacle.stopTime = -1.0;
    }
}

} // namespace arkanong
