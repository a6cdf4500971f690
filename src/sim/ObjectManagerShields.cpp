#include "arkanong/collision/CollisionManager.hpp"
#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/sim/ObjectManager.hpp"
#include "arkanong/sim/tuning/Balls.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

// The shields of an ObjectManager.

namespace arkanong {

namespace {

bool isOf(const Shield& shield, Side side, ShieldRow row) { return shield.side == side && shield.row == row; }

/// A shield's shape: its plate, and the room between it and the farthest that a ball gets behind the line.
Box shapeOf(const Shield& shield) {
    constexpr double behind = 2.0 * tuning::giantBallRadius;
    Box shape = shield.box;
    (shield.side == Side::Blue ? shape.high.y : shape.low.y) =
        goalLine(shield.side) - forward(shield.side) * behind;
    return shape;
}

Shield makeShield(Side side, ShieldRow row, int place, std::size_t index, CollisionManager& collisions) {
    constexpr double width = tuning::shieldWidth;
    const bool wall = row == ShieldRow::Wall;
    const double near = wall ? tuning::shieldThickness : 0.0;
    const double thickness = wall ? tuning::wallThickness : tuning::shieldThickness;
    Shield shield;
    shield.side = side;
    shield.row = row;
    shield.place = place;
    shield.box = boxOf({place * width, goalLine(side) + forward(side) * near},
                       {(place + 1) * width, goalLine(side) + forward(side) * (near + thickness)});
    const ObstacleTag tag{ObstacleTag::Kind::Shield, static_cast<std::uint32_t>(index)};
    const Box shape = shapeOf(shield);
    const Vec2 halfSize = (shape.high - shape.low) / 2.0;
    shield.obstacle = collisions.addBox(shape.low + halfSize, halfSize, 0.0, tag.encoded());
    collisions.disableObstacle(shield.obstacle);
    return shield;
}

/// Distance of a plate from the row's middle, in half plates.
int fromMiddle(int place) { return std::abs(2 * place + 1 - tuning::shieldsOfRow); }

} // namespace

void ObjectManager::addShields(Side side, bool shielded, int goalWidth, CollisionManager& collisions) {
    for (const ShieldRow row : {ShieldRow::Line, ShieldRow::Wall})
        for (int place = 0; place < tuning::shieldsOfRow; ++place)
            shields.push_back(makeShield(side, row, place, shields.size(), collisions));
    for (Shield& shield : shields) {
        if (!isOf(shield, side, ShieldRow::Line) || fromMiddle(shield.place) <= goalWidth) continue;
        shield.post = true;
        shield.state = Shield::State::Returning;
    }
    if (shielded) returnShields(side, ShieldRow::Line);
    settleShields(collisions);
}

void ObjectManager::breakShield(std::size_t index, CollisionManager& collisions) {
    assert(index < shields.size() && shields[index].state == Shield::State::Standing);
    assert(!shields[index].post);
    shields[index].state = Shield::State::Broken;
    collisions.disableObstacle(shields[index].obstacle);
}

void ObjectManager::returnShields(Side side, ShieldRow row) {
    for (Shield& shield : shields)
        if (isOf(shield, side, row) && shield.state == Shield::State::Broken)
            shield.state = Shield::State::Returning;
}

std::optional<int> ObjectManager::returnOneShield(Side side) {
    Shield* nearest = nullptr;
    for (Shield& shield : shields) {
        if (!isOf(shield, side, ShieldRow::Line) || shield.state != Shield::State::Broken) continue;
        if (!nearest || fromMiddle(shield.place) < fromMiddle(nearest->place)) nearest = &shield;
    }
    if (!nearest) return std::nullopt;
    nearest->state = Shield::State::Returning;
    return nearest->place;
}

void ObjectManager::dropShields(Side side, ShieldRow row, CollisionManager& collisions) {
    for (std::size_t i = 0; i < shields.size(); ++i) {
        if (!isOf(shields[i], side, row) || shields[i].post) continue;
        if (shields[i].state == Shield::State::Standing) breakShield(i, collisions);
        shields[i].state = Shield::State::Broken;
    }
}

void ObjectManager::settleShields(CollisionManager& collisions) {
    for (Shield& shield : shields) {
        if (shield.state != Shield::State::Returning) continue;
        const Box shape = shapeOf(shield);
        const bool free = std::none_of(balls.begin(), balls.end(), [&](const Ball& ball) {
            return distance(ball.position, nearestPoint(shape, ball.position)) <= ball.radius;
        });
        if (!free) continue;
        shield.state = Shield::State::Standing;
        collisions.enableObstacle(shield.obstacle);
    }
}

int ObjectManager::shieldsOf(Side side, ShieldRow row) const {
    return static_cast<int>(std::count_if(shields.begin(), shields.end(), [&](const Shield& shield) {
        return isOf(shield, side, row) && shield.state != Shield::State::Broken && !shield.post;
    }));
}

const Shield* ObjectManager::shieldAt(Side side, ShieldRow row, double x) const {
    const auto found = std::find_if(shields.begin(), shields.end(), [&](const Shield& shield) {
        return isOf(shield, side, row) && shield.state == Shield::State::Standing && x >= shield.box.low.x &&
               x <= shield.box.high.x;
    });
    return found == shields.end() ? nullptr : &*found;
}

} // namespace arkanong
