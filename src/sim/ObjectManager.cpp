#include "arkanong/sim/ObjectManager.hpp"

#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/Bosses.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Capsules.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <utility>

namespace arkanong {

namespace {

/// The first of `things` that belongs to this side.
template <typename Things>
auto ofSide(Things& things, Side side) {
    return std::find_if(things.begin(), things.end(),
                        [side](const auto& thing) { return thing.side == side; });
}

/// The first of `things`, which are in the order of their ids, whose id is not lower.
template <typename Things, typename Id>
auto fromId(Things& things, Id id) {
    return std::lower_bound(things.begin(), things.end(), id,
                            [](const auto& thing, Id wanted) { return thing.id < wanted; });
}

Paddle makePaddle(Side side, CollisionManager& collisions) {
    Paddle paddle;
    paddle.side = side;
    paddle.size = tuning::paddleSize;
    paddle.position = {tuning::fieldSize.x / 2.0, goalLine(side) + forward(side) * tuning::paddleStart};
    paddle.previous = paddle.position;
    const Vec2 halfSize = paddle.size / 2.0;
    const ObstacleTag tag{ObstacleTag::Kind::Paddle, static_cast<std::uint32_t>(side)};
    paddle.obstacle =
        collisions.addBox(paddle.position, halfSize, std::min(halfSize.x, halfSize.y), tag.encoded());
    return paddle;
}

Brick makeBrick(const Level::BrickPlace& place, int rows, std::uint32_t id, CollisionManager& collisions) {
    Brick brick;
    brick.id = BrickId{id};
    brick.kind = place.kind;
    brick.hitsLeft = brick.hitsWhole = brick.breakable() ? place.hits : 1;
    brick.centre = brick.previous = brick.home = brickCentre(place.column, place.row, rows);
    brick.size = brickSizeOf(rows);
    brick.drop = place.drop;
    brick.tint = place.tint;
    const ObstacleTag tag{ObstacleTag::Kind::Brick, id};
    brick.obstacle = collisions.addBox(brick.centre, brick.size / 2.0, 0.0, tag.encoded());
    return brick;
}

std::optional<int> bandOf(int row, const std::vector<Band>& bands) {
    for (std::size_t i = 0; i < bands.size(); ++i)
        if (bands[i].holds(row)) return static_cast<int>(i);
    return std::nullopt;
}

/// Moves the band on by one tick. It stops exactly at an end and turns back in the next tick.
void advance(Band& band) {
    const double target = band.returning ? 0.0 : band.distance;
    const double step = band.speed * tuning::tickSeconds;
    const double left = target - band.offset;
    if (std::abs(left) <= step) {
        band.offset = target;
        band.returning = !band.returning;
    } else {
        band.offset += left < 0.0 ? -step : step;
    }
}

bool sideBySide(const Brick& a, const Brick& b) {
    constexpr double tolerance = 0.5;
    const Vec2 apart{std::abs(a.centre.x - b.centre.x), std::abs(a.centre.y - b.centre.y)};
    const Vec2 size = a.size;
    return (apart.x < tolerance && apart.y < size.y + tolerance) ||
           (apart.y < tolerance && apart.x < size.x + tolerance);
}

/// Gives the group number to every regrowing brick connected to the one at `index`.
void spreadGroup(std::vector<Brick>& bricks, std::size_t index, int group) {
    bricks[index].group = group;
    for (std::size_t i = 0; i < bricks.size(); ++i) {
        const bool joins = bricks[i].kind == BrickKind::Regrowing && bricks[i].group == 0;
        if (joins && sideBySide(bricks[index], bricks[i])) spreadGroup(bricks, i, group);
    }
}

/// Makes this regrowing brick and the groups beside it, of which some bricks may be broken, one group.
void joinGroups(Brick& brick, std::vector<Brick>& bricks, std::vector<Regrowth>& regrowths) {
    std::vector<Brick*> others;
    for (Brick& other : bricks)
        if (other.kind == BrickKind::Regrowing && other.id != brick.id) others.push_back(&other);
    for (Regrowth& scheduled : regrowths)
        if (scheduled.brick.kind == BrickKind::Regrowing) others.push_back(&scheduled.brick);
    for (const Brick* const other : others)
        brick.group = std::max(brick.group, other->group);
    ++brick.group;
    for (const Brick* const beside : others) {
        if (!sideBySide(brick, *beside)) continue;
        const int joined = std::exchange(brick.group, beside->group);
        for (Brick* const other : others)
            if (other->group == joined) other->group = brick.group;
    }
}

void numberGroups(std::vector<Brick>& bricks) {
    int group = 0;
    for (std::size_t i = 0; i < bricks.size(); ++i) {
        if (bricks[i].kind == BrickKind::Regrowing && bricks[i].group == 0) spreadGroup(bricks, i, ++group);
    }
}

Hexagon makeHexagon(const Level::HexagonPlace& place, std::uint32_t id, CollisionManager& collisions) {
    Hexagon hexagon;
    hexagon.id = HexagonId{id};
    hexagon.centre = hexagon.previous = hexagon.pathStart = place.centre;
    hexagon.radius = place.radius;
    hexagon.turns = hexagon.previousTurns = wrapTurns(place.turns);
    hexagon.spin = place.spin;
    hexagon.pathEnd = place.pathEnd;
    hexagon.pathSpeed = place.pathSpeed;
    std::vector<Vec2> corners(6);
    for (std::size_t i = 0; i < corners.size(); ++i)
        corners[i] = rotate({hexagon.radius, 0.0}, rotationFromTurns(static_cast<double>(i) / 6.0));
    const ObstacleTag tag{ObstacleTag::Kind::Hexagon, id};
    hexagon.obstacle = collisions.addPolygon(hexagon.centre, corners, hexagon.turns, tag.encoded());
    return hexagon;
}

} // namespace

void ObjectManager::build(const Level& level, const std::vector<Side>& sides, bool shielded,
                          CollisionManager& collisions) {
    *this = {};
    collisions.clearObstacles();
    rows_ = level.rows;
    for (const Side side : sides)
        paddles.push_back(makePaddle(side, collisions));
    const int goalWidth = sides.size() == 2 ? level.goalWidth : tuning::shieldsOfRow;
    for (const Side side : sides)
        addShields(side, shielded, goalWidth, collisions);
    for (const Level::BandPlace& band : level.bands)
        bands.push_back({band});
    for (const Level::BrickPlace& place : level.bricks) {
        bricks.push_back(makeBrick(place, rows_, nextBrick_++, collisions));
        bricks.back().band = bandOf(place.row, bands);
    }
    numberGroups(bricks);
    std::copy_if(bricks.begin(), bricks.end(), std::back_inserter(pattern_),
                 [](const Brick& brick) { return brick.breakable(); });
    for (const Level::HexagonPlace& place : level.hexagons)
        hexagons.push_back(makeHexagon(place, nextHexagon_++, collisions));
    for (const Level::WallPlace& wall : level.walls)
        placePolygon(wall.corners, collisions);
}

void ObjectManager::rememberPositions() {
    for (Paddle& paddle : paddles)
        paddle.previous = paddle.position;
    for (Drone& drone : drones)
        drone.previous = drone.position;
    for (HeldBall& caught : held)
        caught.ball.previous = caught.ball.position;
    for (Capsule& capsule : capsules)
        capsule.previous = capsule.position;
    if (!bands.empty())
        for (Brick& brick : bricks)
            brick.previous = brick.centre;
    for (Hexagon& hexagon : hexagons) {
        hexagon.previous = hexagon.centre;
        hexagon.previousTurns = hexagon.turns;
    }
}

void ObjectManager::driveBands(CollisionManager& collisions) {
    if (bands.empty()) return;
    for (Band& band : bands)
        advance(band);
    for (const Brick& brick : bricks) {
        if (!brick.band) continue;
        const Vec2 target = placeInBand(brick);
        collisions.drive(brick.obstacle, (target - brick.centre) / tuning::tickSeconds, 0.0);
    }
}

void ObjectManager::followBands(const CollisionManager& collisions) {
    if (bands.empty()) return;
    for (Brick& brick : bricks)
        if (brick.band) brick.centre = collisions.obstacle(brick.obstacle).centre;
    for (Regrowth& scheduled : regrowths)
        scheduled.brick.centre = placeInBand(scheduled.brick);
}

Vec2 ObjectManager::placeInBand(const Brick& brick) const {
    return brick.home + Vec2{brick.band ? bands[static_cast<std::size_t>(*brick.band)].offset : 0.0, 0.0};
}

Ball& ObjectManager::addBall(Vec2 position, Vec2 velocity, Side owner, double radius) {
    Ball ball;
    ball.id = BallId{nextBall_++};
    ball.owner = owner;
    ball.position = ball.previous = ball.place = position;
    ball.velocity = velocity;
    ball.radius = ball.usualRadius = radius;
    return balls.emplace_back(ball);
}

void ObjectManager::addCapsule(Vec2 position, const PowerUpDrop& drop, Side towards) {
    const Vec2 velocity{0.0, -forward(towards) * tuning::capsuleSpeed};
    capsules.push_back({CapsuleId{nextCapsule_++}, drop, towards, position, position, velocity, false});
}

void ObjectManager::removeBrick(std::size_t index, CollisionManager& collisions) {
    assert(index < bricks.size());
    collisions.disableObstacle(bricks[index].obstacle);
    bricks.erase(bricks.begin() + static_cast<std::ptrdiff_t>(index));
}

void ObjectManager::scheduleRegrowth(const Brick& brick, bool comesBack) {
    const bool standing = std::any_of(bricks.begin(), bricks.end(), [&](const Brick& other) {
        return other.kind == BrickKind::Regrowing && other.group == brick.group;
    });
    if (standing) {
        if (comesBack) regrowths.push_back({brick, tuning::regrowth, false});
        return;
    }
    const auto gone = std::remove_if(regrowths.begin(), regrowths.end(), [&](const Regrowth& scheduled) {
        return !scheduled.rises && scheduled.brick.group == brick.group;
    });
    regrowths.erase(gone, regrowths.end());
}

void ObjectManager::growBack(const Brick& brick) {
    if (!growsBack(brick.id)) regrowths.push_back({brick, tuning::regrowth, false});
}

bool ObjectManager::growsBack(BrickId id) const {
    return std::any_of(regrowths.begin(), regrowths.end(),
                       [&](const Regrowth& regrowth) { return regrowth.brick.id == id; });
}

BrickId ObjectManager::regrow(std::size_t index, CollisionManager& collisions) {
    assert(index < regrowths.size());
    Brick brick = regrowths[index].brick;
    const bool rises = regrowths[index].rises;
    regrowths.erase(regrowths.begin() + static_cast<std::ptrdiff_t>(index));
    brick.hitsLeft = brick.hitsWhole;
    brick.regrown = !rises;
    if (!rises) brick.drop.reset();
    collisions.enableObstacle(brick.obstacle);
    collisions.place(brick.obstacle, brick.centre, 0.0);
    brick.previous = brick.centre;
    bricks.insert(fromId(bricks, brick.id), brick);
    return brick.id;
}

void ObjectManager::scheduleRise() {
    const std::size_t before = regrowths.size();
    for (const Brick& brick : pattern_) {
        if (growsBack(brick.id) || brickIndex(brick.id)) continue;
        regrowths.push_back({brick, 0, true});
        regrowths.back().brick.centre = placeInBand(brick);
    }
    const auto missing = static_cast<int>(regrowths.size() - before);
    for (int i = 0; i < missing; ++i)
        regrowths[before + static_cast<std::size_t>(i)].ticksLeft = (i + 1) * tuning::riseTime / missing;
}

void ObjectManager::scheduleTurns(int delay, CollisionManager& collisions) {
    for (int i = 0; !bricks.empty(); ++i) {
        const int turn = i / tuning::finaleBrickColumns, place = i % tuning::finaleBrickColumns;
        regrowths.push_back(
            {bricks.front(), delay + turn * tuning::finaleTurn + place * tuning::finaleName, true});
        removeBrick(0, collisions);
    }
}

void ObjectManager::addBrick(const Level::BrickPlace& place, CollisionManager& collisions) {
    edited_ = true;
    bricks.push_back(makeBrick(place, rows_, nextBrick_++, collisions));
    if (bricks.back().kind == BrickKind::Regrowing) joinGroups(bricks.back(), bricks, regrowths);
}

void ObjectManager::addHexagon(const Level::HexagonPlace& place, CollisionManager& collisions) {
    edited_ = true;
    hexagons.push_back(makeHexagon(place, nextHexagon_++, collisions));
}

void ObjectManager::addPolygon(const std::vector<Vec2>& corners, CollisionManager& collisions) {
    edited_ = true;
    placePolygon(corners, collisions);
}

void ObjectManager::placePolygon(const std::vector<Vec2>& corners, CollisionManager& collisions) {
    const std::uint32_t id = nextPolygon_++;
    const ObstacleTag tag{ObstacleTag::Kind::Polygon, id};
    std::vector<Vec2> relative;
    relative.reserve(corners.size());
    for (const Vec2 corner : corners)
        relative.push_back(corner - corners.front());
    polygons.push_back(
        {PolygonId{id}, corners, collisions.addPolygon(corners.front(), relative, 0.0, tag.encoded())});
}

void ObjectManager::removeHexagon(std::size_t index, CollisionManager& collisions) {
    assert(index < hexagons.size());
    collisions.drive(hexagons[index].obstacle, {}, 0.0);
    collisions.removeObstacle(hexagons[index].obstacle);
    hexagons.erase(hexagons.begin() + static_cast<std::ptrdiff_t>(index));
}

void ObjectManager::removePolygon(std::size_t index, CollisionManager& collisions) {
    assert(index < polygons.size());
    collisions.removeObstacle(polygons[index].obstacle);
    polygons.erase(polygons.begin() + static_cast<std::ptrdiff_t>(index));
}

const Hexagon& ObjectManager::hexagon(HexagonId id) const {
    const auto found = fromId(hexagons, id);
    assert(found != hexagons.end() && found->id == id);
    return *found;
}

Paddle* ObjectManager::paddle(Side side) {
    const auto found = ofSide(paddles, side);
    return found == paddles.end() ? nullptr : &*found;
}

const Paddle* ObjectManager::paddle(Side side) const {
    const auto found = ofSide(paddles, side);
    return found == paddles.end() ? nullptr : &*found;
}

std::optional<std::size_t> ObjectManager::brickIndex(BrickId id) const {
    const auto found = fromId(bricks, id);
    if (found == bricks.end() || found->id != id) return std::nullopt;
    return static_cast<std::size_t>(found - bricks.begin());
}

std::optional<std::size_t> ObjectManager::firstHeld(Side side) const {
    const auto found = ofSide(held, side);
    if (found == held.end()) return std::nullopt;
    return static_cast<std::size_t>(found - held.begin());
}

std::size_t ObjectManager::ballsOf(Side side) const {
    const auto own =
        std::count_if(balls.begin(), balls.end(), [&](const Ball& ball) { return ball.owner == side; });
    const auto caught =
        std::count_if(held.begin(), held.end(), [&](const HeldBall& ball) { return ball.side == side; });
    return static_cast<std::size_t>(own + caught);
}

std::size_t ObjectManager::breakableBricks() const {
    const auto ofLevel = [](const Brick& brick) { return brick.breakable() && !brick.laid; };
    const auto standing = std::count_if(bricks.begin(), bricks.end(), ofLevel);
    const auto coming = std::count_if(regrowths.begin(), regrowths.end(),
                                      [&](const Regrowth& regrowth) { return ofLevel(regrowth.brick); });
    return static_cast<std::size_t>(standing + coming);
}

} // namespace arkanong
