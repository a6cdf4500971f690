#include "arkanong/collision/ObstacleSet.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

void ObstacleSet::clear() {
    obstacles_.clear();
    corners_.clear();
    travelling_.clear();
    driven_.clear();
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
    polygon.firstCorner = static_cast<std::uint32_t>(corners_.size());
    polygon.cornerCount = static_cast<std::uint32_t>(corners.size());
    polygon.firstTurned = polygon.firstCorner + polygon.cornerCount;
    for (const Vec2 corner : corners)
        polygon.reach = std::max(polygon.reach, length(corner));
    polygon.tag = tag;
    corners_.insert(corners_.end(), corners.begin(), corners.end());
    corners_.resize(corners_.size() + corners.size());
    turnCorners(polygon);
    return add(polygon);
}

ObstacleIndex ObstacleSet::add(const Obstacle& obstacle) {
    obstacles_.push_back(obstacle);
    standingKnown_ = false;
    return ObstacleIndex{static_cast<std::uint32_t>(obstacles_.size() - 1)};
}

void ObstacleSet::restore(ObstacleIndex index) {
    obstacles_[obstacleNumber(index)].alive = true;
    standingKnown_ = false;
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
    for (std::uint32_t i = 0; i < obstacle.cornerCount; ++i)
        corners_[obstacle.firstTurned + i] = rotate(corners_[obstacle.firstCorner + i], turned);
}

void ObstacleSet::markDriven(std::uint32_t number) {
    if (obstacles_[number].driven) return;
    obstacles_[number].driven = true;
    driven_.push_back(number);
}

void ObstacleSet::updateStandingGrid(const Box& arena) const {
    if (standingKnown_) return;
    standingKnown_ = true;
    standing_.clear();
    for (std::uint32_t number = 0; number < obstacles_.size(); ++number)
        if (!obstacles_[number].travels) standing_.push_back(number);
    standingGrid_.build(arena, obstacles_, standing_, 0.0);
}

void ObstacleSet::beginStep(const Box& arena, double duration) {
    updateStandingGrid(arena);
    travellingGrid_.build(arena, obstacles_, travelling_, duration);
    none_ = standingGrid_.empty() && travellingGrid_.empty();
}

bool ObstacleSet::stop(std::uint32_t number, double time) {
    Obstacle& obstacle = obstacles_[number];
    if (obstacle.stopTime >= 0.0) return false;
    markDriven(number);
    obstacle.stopTime = time;
    ++obstacle.version;
    return true;
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
