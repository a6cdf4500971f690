#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/sim/ObjectManager.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"

#include <algorithm>
#include <cassert>

// What bosses add to the field: the Foreman's bricks and the Queen's drones.

namespace arkanong {

namespace {

/// Whether a brick of a moving band ever comes within a ball's diameter of the box.
bool comesNear(const Brick& brick, const std::vector<Band>& bands, const Box& box) {
    return brick.band && overlap(bands[static_cast<std::size_t>(*brick.band)].way(brick.box()),
                                 grown(box, 2.0 * tuning::giantBallRadius));
}

} // namespace

void ObjectManager::prepareMortar(Side side, CollisionManager& collisions) {
    // The finale's bricks leave the rows next to the zones free.
    const BrickGrid grid = brickGridOf(rows_ == tuning::finaleBrickRows ? tuning::brickRows : rows_);
    for (int i = 0; i < mortarRows * tuning::brickColumns; ++i) {
        const int row = i / tuning::brickColumns, column = i % tuning::brickColumns;
        MortarCell cell;
        cell.side = side;
        cell.row = row;
        cell.brick.centre = cell.brick.previous = cell.brick.home =
            grid.centre(column, side == Side::Red ? row : grid.rows - 1 - row);
        cell.brick.size = grid.size;
        cell.brick.regrown = cell.brick.laid = true;
        const Box box = cell.brick.box();
        const Box inner = grown(box, -1.0);
        const bool taken =
            std::any_of(bricks.begin(), bricks.end(),
                        [&](const Brick& b) { return overlap(b.box(), inner); }) ||
            std::any_of(hexagons.begin(), hexagons.end(),
                        [&](const Hexagon& h) { return h.comesInto(box); }) ||
            std::any_of(polygons.begin(), polygons.end(),
                        [&](const Polygon& p) { return overlap(boxAround(p.corners), box); }) ||
            std::any_of(bricks.begin(), bricks.end(),
                        [&](const Brick& b) { return comesNear(b, bands, box); });
        if (taken) continue;
        cell.brick.id = BrickId{nextBrick_++};
        const ObstacleTag tag{ObstacleTag::Kind::Brick, static_cast<std::uint32_t>(cell.brick.id)};
        cell.brick.obstacle = collisions.addBox(cell.brick.centre, cell.brick.size / 2.0, 0.0, tag.encoded());
        collisions.disableObstacle(cell.brick.obstacle);
        mortar.push_back(cell);
    }
}

BrickId ObjectManager::layBrick(std::size_t index, BrickKind kind, CollisionManager& collisions) {
    assert(index < mortar.size() && !brickIndex(mortar[index].brick.id));
    Brick brick = mortar[index].brick;
    brick.kind = kind;
    collisions.enableObstacle(brick.obstacle);
    const auto place =
        std::find_if(bricks.begin(), bricks.end(), [&](const Brick& other) { return brick.id < other.id; });
    bricks.insert(place, brick);
    return brick.id;
}

void ObjectManager::addDrones(Side side, CollisionManager& collisions) {
    for (int number = 0; number < droneCount; ++number) {
        Drone drone;
        drone.side = side;
        drone.number = number;
        drone.position = {(number == 0 ? 0.25 : 0.75) * tuning::fieldSize.x, droneLane(side)};
        drone.previous = drone.position;
        const ObstacleTag tag{ObstacleTag::Kind::Drone, static_cast<std::uint32_t>(drones.size())};
        drone.obstacle =
            collisions.addBox(drone.position, Drone::size / 2.0, Drone::size.y / 2.0, tag.encoded());
        collisions.disableObstacle(drone.obstacle);
        drones.push_back(drone);
    }
}

void ObjectManager::wakeDrone(std::size_t index, CollisionManager& collisions) {
    assert(index < drones.size() && !drones[index].awake());
    drones[index].state = Drone::State::Awake;
    drones[index].hitsLeft = tuning::droneHits;
    drones[index].asleepFor = 0;
    collisions.enableObstacle(drones[index].obstacle);
}

void ObjectManager::sleepDrone(std::size_t index, int ticks, CollisionManager& collisions) {
    assert(index < drones.size() && drones[index].awake());
    drones[index].state = Drone::State::Asleep;
    drones[index].hitsLeft = 0;
    drones[index].asleepFor = ticks;
    collisions.disableObstacle(drones[index].obstacle);
}

} // namespace arkanong
