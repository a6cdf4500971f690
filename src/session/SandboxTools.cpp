#include "arkanong/session/SandboxTools.hpp"

#include "arkanong/storage/Utf8.hpp"

#include <array>

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

std::string SandboxTools::variant() const {
    if (tool_ == Tool::Hexagon) return std::to_string(static_cast<int>(radius())) + " PX";
    if (tool_ != Tool::Brick) return {};
    const std::string name = inCapitals(nameOf(brickKind()));
    return brickHits() > 1 ? name + ' ' + std::to_string(brickHits()) : name;
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

} // namespace arkanong
