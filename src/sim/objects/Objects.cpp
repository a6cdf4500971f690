#include "arkanong/sim/objects/Objects.hpp"

#include "arkanong/language/Translatable.hpp"

namespace arkanong {

std::string nameOf(Side side) { return side == Side::Blue ? "blue" : "red"; }
std::string displayName(Side side) {
    return side == Side::Blue ? translatable("side", "Blue") : translatable("side", "Red");
}

double gapToBar(Vec2 centre, Vec2 size, Vec2 point) {
    const double half = size.y / 2.0;
    const Box core = boxAround(centre, {size.x / 2.0 - half, 0.0});
    return distance(point, nearestPoint(core, point)) - half;
}

std::string nameOf(BrickKind kind) {
    constexpr auto names = tableOf<BrickKind, const char*>(
        {translatable("brick", "normal"), translatable("brick", "hard"), translatable("brick", "steel"),
         translatable("brick", "glass"), translatable("brick", "bomb"), translatable("brick", "splitter"),
         translatable("brick", "blue"), translatable("brick", "red"), translatable("brick", "bumper"),
         translatable("brick", "regrowing"), translatable("brick", "mystery")});
    return names[static_cast<std::size_t>(kind)];
}

} // namespace arkanong
