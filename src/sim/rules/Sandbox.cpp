#include "arkanong/sim/rules/Sandbox.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/rules/BallSpeed.hpp"
#include "arkanong/sim/rules/Bricks.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"

#include <algorithm>
#include <cmath>

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

template <typename InTheWay>
void sweepBalls(Field& field, InTheWay inTheWay) {
    std::vector<Ball>& balls = field.objects.balls;
    balls.erase(std::remove_if(balls.begin(), balls.end(), inTheWay), balls.end());
}

} // namespace

double radiusIn(const Field& field, std::size_t crowd) {
    const double share = static_cast<double>(crowd) / tuning::sandboxRoom;
    const double whole = field.match.settings().ballRadius();
    return share <= 1.0 ? whole : whole / std::sqrt(share);
}

void tickOverdrive(Field& field, const Commands& commands) {
    const bool held = commands[sideIndex(Side::Blue)].has(Command::overdrive);
    field.overdriveTimer = held ? tuning::overdriveFade : std::max(field.overdriveTimer - 1, 0);
    if (field.overdriveTimer == 0) return;
    const double target = field.match.rallySpeed() * (held ? tuning::overdriveFactor : 1.0);
    for (Ball& ball : field.objects.balls)
        approachSpeed(ball, target, tuning::overdriveReturn);
}

Box buildingRoom(const Field& field) {
    const double room = 2.0 * field.match.settings().ballRadius();
    Box box{{0.0, 0.0}, tuning::fieldSize};
    for (const Paddle& paddle : field.objects.paddles) {
        const Box zone = zoneOf(field.match.settings(), paddle.side);
        if (paddle.side == Side::Blue)
            box.high.y = zone.low.y - room;
        else
            box.low.y = zone.high.y + room;
    }
    return box;
}

bool putBrick(Field& field, Vec2 at, BrickKind kind, int hits, const std::optional<PowerUpDrop>& drop) {
    const BrickGrid grid = brickGridOf(field.objects.brickRows());
    const Vec2 cell = at - grid.origin;
    const int column = static_cast<int>(std::floor(cell.x / grid.size.x));
    const int row = static_cast<int>(std::floor(cell.y / grid.size.y));
    if (column < 0 || column >= grid.columns || row < 0 || row >= grid.rows) return false;
    const Box cellBox = boxAround(grid.centre(column, row), grid.size / 2.0);
    const auto here = [&](const Brick& brick) { return inside(cellBox, brick.centre); };
    const auto comesBack = [&](const Regrowth& scheduled) { return here(scheduled.brick); };
    if (std::any_of(field.objects.bricks.begin(), field.objects.bricks.end(), here)) return false;
    if (std::any_of(field.objects.regrowths.begin(), field.objects.regrowths.end(), comesBack)) return false;
    sweepBalls(field, [&](const Ball& ball) {
        return distance(nearestPoint(cellBox, ball.position), ball.position) < ball.radius;
    });
    field.objects.addBrick({column, row, kind, hits, drop}, field.collisions);
    return true;
}

bool putHexagon(Field& field, Vec2 centre, double radius, double spin) {
    if (radius <= 0.0) return false;
    if (!holds(buildingRoom(field), boxAround(centre, {radius, radius}))) return false;
    sweepBalls(field,
               [&](const Ball& ball) { return distance(ball.position, centre) < radius + ball.radius; });
    field.objects.addHexagon({centre, radius, 0.0, spin, centre, 0.0}, field.collisions);
    return true;
}

bool putPolygon(Field& field, const std::vector<Vec2>& corners) {
    const Box room = buildingRoom(field);
    const bool fits =
        std::all_of(corners.begin(), corners.end(), [&](Vec2 corner) { return inside(room, corner); });
    if (!fits || !isOutline(corners)) return false;
    sweepBalls(field,
               [&](const Ball& ball) { return distanceToOutline(corners, ball.position) < ball.radius; });
    field.objects.addPolygon(corners, field.collisions);
    return true;
}

bool removeAt(Field& field, Vec2 at) {
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
        const Brick brick = field.objects.bricks[index];
        field.objects.removeBrick(index, field.collisions);
        settleRegrowth(field, brick, false);
    };
    return take(field.objects.bricks, brickHere, removeBrick) ||
           take(field.objects.hexagons, hexagonHere,
                [&](auto i) { field.objects.removeHexagon(i, field.collisions); }) ||
           take(field.objects.polygons, polygonHere,
                [&](auto i) { field.objects.removePolygon(i, field.collisions); }) ||
           take(field.objects.balls, ballHere, [&](auto i) {
               field.objects.balls.erase(field.objects.balls.begin() + static_cast<std::ptrdiff_t>(i));
           });
}

} // namespace arkanong
