#include "arkanong/sim/rules/Contacts.hpp"

#include "arkanong/collision/casts/Reflection.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/tuning/AntiStall.hpp"
#include "arkanong/sim/tuning/EventLimits.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

/// A reflection off a moving surface that makes no ball faster than the maximum, or than it already was.
ContactResponse bounceWithin(const Contact& contact, Vec2 normal) {
    constexpr double leastSeparation = 1.0;
    const Vec2 velocity = reflect(contact.velocity, contact.normal, contact.surfaceVelocity);
    const double limit = std::max(tuning::maximumSpeed, length(contact.velocity));
    const double speed = length(velocity);
    if (speed <= limit) return ContactResponse::bounce();
    const double least = dot(contact.surfaceVelocity, normal) + leastSeparation;
    return ContactResponse::leave(leavingWithin(velocity * (limit / speed), normal, least, limit));
}

} // namespace

ContactResponse throwOff(const Contact& contact, double factor, double least) {
    const Vec2 velocity = reflect(contact.velocity, contact.normal, contact.surfaceVelocity);
    const double speed = length(velocity);
    const double faster = std::max(speed * factor, least);
    const double wanted = std::max(std::min(faster, tuning::maximumSpeed), speed);
    return ContactResponse::leave(velocity * (wanted / speed));
}

ContactResponse offMoving(const Field& field, const Contact& contact, Vec2 normal) {
    if (contact.contactsOfBall < tuning::caughtContacts) return bounceWithin(contact, normal);
    return ContactResponse::leave(escapeAlong(contact.normal, contact.velocity, field.match.rallySpeed()))
        .stoppingObstacle();
}

Vec2 escapeAlong(Vec2 normal, Vec2 towards, double speed) {
    Vec2 along = perpendicular(normal);
    if (dot(along, towards) < 0.0) along = -along;
    Vec2 velocity = along * (speed / length(normal));
    // Rounding may leave a slight approach, which would cause another touch.
    const double approach = dot(velocity, normal);
    if (approach < 0.0) velocity -= normal * (2.0 * approach / lengthSquared(normal));
    return velocity;
}

Vec2 leavingWithin(Vec2 velocity, Vec2 normal, double leastNormal, double limit) {
    const double away = std::max(dot(velocity, normal), leastNormal);
    const Vec2 along = velocity - normal * dot(velocity, normal);
    const double room = std::sqrt(std::max(limit * limit - away * away, 0.0));
    const double sliding = length(along);
    return normal * away + (sliding > room ? along * (room / sliding) : along);
}

void reportHit(Field& field, const Event& hit, Events& events) {
    if (field.sandbox() && field.hitEvents >= tuning::sandboxHitEventLimit) return;
    ++field.hitEvents;
    events.push_back(hit);
}

} // namespace arkanong
