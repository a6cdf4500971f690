#include "arkanong/sim/rules/Regrowth.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Bricks.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/Sparks.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"

namespace arkanong {

namespace {

Card growthCard(const Brick& brick) { return brick.laid ? Card::Hedge : Card::Gardener; }

/// The side whose card lets this broken brick grow back; empty if none does.
std::optional<Side> growerOf(const Field& field, const Brick& brick) {
    if (brick.kind == BrickKind::Regrowing) return std::nullopt;
    for (const Side side : {Side::Blue, Side::Red})
        if (onOwnHalf(side, brick.centre) && field.has(side, growthCard(brick))) return side;
    return std::nullopt;
}

} // namespace

void tickRegrowths(Field& field, Events& events) {
    std::vector<Regrowth>& regrowths = field.objects.regrowths;
    for (std::size_t i = 0; i < regrowths.size();) {
        if (--regrowths[i].ticksLeft > 0 || !isFree(field, regrowths[i].brick)) {
            ++i;
            continue;
        }
        const Brick brick = regrowths[i].brick;
        const std::optional<Side> grower = regrowths[i].rises ? std::nullopt : growerOf(field, brick);
        if (grower) report(growthCard(brick), *grower, brick.centre, events);
        events.push_back(BrickRegrown{brick.centre, field.objects.regrow(i, field.collisions)});
    }
}

void tickRise(Field& field, Events& events) {
    if (field.untilRise > 0) --field.untilRise;
    const MatchSettings& settings = field.match.settings();
    const std::size_t all = field.objects.breakableOfLevel();
    const bool rises = settings.mode == Mode::Versus && !settings.practice && !settings.finale &&
                       field.match.playing() && all > 0 && field.untilRise == 0 &&
                       stalledFor(field.match) < 0 &&
                       field.objects.breakableBricks() * tuning::riseShare <= all;
    if (!rises) return;
    field.untilRise = tuning::riseInterval;
    field.objects.scheduleRise();
    field.match.fieldRises();
    events.push_back(FieldRising{});
}

void growForCards(Field& field, const Brick& brick) {
    if (growerOf(field, brick)) field.objects.growBack(brick);
}

} // namespace arkanong
