#include "arkanong/sim/world/ContactDispatch.hpp"

#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/boss/Queen.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/paddle/PaddleContacts.hpp"
#include "arkanong/sim/rules/Bricks.hpp"
#include "arkanong/sim/rules/Contacts.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/Shields.hpp"

namespace arkanong {

namespace {

ContactResponse touchBorder(Field& field, const Contact& contact, Events& events) {
    const bool wall = contact.border == Border::Left || contact.border == Border::Right;
    const Side line = contact.border == Border::Top ? Side::Red : Side::Blue;
    Match& match = field.match;
    if (wall || !isOpen(match.settings().mode, line)) {
        const Vec2 normal = normalized(contact.normal);
        reportHit(field, BallHitWall{contact.point, normal, meetingSpeed(contact, normal)}, events);
        return springs(field, contact) ? springOff(field, contact, events) : ContactResponse::bounce();
    }
    const Ball& ball = field.objects.balls[contact.ball];
    const Side owner = ball.owner;
    const bool goal = match.ballCrossed(owner, line, contact.position, events, ball.stroke);
    if (goal && match.playing() && match.shieldsHold()) restoreShields(field, line, events);
    if (goal) afterGoal(field, owner);
    return ContactResponse::remove();
}

ContactResponse touchHexagon(Field& field, const Contact& contact, HexagonId hexagon, Events& events) {
    const Vec2 normal = normalized(contact.normal);
    reportHit(field, BallHitHexagon{contact.point, normal, meetingSpeed(contact, normal), hexagon}, events);
    return springs(field, contact) ? springOff(field, contact, events) : offMoving(field, contact, normal);
}

ContactResponse touchPolygon(Field& field, const Contact& contact, Events& events) {
    const Vec2 normal = normalized(contact.normal);
    reportHit(field, BallHitWall{contact.point, normal, meetingSpeed(contact, normal)}, events);
    return ContactResponse::bounce();
}

ContactResponse touchBall(Field& field, const Contact& contact, Events& events) {
    const Vec2 normal = normalized(contact.normal);
    reportHit(field, BallsCollided{contact.point, normal, meetingSpeed(contact, normal)}, events);
    return ContactResponse::bounce();
}

} // namespace

ContactResponse answerTo(Field& field, const Contact& contact, Events& events) {
    switch (contact.kind) {
    case ContactKind::Border: return touchBorder(field, contact, events);
    case ContactKind::Ball: return touchBall(field, contact, events);
    case ContactKind::Obstacle: break;
    }
    const ObstacleTag tag = ObstacleTag::decoded(contact.tag);
    switch (tag.kind) {
    case ObstacleTag::Kind::Paddle:
        return touchPaddle(field, contact, *field.objects.paddle(static_cast<Side>(tag.id)), events);
    case ObstacleTag::Kind::Brick:
        return touchBrick(field, contact, *field.objects.brickIndex(BrickId{tag.id}), events);
    case ObstacleTag::Kind::Shield: return touchShield(field, contact, tag.id, events);
    case ObstacleTag::Kind::Polygon: return touchPolygon(field, contact, events);
    case ObstacleTag::Kind::Drone: return touchDrone(field, contact, tag.id, events);
    case ObstacleTag::Kind::Hexagon: break;
    }
    return touchHexagon(field, contact, HexagonId{tag.id}, events);
}

std::optional<ContactResponse> forecastOf(const Field& field, const Contact& contact) {
    if (springs(field, contact)) return std::nullopt;
    if (contact.kind == ContactKind::Border) {
        const bool wall = contact.border == Border::Left || contact.border == Border::Right;
        const Side line = contact.border == Border::Top ? Side::Red : Side::Blue;
        if (wall || !isOpen(field.match.settings().mode, line)) return ContactResponse::bounce();
        return std::nullopt;
    }
    const ObstacleTag tag = ObstacleTag::decoded(contact.tag);
    switch (tag.kind) {
    case ObstacleTag::Kind::Paddle:
        return forecastPaddle(field, contact, *field.objects.paddle(static_cast<Side>(tag.id)));
    case ObstacleTag::Kind::Brick:
        return forecastBrick(field, contact,
                             field.objects.bricks[*field.objects.brickIndex(BrickId{tag.id})]);
    case ObstacleTag::Kind::Polygon: return ContactResponse::bounce();
    case ObstacleTag::Kind::Hexagon: return offMoving(field, contact, normalized(contact.normal));
    case ObstacleTag::Kind::Shield:
    case ObstacleTag::Kind::Drone: break;
    }
    return std::nullopt;
}

} // namespace arkanong
