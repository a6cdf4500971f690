#include "arkanong/sim/rules/Bricks.hpp"

#include "arkanong/collision/casts/Reflection.hpp"
#include "arkanong/math/Rotation.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/Capsules.hpp"
#include "arkanong/sim/rules/Contacts.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/Sparks.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/Bricks.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// Splits the ball in two, if the limit of balls allows; `unhindered` = the ball is not deflected.
ContactResponse splitBall(Field& field, const Contact& contact, bool unhindered, Events& events) {
    const Side owner = field.objects.balls[contact.ball].owner;
    const double radius = field.objects.balls[contact.ball].radius;
    const double usualRadius = field.objects.balls[contact.ball].usualRadius;
    if (field.objects.ballsOf(owner) >= field.match.settings().ballLimit())
        return unhindered ? ContactResponse::pass() : ContactResponse::bounce();
    const Vec2 velocity = unhindered ? contact.velocity : reflect(contact.velocity, contact.normal);
    const double degrees = tuning::splitDegrees * forward(owner);
    const Vec2 second = rotate(velocity, rotationFromDegrees(-degrees));
    field.objects.addBall(contact.position, second, owner, radius).usualRadius = usualRadius;
    field.collisions.addBall({contact.position, second, radius});
    field.paddleTouches.push_back(0);
    events.push_back(BallSplit{contact.point, owner});
    return ContactResponse::leave(rotate(velocity, rotationFromDegrees(degrees)));
}

/// The response to a brick that stands after the contact.
ContactResponse offBrick(const Field& field, const Contact& contact, BrickKind kind) {
    // With many contacts in one tick a bumper is an ordinary wall; otherwise each would be faster than the last.
    if (kind == BrickKind::Bumper && contact.contactsOfBall < tuning::caughtContacts)
        return throwOff(contact, tuning::bumperFactor, field.match.rallySpeed() * tuning::bumperLeast);
    if (contact.surfaceVelocity == Vec2{}) return ContactResponse::bounce();
    return offMoving(field, contact, normalized(contact.normal));
}

bool isOpen(const Field& field, const MortarCell& cell) {
    const BrickId id = cell.brick.id;
    return !field.objects.brickIndex(id) && !field.objects.growsBack(id) && isFree(field, cell.brick);
}

} // namespace

ContactResponse touchBrick(Field& field, const Contact& contact, std::size_t index, Events& events) {
    Ball& ball = field.objects.balls[contact.ball];
    Brick& brick = field.objects.bricks[index];
    const BrickKind kind = brick.kind;
    const Side owner = ball.owner;
    const Vec2 normal = normalized(contact.normal);
    const bool mayBreak = field.match.mayBreak(kind, owner);
    const std::optional<Card> passage = passageOf(field, ball, contact.position);
    const bool burning = field.powers.active(owner, PowerUp::Fireball) || passage;
    brick.lastHit = field.tick;
    if (mayBreak) brick.hitsLeft = burning ? 0 : brick.hitsLeft - 1;
    if (mayBreak && !brick.regrown) noteProgress(ball);
    const int left = brick.hitsLeft;
    reportHit(field,
              BallHitBrick{contact.point, normal, meetingSpeed(contact, normal), brick.id, kind, left, owner},
              events);
    const ContactResponse off = offBrick(field, contact, kind);
    if (!mayBreak || left > 0) return off;

    // Bricks laid for a side do not stop its own balls.
    const bool ownWall = brick.laid && onOwnHalf(owner, contact.position);
    if (passage) report(*passage, owner, contact.point, events);
    if (passage == Card::Piercing) ball.pierces = false;
    breakBrick(field, index, owner, contact.velocity, events);
    const bool unhindered = burning || kind == BrickKind::Glass || ownWall;
    if (kind == BrickKind::Splitter) return splitBall(field, contact, unhindered, events);
    return unhindered ? ContactResponse::pass() : off;
}

std::optional<ContactResponse> forecastBrick(const Field& field, const Contact& contact, const Brick& brick) {
    if (field.match.mayBreak(brick.kind, field.objects.balls[contact.ball].owner)) return std::nullopt;
    return offBrick(field, contact, brick.kind);
}

void breakBrick(Field& field, std::size_t index, std::optional<Side> by, Vec2 ballVelocity, Events& events) {
    ObjectManager& objects = field.objects;
    const Brick brick = objects.bricks[index];
    const std::size_t before = objects.breakableBricks();
    objects.removeBrick(index, field.collisions);
    if (by) {
        const int points = field.match.brickBroken(*by, brick.regrown ? 0 : brick.hitsWhole, events);
        const int combo = field.match.standing(*by).combo;
        events.push_back(
            BrickBroken{brick.centre, ballVelocity, brick.id, brick.kind, by, combo, points, brick.tint});
        releaseDrop(field, brick, *by, events);
        afterBrick(field, brick, *by, events);
    } else {
        events.push_back(BrickBroken{brick.centre, {}, brick.id, brick.kind, std::nullopt, 0, 0, brick.tint});
    }
    if (brick.kind == BrickKind::Bomb) objects.blasts.push_back({brick.centre, by, tuning::bombFuse});
    settleRegrowth(field, brick, by.has_value());
    if (by && !brick.regrown) postponeSpark(field, before);
}

void settleRegrowth(Field& field, const Brick& brick, bool comesBack) {
    ObjectManager& objects = field.objects;
    const auto forget = [&](const Brick& gone) {
        if (!objects.growsBack(gone.id)) field.collisions.removeObstacle(gone.obstacle);
    };
    if (brick.kind == BrickKind::Regrowing) {
        const std::vector<Regrowth> before = field.sandbox() ? objects.regrowths : std::vector<Regrowth>{};
        objects.scheduleRegrowth(brick, comesBack);
        for (const Regrowth& scheduled : before)
            forget(scheduled.brick);
    }
    if (field.sandbox()) forget(brick);
}

bool isFree(const Field& field, const Brick& brick) {
    const Box box = brick.box();
    // Only the Minotaur's paddle can come near bricks.
    const Box room = grown(box, 2.0 * field.match.settings().largestBall());
    for (const Paddle& paddle : field.objects.paddles)
        if (overlap(room, boxAround(paddle.position, paddle.size / 2.0))) return false;
    const std::vector<Ball>& balls = field.objects.balls;
    return std::none_of(balls.begin(), balls.end(), [&](const Ball& ball) {
        return distance(ball.position, nearestPoint(box, ball.position)) <= ball.radius;
    });
}

std::optional<std::size_t> nearestOpenCell(const Field& field, Side side, int rows, double x,
                                           double rowStep) {
    const std::vector<MortarCell>& mortar = field.objects.mortar;
    const auto away = [&](const MortarCell& cell) {
        return cell.row * rowStep + std::abs(cell.brick.centre.x - x);
    };
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < mortar.size(); ++i) {
        const MortarCell& cell = mortar[i];
        const bool nearer = !best || away(cell) < away(mortar[*best]);
        if (cell.side == side && cell.row < rows && nearer && isOpen(field, cell)) best = i;
    }
    return best;
}

void layBrick(Field& field, std::size_t cell, BrickKind kind, Events& events) {
    const MortarCell& place = field.objects.mortar[cell];
    const BrickId id = field.objects.layBrick(cell, kind, field.collisions);
    events.push_back(BrickLaid{place.brick.centre, id, kind, place.side});
}

} // namespace arkanong
