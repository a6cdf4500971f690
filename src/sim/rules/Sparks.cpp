#include "arkanong/sim/rules/Sparks.hpp"

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Bricks.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Sparks.hpp"

#include <algorithm>

namespace arkanong {

namespace {

bool few(std::size_t bricks) { return bricks <= static_cast<std::size_t>(tuning::sparkBricks); }

/// Ticks without progress until the first spark, with this many bricks left.
int patienceWith(std::size_t bricks) { return few(bricks) ? tuning::sparkPatience : tuning::stalledPatience; }

/// Removes a hexagon or, if none is left, a wall of the level.
void removeBarrier(Field& field, Events& events) {
    ObjectManager& objects = field.objects;
    if (!objects.hexagons.empty()) {
        events.push_back(BombExploded{objects.hexagons.front().centre});
        objects.removeHexagon(0, field.collisions);
    } else if (!objects.polygons.empty()) {
        const Box box = boxAround(objects.polygons.front().corners);
        events.push_back(BombExploded{lerp(box.low, box.high, 0.5)});
        objects.removePolygon(0, field.collisions);
    }
}

} // namespace

void tickSparks(Field& field, Events& events) {
    const std::size_t left = field.objects.breakableBricks();
    if (field.match.settings().practice) return;
    const int stalled = stalledFor(field.match);
    if (stalled < 0 && (left == 0 || !field.match.playing())) {
        field.untilSpark = patienceWith(left);
        return;
    }
    if (stalled < 0 ? --field.untilSpark > 0 : stalled % tuning::tieInterval != 0) return;
    field.untilSpark = tuning::sparkInterval;
    const std::vector<Brick>& bricks = field.objects.bricks;
    const auto brick = std::find_if(bricks.begin(), bricks.end(), [stalled](const Brick& b) {
        return !b.laid && (b.breakable() || stalled >= 0);
    });
    if (brick != bricks.end())
        breakBrick(field, static_cast<std::size_t>(brick - bricks.begin()), std::nullopt, {}, events);
    else if (stalled >= 0)
        removeBarrier(field, events);
}

void postponeSpark(Field& field, std::size_t before) {
    if (!few(before)) field.untilSpark = patienceWith(field.objects.breakableBricks());
}

int stalledFor(const Match& match) {
    if (match.phase() != Phase::NextGoal) return -1;
    return match.clock() - match.settings().suddenDeathEnd - tuning::tiePatience;
}

} // namespace arkanong
