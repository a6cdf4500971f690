#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Card.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/objects/PowerUpTraits.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/World.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/Sparks.hpp"

#include <algorithm>
#include <cmath>

// Breaking bricks by balls, beams, bombs and sparks, and regrowing them.

namespace arkanong {

namespace {

bool few(std::size_t bricks) { return bricks <= static_cast<std::size_t>(tuning::sparkBricks); }

/// Ticks without progress until the first spark, with this many bricks left.
int patienceWith(std::size_t bricks) { return few(bricks) ? tuning::sparkPatience : tuning::stalledPatience; }

/// Ticks since a tie counts as stalled; negative before, and while the match is not tied.
int stalledFor(const Match& match) {
    if (match.phase() != Phase::NextGoal) return -1;
    return match.clock() - match.settings().suddenDeathEnd - tuning::tiePatience;
}

/// Removes a hexagon or, if there is none, a wall.
void removeBarrier(ObjectManager& objects, CollisionManager& collisions, std::vector<Event>& events) {
    if (!objects.hexagons.empty()) {
        events.push_back(BombExploded{objects.hexagons.front().centre});
        objects.removeHexagon(0, collisions);
    } else if (!objects.polygons.empty()) {
        const Box box = boxAround(objects.polygons.front().corners);
        events.push_back(BombExploded{lerp(box.low, box.high, 0.5)});
        objects.removePolygon(0, collisions);
    }
}

} // namespace

void World::breakBrick(std::size_t index, std::optional<Side> by, Vec2 ballVelocity,
                       std::vector<Event>& events) {
    const Brick brick = objects_.bricks[index];
    const bool many = !few(objects_.breakableBricks());
    objects_.removeBrick(index, collisions_);
    if (by) {
        const int points = match_.brickBroken(*by, brick.regrown ? 0 : brick.hitsWhole, events);
        const int combo = match_.standing(*by).combo;
        events.push_back(BrickBroken{brick.centre, ballVelocity, brick.id, brick.kind, *by, combo, points,
                                     false, brick.tint});
        releaseDrop(brick, *by, events);
        afterBreaking(brick, *by, events);
    } else {
        events.push_back(
            BrickBroken{brick.centre, {}, brick.id, brick.kind, Side::Blue, 0, 0, true, brick.tint});
    }
    if (brick.kind == BrickKind::Bomb) objects_.blasts.push_back({brick.centre, by, tuning::bombFuse});
    if (brick.kind == BrickKind::Regrowing) objects_.scheduleRegrowth(brick, by.has_value());
    if (by && many && !brick.regrown) untilSpark_ = patienceWith(objects_.breakableBricks());
}

void World::releaseDrop(const Brick& brick, Side by, std::vector<Event>& events) {
    if (sandbox() || match_.over()) return;
    const bool withOpponent = objects_.paddle(opponent(by)) != nullptr;
    const bool noUse = brick.drop && traitsOf(brick.drop->kind).hinders && !brick.drop->bad && !withOpponent;
    std::optional<PowerUpDrop> drop = brick.drop;
    if (noUse || (!drop && brick.kind == BrickKind::Mystery)) drop = drawDrop(random_, withOpponent);
    const bool drops = !drop && !brick.regrown && dropChance_ > 0.0 && random_.unit() < dropChance_;
    if (drops) drop = drawDrop(random_, withOpponent);
    if (!drop) return;
    objects_.addCapsule(brick.centre, *drop, by);
    events.push_back(CapsuleReleased{brick.centre, *drop, by});
}

void World::tickBricks(std::vector<Event>& events) {
    tickBlasts(events);
    tickRegrowths(events);
    tickRise(events);
}

void World::tickBlasts(std::vector<Event>& events) {
    std::vector<Blast>& blasts = objects_.blasts;
    for (Blast& blast : blasts)
        --blast.ticksLeft;
    // Bombs set off by this explosion are appended, with fuses of their own.
    while (!blasts.empty() && blasts.front().ticksLeft <= 0) {
        const Blast blast = blasts.front();
        blasts.erase(blasts.begin());
        explode(blast, events);
    }
}

void World::explode(const Blast& blast, std::vector<Event>& events) {
    events.push_back(BombExploded{blast.centre});
    if (blast.by && !blast.mirrored && has(*blast.by, Card::Chain)) {
        objects_.blasts.push_back({mirrorImage(blast.centre), blast.by, tuning::bombFuse, true});
        report(Card::Chain, *blast.by, mirrorImage(blast.centre), events);
    }
    for (std::size_t i = 0; i < objects_.bricks.size();) {
        const Brick& brick = objects_.bricks[i];
        const Vec2 reach = brick.size * 1.5;
        const bool near = std::abs(brick.centre.x - blast.centre.x) < reach.x &&
                          std::abs(brick.centre.y - blast.centre.y) < reach.y;
        const bool breaks = blast.by ? match_.mayBreak(brick.kind, *blast.by) : brick.breakable();
        if (near && breaks)
            breakBrick(i, blast.by, {}, events);
        else
            ++i;
    }
}

void World::tickRegrowths(std::vector<Event>& events) {
    std::vector<Regrowth>& regrowths = objects_.regrowths;
    for (std::size_t i = 0; i < regrowths.size();) {
        if (--regrowths[i].ticksLeft > 0 || !isFree(regrowths[i].brick)) {
            ++i;
            continue;
        }
        const Brick brick = regrowths[i].brick;
        if (!regrowths[i].rises) reportGrowth(brick, events);
        events.push_back(BrickRegrown{brick.centre, objects_.regrow(i, collisions_)});
    }
}

void World::tickRise(std::vector<Event>& events) {
    const MatchSettings& settings = match_.settings();
    const std::size_t all = objects_.breakableOfLevel();
    const bool rises = settings.mode == Mode::Versus && !settings.practice && match_.playing() && all > 0 &&
                       stalledFor(match_) < 0 && objects_.breakableBricks() * tuning::riseShare <= all;
    if (!rises) return;
    objects_.scheduleRise();
    match_.fieldRises();
    events.push_back(FieldRising{});
}

bool World::isFree(const Brick& brick) const {
    const Box box = brick.box();
    // Only the Minotaur's paddle ever gets there.
    const Box room = grown(box, 2.0 * match_.settings().largestBall());
    for (const Paddle& paddle : objects_.paddles)
        if (overlap(room, boxAround(paddle.position, paddle.size / 2.0))) return false;
    return std::none_of(objects_.balls.begin(), objects_.balls.end(), [&](const Ball& ball) {
        return distance(ball.position, nearestPoint(box, ball.position)) <= ball.radius;
    });
}

void World::tickSparks(std::vector<Event>& events) {
    const std::size_t left = objects_.breakableBricks();
    if (match_.settings().practice) return;
    const int stalled = stalledFor(match_);
    if (stalled < 0 && (left == 0 || !match_.playing())) {
        untilSpark_ = patienceWith(left);
        return;
    }
    if (stalled < 0 ? --untilSpark_ > 0 : stalled % tuning::tieInterval != 0) return;
    untilSpark_ = tuning::sparkInterval;
    const auto brick =
        std::find_if(objects_.bricks.begin(), objects_.bricks.end(),
                     [stalled](const Brick& b) { return !b.laid && (b.breakable() || stalled >= 0); });
    if (brick != objects_.bricks.end())
        breakBrick(static_cast<std::size_t>(brick - objects_.bricks.begin()), std::nullopt, {}, events);
    else if (stalled >= 0)
        removeBarrier(objects_, collisions_, events);
}

} // namespace arkanong
