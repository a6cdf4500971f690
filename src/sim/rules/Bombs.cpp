#include "arkanong/sim/rules/Bombs.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Bricks.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"

#include <cmath>

namespace arkanong {

namespace {

void explode(Field& field, const Blast& blast, Events& events) {
    events.push_back(BombExploded{blast.centre});
    if (blast.by && !blast.mirrored && field.has(*blast.by, Card::Chain)) {
        const Vec2 image = mirrorImage(blast.centre);
        field.objects.blasts.push_back({image, blast.by, tuning::bombFuse, true});
        report(Card::Chain, *blast.by, image, events);
    }
    for (std::size_t i = 0; i < field.objects.bricks.size();) {
        const Brick& brick = field.objects.bricks[i];
        const Vec2 reach = brick.size * 1.5;
        const bool near = std::abs(brick.centre.x - blast.centre.x) < reach.x &&
                          std::abs(brick.centre.y - blast.centre.y) < reach.y;
        const bool breaks = blast.by ? field.match.mayBreak(brick.kind, *blast.by) : brick.breakable();
        if (near && breaks)
            breakBrick(field, i, blast.by, {}, events);
        else
            ++i;
    }
}

} // namespace

void tickBlasts(Field& field, Events& events) {
    std::vector<Blast>& blasts = field.objects.blasts;
    for (Blast& blast : blasts)
        --blast.ticksLeft;
    // Bombs set off by this explosion are appended, with fuses of their own.
    while (!blasts.empty() && blasts.front().ticksLeft <= 0) {
        const Blast blast = blasts.front();
        blasts.erase(blasts.begin());
        explode(field, blast, events);
    }
}

} // namespace arkanong
