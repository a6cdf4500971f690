#include "arkanong/session/SpawnBalls.hpp"

#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace arkanong {

namespace {

/// The angle between successive balls, in turns: the golden ratio spreads the directions evenly and makes
/// neighbours differ widely.
constexpr double golden = 0.6180339887498949;

/// True if there is no object within `room` px of the position.
bool isFree(const ObjectManager& objects, Vec2 at, double room) {
    const auto covers = [&](Vec2 centre, Vec2 size) {
        return distance(nearestPoint(boxAround(centre, size / 2.0), at), at) < room;
    };
    const auto brick = [&](const Brick& b) { return covers(b.centre, b.size); };
    const auto paddle = [&](const Paddle& p) { return covers(p.position, p.size); };
    const auto hexagon = [&](const Hexagon& h) { return distance(h.centre, at) < h.radius + room; };
    return std::none_of(objects.bricks.begin(), objects.bricks.end(), brick) &&
           std::none_of(objects.paddles.begin(), objects.paddles.end(), paddle) &&
           std::none_of(objects.hexagons.begin(), objects.hexagons.end(), hexagon);
}

/// The free points of a square lattice with this pitch, px, from the top, for balls of this radius. Large balls may
/// overlap each other, but nothing else.
std::vector<Vec2> freePlaces(const ObjectManager& objects, double pitch, double radius) {
    const double room = std::max(pitch / 2.0, radius);
    std::vector<Vec2> places;
    for (double y = room; y <= tuning::fieldSize.y - room; y += pitch)
        for (double x = room; x <= tuning::fieldSize.x - room; x += pitch)
            if (isFree(objects, {x, y}, room)) places.push_back({x, y});
    return places;
}

} // namespace

void spawnBalls(World& world, int count) {
    assert(count > 0 && count <= tuning::sandboxBallLimit);
    const auto wanted = static_cast<std::size_t>(count);
    double pitch = std::sqrt(tuning::fieldSize.x * tuning::fieldSize.y / count);
    // Many balls shrink. At full speed each would collide a thousand times per second.
    const double size = std::min(1.0, std::sqrt(tuning::sandboxRoom / static_cast<double>(count)));
    const double radius = world.match().settings().ballRadius() * size;
    std::vector<Vec2> places = freePlaces(world.objects(), pitch, radius);
    while (places.size() < wanted) {
        constexpr double closer = 0.99;
        pitch *= closer;
        places = freePlaces(world.objects(), pitch, radius);
    }
    const double speed = tuning::rallySpeed * size;
    for (std::size_t i = 0; i < wanted; ++i) {
        const Rotation direction = rotationFromTurns(golden * static_cast<double>(i));
        world.putBall(places[i], Vec2{direction.cosine, direction.sine} * speed, Side::Blue);
    }
}

} // namespace arkanong
