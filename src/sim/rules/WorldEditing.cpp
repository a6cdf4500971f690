#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/World.hpp"

#include <algorithm>
#include <cmath>

// Editing the sandbox.

namespace arkanong {

namespace {

constexpr std::size_t mostCorners = 64;
constexpr double shortestEdge = 4.0; ///< px.
constexpr double reach = 8.0;        ///< Tolerance for selecting an edge or a ball, px.

bool inside(const Box& box, Vec2 at) { return nearestPoint(box, at) == at; }

double distanceToSegment(Vec2 a, Vec2 b, Vec2 at) {
    const Vec2 edge = b - a;
    const double share = dot(at - a, edge) / lengthSquared(edge);
    return distance(a + edge * std::max(0.0, std::min(share, 1.0)), at);
}

double distanceToOutline(const std::vector<Vec2>& corners, Vec2 at) {
    double least = distanceToSegment(corners.back(), corners.front(), at);
    for (std::size_t i = 1; i < corners.size(); ++i)
        least = std::min(least, distanceToSegment(corners[i - 1], corners[i], at));
    return least;
}

/// A valid polygon: enough corners, and no edge too short to be intended.
bool isOutline(const std::vector<Vec2>& corners) {
    if (corners.size() < 3 || corners.size() > mostCorners) return false;
    for (std::size_t i = 0; i < corners.size(); ++i)
        if (distance(corners[i], corners[(i + 1) % corners.size()]) < shortestEdge) return false;
    return true;
}

} // namespace

template <typename InTheWay>
void World::sweepBalls(InTheWay inTheWay) {
    std::vector<Ball>& balls = objects_.balls;
    balls.erase(std::remove_if(balls.begin(), balls.end(), inTheWay), balls.end());
}

Box World::buildingRoom() const {
    const double room = 2.0 * match_.settings().ballRadius();
    Box box{{0.0, 0.0}, tuning::fieldSize};
    for (const Paddle& paddle : objects_.paddles) {
        const Box zone = zoneOf(match_.settings(), paddle.side);
        if (paddle.side == Side::Blue)
            box.high.y = zone.low.y - room;
        else
            box.low.y = zone.high.y + room;
    }
    return box;
}

bool World::putBrick(Vec2 at, BrickKind kind, int hits, const std::optional<PowerUpDrop>& drop) {
    const int rows = objects_.brickRows();
    const Vec2 size = brickSizeOf(rows);
    const Vec2 cell = at - tuning::brickOrigin;
    const int column = static_cast<int>(std::floor(cell.x / size.x));
    const int row = static_cast<int>(std::floor(cell.y / size.y));
    if (column < 0 || column >= tuning::brickColumns || row < 0 || row >= rows) return false;
    const Box cellBox = boxAround(brickCentre(column, row, rows), size / 2.0);
    const auto here = [&](const Brick& brick) { return inside(cellBox, brick.centre); };
    const auto comesBack = [&](const Regrowth& scheduled) { return here(scheduled.brick); };
    if (std::any_of(objects_.bricks.begin(), objects_.bricks.end(), here)) return false;
    if (std::any_of(objects_.regrowths.begin(), objects_.regrowths.end(), comesBack)) return false;
    sweepBalls([&](const Ball& ball) {
        return distance(nearestPoint(cellBox, ball.position), ball.position) < ball.radius;
    });
    objects_.addBrick({column, row, kind, hits, drop}, collisions_);
    return true;
}

bool World::putHexagon(Vec2 centre, double radius, double spin) {
    if (radius <= 0.0) return false;
    if (!arkanong::holds(buildingRoom(), boxAround(centre, {radius, radius}))) return false;
    sweepBalls([&](const Ball& ball) { return distance(ball.position, centre) < radius + ball.radius; });
    objects_.addHexagon({centre, radius, 0.0, spin, centre, 0.0}, collisions_);
    return true;
}

bool World::putPolygon(const std::vector<Vec2>& corners) {
    const Box room = buildingRoom();
    const bool fits =
        std::all_of(corners.begin(), corners.end(), [&](Vec2 corner) { return inside(room, corner); });
    if (!fits || !isOutline(corners)) return false;
    sweepBalls([&](const Ball& ball) { return distanceToOutline(corners, ball.position) < ball.radius; });
    objects_.addPolygon(corners, collisions_);
    return true;
}

bool World::removeAt(Vec2 at) {
    const auto take = [&](const auto& things, auto isMeant, auto remove) {
        const auto found = std::find_if(things.begin(), things.end(), isMeant);
        if (found == things.end()) return false;
        remove(static_cast<std::size_t>(found - things.begin()));
        return true;
    };
    const auto brickHere = [&](const Brick& brick) { return inside(brick.box(), at); };
    const auto hexagonHere = [&](const Hexagon& h) { return distance(h.centre, at) < h.radius; };
    const auto polygonHere = [&](const Polygon& p) { return distanceToOutline(p.corners, at) < reach; };
    const auto ballHere = [&](const Ball& ball) { return distance(ball.position, at) < ball.radius + reach; };
    const auto removeBrick = [&](std::size_t index) {
        const Brick brick = objects_.bricks[index];
        objects_.removeBrick(index, collisions_);
        if (brick.kind == BrickKind::Regrowing) objects_.scheduleRegrowth(brick, false);
    };
    return take(objects_.bricks, brickHere, removeBrick) ||
           take(objects_.hexagons, hexagonHere, [&](auto i) { objects_.removeHexagon(i, collisions_); }) ||
           take(objects_.polygons, polygonHere, [&](auto i) { objects_.removePolygon(i, collisions_); }) ||
           take(objects_.balls, ballHere, [&](auto i) {
               objects_.balls.erase(objects_.balls.begin() + static_cast<std::ptrdiff_t>(i));
           });
}

bool World::breakShield(Side side, int place, std::vector<Event>& events) {
    const auto meant = [&](const Shield& shield) {
        return shield.side == side && shield.row == ShieldRow::Line && shield.place == place &&
               shield.state == Shield::State::Standing;
    };
    const auto found = std::find_if(objects_.shields.begin(), objects_.shields.end(), meant);
    if (found == objects_.shields.end()) return false;
    objects_.breakShield(static_cast<std::size_t>(found - objects_.shields.begin()), collisions_);
    events.push_back(ShieldBroken{lerp(found->box.low, found->box.high, 0.5), side, ShieldRow::Line, place,
                                  objects_.shieldsOf(side, ShieldRow::Line)});
    return true;
}

} // namespace arkanong
