#include "arkanong/sim/rules/Contacts.hpp"

#include "arkanong/collision/casts/Reflection.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/rules/Field.hpp"
#include "arkanong/sim/rules/PaddleDeflection.hpp"
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

void reportHit(Field& field, const Event& hit, Events& events) {
    if (field.sandbox() && field.hitEvents >= tuning::sandboxHitEventLimit) return;
    ++field.hitEvents;
    events.push_back(hit);
}

} // namespace arkanong
