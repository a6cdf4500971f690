#include "arkanong/sim/rules/Mason.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Bricks.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Cards.hpp"

#include <algorithm>
#include <utility>

namespace arkanong {

namespace {

void layMasonBricks(Field& field, Side side, Events& events) {
    const std::vector<Brick>& bricks = field.objects.bricks;
    const auto isOurs = [&](const Brick& brick) { return brick.laid && onOwnHalf(side, brick.centre); };
    auto missing = cards::masonBricks - std::count_if(bricks.begin(), bricks.end(), isOurs);
    for (; missing > 0; --missing) {
        const auto cell =
            nearestOpenCell(field, side, mortarRows, tuning::fieldSize.x / 2.0, tuning::fieldSize.x);
        if (!cell) return;
        layBrick(field, *cell, BrickKind::Normal, events);
        report(Card::Mason, side, field.objects.mortar[*cell].brick.centre, events);
    }
}

} // namespace

void prepareMason(Field& field, Side side) {
    if (!field.has(side, Card::Mason)) return;
    const std::vector<MortarCell>& mortar = field.objects.mortar;
    const bool prepared =
        std::any_of(mortar.begin(), mortar.end(), [&](const MortarCell& cell) { return cell.side == side; });
    if (!prepared) field.objects.prepareMortar(side, field.collisions);
    Events unheard;
    layMasonBricks(field, side, unheard);
}

void tickMason(Field& field, Side side, Events& events) {
    const bool again = std::exchange(field.cards[sideIndex(side)].mason.layAgain, false);
    if (again && field.has(side, Card::Mason)) layMasonBricks(field, side, events);
}

} // namespace arkanong
