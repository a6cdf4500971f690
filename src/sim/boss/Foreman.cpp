#include "arkanong/sim/boss/Foreman.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Bricks.hpp"
#include "arkanong/sim/rules/Field.hpp"

#include <algorithm>

namespace arkanong {

namespace {

constexpr int steelEvery = 4; ///< In phase 3 the Foreman's fourth, eighth ... brick is steel,
constexpr int steelInRow = 3; ///< but no more than so many in a row.

} // namespace

void prepareMortar(Field& field, Side side) { field.objects.prepareMortar(side, field.collisions); }

bool layForemansBrick(Field& field, Side side, Events& events) {
    BossState& boss = *field.bosses[sideIndex(side)];
    const int rows = boss.phase == 1 ? 1 : mortarRows;
    const auto cell = nearestOpenCell(field, side, rows, field.objects.paddle(side)->position.x, 0.0);
    if (!cell) return false;
    const double y = field.objects.mortar[*cell].brick.centre.y;
    const std::vector<Brick>& bricks = field.objects.bricks;
    const auto steel = std::count_if(bricks.begin(), bricks.end(), [&](const Brick& brick) {
        return brick.laid && brick.kind == BrickKind::Steel && brick.centre.y == y;
    });
    if (boss.phase == 3) ++boss.foreman.laid;
    const bool hard = boss.phase == 3 && boss.foreman.laid % steelEvery == 0 && steel < steelInRow;
    layBrick(field, *cell, hard ? BrickKind::Steel : BrickKind::Normal, events);
    return true;
}

void breakMortar(Field& field, Side side, Events& events) {
    const std::vector<Brick>& bricks = field.objects.bricks;
    for (std::size_t i = bricks.size(); i-- > 0;)
        if (bricks[i].laid && onOwnHalf(side, bricks[i].centre))
            breakBrick(field, i, std::nullopt, {}, events);
}

} // namespace arkanong
