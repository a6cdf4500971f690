#include "arkanong/sim/ObjectManager.hpp"

#include "arkanong/math/Rotation.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

namespace {

std::uint64_t word(int number) { return static_cast<std::uint64_t>(number); }

Paddle makePaddle(Side side, CollisionManager& collisions) {
    Paddle paddle;
    paddle.side = side;
    paddle.position = {tuning::fieldSize.x / 2.0, goalLine(side) + forward(side) * tuning::paddleStart};
    paddle.previous = paddle.position;
    const Vec2 halfSize = paddle.size / 2.0;
    const ObstacleTag tag{ObstacleTag::Kind::Paddle, static_cast<std::uint32_t>(side)};
    paddle.obstacle =
        collisions.addBox(paddle.position, halfSize, std::min(halfSize.x, halfSize.y), tag.encoded());
    return paddle;
}

Brick makeBrick(const Level::BrickPlace& place, std::uint32_t id, CollisionManager& collisions) {
    Brick brick;
    brick.id = BrickId{id};
    brick.kind = place.kind;
    brick.hitsLeft = brick.hitsWhole = brick.breakable() ? place.hits : 1;
    brick.centre = brickCentre(place.column, place.row);
    const ObstacleTag tag{ObstacleTag::Kind::Brick, id};
    brick.obstacle = collisions.addBox(brick.centre, tuning::brickSize / 2.0, 0.0, tag.encoded());
    return brick;
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

void ObjectManager::build(const Level& level, const std::vector<Side>& sides, CollisionManager& collisions) {
    *this = {};
    collisions.clearObstacles();
    for (const Side side : sides)
        paddles.push_back(makePaddle(side, collisions));
    for (const Level::BrickPlace& place : level.bricks) {
        bricks.push_back(makeBrick(place, static_cast<std::uint32_t>(bricks.size()), collisions));
    }
    for (const Level::HexagonPlace& place : level.hexagons) {
        hexagons.push_back(makeHexagon(place, static_cast<std::uint32_t>(hexagons.size()), collisions));
    }
}

void ObjectManager::rememberPositions() {
    for (Paddle& paddle : paddles)
        paddle.previous = paddle.position;
    for (Ball& ball : balls)
        ball.previous = ball.position;
    for (Hexagon& hexagon : hexagons) {
        hexagon.previous = hexagon.centre;
        hexagon.previousTurns = hexagon.turns;
    }
}

Ball& ObjectManager::addBall(Vec2 position, Vec2 velocity, Side owner) {
    Ball ball;
    ball.id = BallId{nextBall_++};
    ball.owner = owner;
    ball.position = ball.previous = position;
    ball.velocity = velocity;
    return balls.emplace_back(ball);
}

void ObjectManager::removeBall(std::size_t index) {
    assert(index < balls.size());
    balls.erase(balls.begin() + static_cast<std::ptrdiff_t>(index));
}

void ObjectManager::removeBrick(std::size_t index, CollisionManager& collisions) {
    assert(index < bricks.size());
    collisions.removeObstacle(bricks[index].obstacle);
    bricks.erase(bricks.begin() + static_cast<std::ptrdiff_t>(index));
}

Paddle* ObjectManager::paddle(Side side) {
    const auto found =
        std::find_if(paddles.begin(), paddles.end(), [&](const Paddle& p) { return p.side == side; });
    return found == paddles.end() ? nullptr : &*found;
}

const Paddle* ObjectManager::paddle(Side side) const {
    const auto found =
        std::find_if(paddles.begin(), paddles.end(), [&](const Paddle& p) { return p.side == side; });
    return found == paddles.end() ? nullptr : &*found;
}

std::optional<std::size_t> ObjectManager::brickIndex(BrickId id) const {
    const auto found = std::lower_bound(bricks.begin(), bricks.end(), id,
                                        [](const Brick& brick, BrickId wanted) { return brick.id < wanted; });
    if (found == bricks.end() || found->id != id) return std::nullopt;
    return static_cast<std::size_t>(found - bricks.begin());
}

std::size_t ObjectManager::ballsOf(Side side) const {
    return static_cast<std::size_t>(
        std::count_if(balls.begin(), balls.end(), [&](const Ball& ball) { return ball.owner == side; }));
}

std::size_t ObjectManager::breakableBricks() const {
    return static_cast<std::size_t>(
        std::count_if(bricks.begin(), bricks.end(), [](const Brick& brick) { return brick.breakable(); }));
}

void ObjectManager::addTo(Hash& hash) const {
    hash.add(std::uint64_t{nextBall_});
    for (const Paddle& paddle : paddles) {
        hash.add(paddle.position);
        hash.add(paddle.velocity);
    }
    hash.add(std::uint64_t{balls.size()});
    for (const Ball& ball : balls) {
        hash.add(static_cast<std::uint64_t>(ball.id));
        hash.add(static_cast<std::uint64_t>(ball.owner));
        hash.add(ball.position);
        hash.add(ball.velocity);
        hash.add(ball.radius);
        hash.add(word(ball.flatTicks));
        hash.add(word(ball.idleTicks));
    }
    hash.add(std::uint64_t{bricks.size()});
    for (const Brick& brick : bricks) {
        hash.add(static_cast<std::uint64_t>(brick.id));
        hash.add(word(brick.hitsLeft));
    }
    for (const Hexagon& hexagon : hexagons) {
        hash.add(hexagon.centre);
        hash.add(hexagon.turns);
        hash.add(std::uint64_t{hexagon.returning});
    }
}

} // namespace arkanong
