#include "arkanong/collision/CollisionManager.hpp"

#include <algorithm>
#include <cassert>

// CollisionManager's obstacles. Those that stand still are in a grid kept from step to step, those that
// travel in one rebuilt for each step.

namespace arkanong {

void CollisionManager::setArena(const Box& arena) {
    arena_ = arena;
    standingKnown_ = false;
}

void CollisionManager::clearObstacles() {
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

ObstacleIndex CollisionManager::addBox(Vec2 centre, Vec2 halfSize, double rounding, std::uint32_t tag) {
    Obstacle box;
    box.centre = centre;
    setSize(box, halfSize, rounding);
    box.tag = tag;
    return addObstacle(box);
}

void CollisionManager::resizeBox(ObstacleIndex index, Vec2 halfSize, double rounding) {
    Obstacle& box = obstacles_[obstacleNumber(index)];
    assert(!running_ && box.isBox());
    setSize(box, halfSize, rounding);
    if (!box.travels) standingKnown_ = false;
}

ObstacleIndex CollisionManager::addPolygon(Vec2 centre, const std::vector<Vec2>& corners, double turns,
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
    return addObstacle(polygon);
}

ObstacleIndex CollisionManager::addObstacle(const Obstacle& obstacle) {
    obstacles_.push_back(obstacle);
    standingKnown_ = false;
    return ObstacleIndex{static_cast<std::uint32_t>(obstacles_.size() - 1)};
}

void CollisionManager::removeObstacle(ObstacleIndex obstacle) {
    obstacles_[obstacleNumber(obstacle)].alive = false;
}

void CollisionManager::restoreObstacle(ObstacleIndex obstacle) {
    assert(!running_);
    obstacles_[obstacleNumber(obstacle)].alive = true;
    standingKnown_ = false;
}

void CollisionManager::drive(ObstacleIndex index, Vec2 velocity, double spin) {
    Obstacle& obstacle = obstacles_[obstacleNumber(index)];
    assert(!running_ && (spin == 0.0 || !obstacle.isBox()));
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

void CollisionManager::place(ObstacleIndex index, Vec2 centre, double turns) {
    Obstacle& obstacle = obstacles_[obstacleNumber(index)];
    assert(!running_);
    if (centre != obstacle.centre && !obstacle.travels) standingKnown_ = false;
    const bool turned = turns != obstacle.turns;
    obstacle.centre = centre;
    obstacle.turns = turns;
    if (turned && obstacle.spin == 0.0) turnCorners(obstacle);
}

void CollisionManager::turnCorners(const Obstacle& obstacle) {
    const Rotation turned = rotationFromTurns(obstacle.turns);
    for (std::uint32_t i = 0; i < obstacle.cornerCount; ++i)
        corners_[obstacle.firstTurned + i] = rotate(corners_[obstacle.firstCorner + i], turned);
}

void CollisionManager::markDriven(std::uint32_t number) {
    if (obstacles_[number].driven) return;
    obstacles_[number].driven = true;
    driven_.push_back(number);
}

void CollisionManager::updateStandingGrid() const {
    if (standingKnown_) return;
    standingKnown_ = true;
    standing_.clear();
    for (std::uint32_t number = 0; number < obstacles_.size(); ++number)
        if (!obstacles_[number].travels) standing_.push_back(number);
    standingGrid_.build(arena_, obstacles_, standing_, 0.0);
}

void CollisionManager::stopObstacle(std::uint32_t number) {
    Obstacle& obstacle = obstacles_[number];
    if (obstacle.stopTime >= 0.0) return;
    markDriven(number);
    obstacle.stopTime = stepTime();
    ++obstacle.version;
    for (Slot slot = 0; slot < balls_.size(); ++slot)
        if (!balls_.records[slot].removed) predictObstacle(slot, number, span_ - now_);
}

std::optional<Contact> CollisionManager::cast(const MovingCircle& ball, double horizon) const {
    updateStandingGrid();
    const Circle circle{ball.position, ball.radius};
    Contact first;
    bool found = false;
    if (const auto hit = castCircleWalls(circle, ball.velocity, arena_, horizon)) {
        found = true;
        horizon = hit->time;
        first.time = hit->time;
        first.normal = hit->normal;
        first.border = borderFacing(hit->normal);
    }
    const auto touch = [&](std::uint32_t number) {
        const Obstacle& obstacle = obstacles_[number];
        if (!obstacle.alive) return;
        const auto hit = castCircleObstacle(circle, ball.velocity, obstacle, corners_, 0.0, horizon);
        if (!hit || hit->normal == Vec2{} || (found && hit->time >= first.time)) return;
        found = true;
        first.kind = ContactKind::Obstacle;
        first.time = hit->time;
        first.normal = hit->normal;
        first.obstacle = ObstacleIndex{number};
        first.tag = obstacle.tag;
    };
    standingGrid_.visit(grown(boxOfPath(circle.centre, ball.velocity * horizon), ball.radius + slack), touch);
    // No grid covers where travelling obstacles get within the horizon; they are few, so test them all.
    for (const std::uint32_t number : travelling_)
        touch(number);
    if (!found) return std::nullopt;
    first.position = ball.position + ball.velocity * first.time;
    first.velocity = ball.velocity;
    first.point = first.position - normalized(first.normal) * ball.radius;
    if (first.kind == ContactKind::Obstacle)
        first.surfaceVelocity =
            obstacles_[obstacleNumber(first.obstacle)].surfaceVelocityAt(first.point, first.time);
    return first;
}

} // namespace arkanong
