#include "arkanong/sim/rules/Shields.hpp"

#include "arkanong/collision/casts/Reflection.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/Contacts.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/Shields.hpp"

#include <cmath>

namespace arkanong {

namespace {

/// A reflection off a shield, but always into the field and at least tuning::shieldSine steep: no ball stays
/// near the line for long, or bounces to and fro in a gap.
Vec2 velocityOffShield(const Contact& contact, Side side) {
    const Vec2 velocity = reflect(contact.velocity, contact.normal);
    const double speed = length(velocity);
    return leavingWithin(velocity, {0.0, forward(side)}, tuning::shieldSine * speed, speed);
}

/// Repairs a shield of the side's line. Returns whether one was broken.
bool repairOne(Field& field, Side side, Events& events) {
    const std::optional<int> place = field.objects.returnOneShield(side);
    if (place) events.push_back(ShieldRepaired{side, *place});
    return place.has_value();
}

} // namespace

ContactResponse touchShield(Field& field, const Contact& contact, std::size_t index, Events& events) {
    Ball& ball = field.objects.balls[contact.ball];
    const Shield shield = field.objects.shields[index];
    const Vec2 normal = normalized(contact.normal);
    const ContactResponse off = ContactResponse::leave(velocityOffShield(contact, shield.side));
    ++ball.shieldTouches;
    if (shield.post) {
        reportHit(field, BallHitWall{contact.point, normal, meetingSpeed(contact, normal)}, events);
        return off;
    }
    const bool enemy = ball.owner != shield.side || field.match.settings().mode == Mode::Solo;
    const bool breaks = enemy && !spares(field, shield);
    if (enemy && !breaks) report(Card::SparePlate, shield.side, contact.point, events);
    if (!breaks || !field.match.playing()) {
        if (++ball.ownShields <= tuning::ownShieldTouches) ball.idleTicks = 0;
        reportHit(field, BallHitShield{contact.point, normal, meetingSpeed(contact, normal), shield.side},
                  events);
        return off;
    }
    noteProgress(ball);
    breakShield(field, index, contact.point, events);
    if (ball.owner != shield.side) {
        field.match.shieldBroken(ball.owner, events);
        afterShield(field, shield, ball, contact.point, events);
    }
    return off;
}

void breakShield(Field& field, std::size_t index, Vec2 at, Events& events) {
    field.objects.breakShield(index, field.collisions);
    const Shield& shield = field.objects.shields[index];
    events.push_back(ShieldBroken{at, shield.side, shield.row, shield.place,
                                  field.objects.shieldsOf(shield.side, shield.row)});
}

void repairShield(Field& field, Side side, Events& events) {
    if (field.match.settings().mode == Mode::Solo) return field.match.gainLife(events);
    const bool repaired = field.match.shieldsHold() && repairOne(field, side, events);
    if (!repaired) field.match.repairSpared(side, events);
}

void restoreShields(Field& field, Side conceded, Events& events) {
    field.objects.returnShields(conceded, ShieldRow::Line);
    events.push_back(ShieldsRestored{conceded});
    for (int i = 0; i < tuning::goalRepairs; ++i)
        repairOne(field, opponent(conceded), events);
}

void repairForWhoIsBehind(Field& field, Events& events) {
    const Match& match = field.match;
    if (!match.settings().newcomer || !match.playing() || !match.shieldsHold()) return;
    if (match.clock() == 0 || match.clock() % tuning::newcomerRepair != 0) return;
    const int ahead = match.standing(Side::Blue).goals - match.standing(Side::Red).goals;
    if (ahead == 0) return;
    repairOne(field, ahead < 0 ? Side::Blue : Side::Red, events);
}

void tickShields(Field& field) {
    for (const Paddle& paddle : field.objects.paddles) {
        const Side side = paddle.side;
        const bool hold = field.match.shieldsHold();
        if (!hold) field.objects.dropShields(side, ShieldRow::Line, field.collisions);
        const bool helped = field.match.hasHelp(side) && hold;
        if (!helped && !field.powers.active(side, PowerUp::ShieldWall))
            field.objects.dropShields(side, ShieldRow::Wall, field.collisions);
    }
    field.objects.settleShields(field.collisions);
}

void keepOffShields(const Field& field, Ball& ball) {
    const Vec2 at = ball.position;
    const Side line = at.y < tuning::fieldSize.y / 2.0 ? Side::Red : Side::Blue;
    if (std::abs(at.y - goalLine(line)) > tuning::zoneDepth) ball.shieldTouches = 0;
    if (ball.shieldTouches < tuning::shieldTouches || ball.velocity.y * forward(line) > 0.0) return;
    const bool shielded = field.objects.shieldAt(line, ShieldRow::Line, at.x) != nullptr ||
                          field.objects.shieldAt(line, ShieldRow::Wall, at.x) != nullptr;
    if (shielded) ball.velocity.y = -ball.velocity.y;
}

} // namespace arkanong
