#include "arkanong/session/SandboxTools.hpp"

#include "arkanong/language/Names.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/tuning/Rally.hpp"
#include "arkanong/sim/tuning/Sandbox.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace arkanong {

namespace {

struct BrickChoice {
    BrickKind kind;
    int hits;
};
constexpr auto brickChoices = rowsOf<brickKindCount + 1, BrickChoice>({
    {BrickKind::Normal, 1},
    {BrickKind::Hard, 2},
    {BrickKind::Hard, 3},
    {BrickKind::Steel, 1},
    {BrickKind::Glass, 1},
    {BrickKind::Bomb, 1},
    {BrickKind::Splitter, 1},
    {BrickKind::Blue, 1},
    {BrickKind::Red, 1},
    {BrickKind::Bumper, 1},
    {BrickKind::Regrowing, 1},
    {BrickKind::Mystery, 1},
});
constexpr std::array radiusChoices{24.0, 36.0, 48.0, 64.0, 90.0, 120.0};
constexpr std::array spinChoices{0.0, 0.1, 0.25, 0.6, -0.1, -0.25, -0.6};

std::size_t stepped(std::size_t index, std::size_t count, bool forward) {
    return (index + (forward ? 1 : count - 1)) % count;
}

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

std::string_view nameOf(Tool tool) {
    constexpr auto names =
        tableOf<Tool, std::string_view>({"serve", "brick", "hexagon", "polygon", "remove"});
    return names[static_cast<std::size_t>(tool)];
}

void SandboxTools::take(Tool tool) {
    tool_ = tool;
    corners_.clear();
}

void SandboxTools::change(bool forward) {
    if (tool_ == Tool::Brick) brick_ = stepped(brick_, brickChoices.size(), forward);
    if (tool_ == Tool::Hexagon) radius_ = stepped(radius_, radiusChoices.size(), forward);
}

void SandboxTools::changeSpin(bool forward) {
    if (tool_ == Tool::Hexagon) spin_ = stepped(spin_, spinChoices.size(), forward);
}

BrickKind SandboxTools::brickKind() const { return brickChoices[brick_].kind; }
int SandboxTools::brickHits() const { return brickChoices[brick_].hits; }
double SandboxTools::radius() const { return radiusChoices[radius_]; }
double SandboxTools::spin() const { return spinChoices[spin_]; }

std::string SandboxTools::variant(const Catalogue& catalogue) const {
    if (tool_ == Tool::Hexagon) return fill(catalogue.text("{n} px"), {{"n", static_cast<int>(radius())}});
    if (tool_ != Tool::Brick) return {};
    std::string name = catalogue.sentenceCase(shownName(catalogue, brickKind()));
    if (brickHits() < 2) return name;
    // Translators: a kind of brick and the hits that break it: "Hard 3".
    return fill(catalogue.text("{brick} {hits}"), {{"brick", std::move(name)}, {"hits", brickHits()}});
}

bool SandboxTools::use(World& world, Vec2 at) {
    switch (tool_) {
    case Tool::Serve: return false;
    case Tool::Brick: return world.putBrick(at, brickKind(), brickHits());
    case Tool::Hexagon: return world.putHexagon(at, radius(), spin());
    case Tool::Polygon: return addCorner(world, at);
    case Tool::Remove: return world.removeAt(at);
    }
    return false;
}

bool SandboxTools::addCorner(World& world, Vec2 at) {
    if (!corners_.empty() && distance(corners_.front(), at) <= closeEnough) return close(world);
    const bool inRoom = nearestPoint(world.buildingRoom(), at) == at;
    if (inRoom) corners_.push_back(at);
    return false;
}

bool SandboxTools::close(World& world) {
    if (!world.putPolygon(corners_)) return false;
    corners_.clear();
    return true;
}

void SandboxTools::dropCorner() {
    if (!corners_.empty()) corners_.pop_back();
}

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
