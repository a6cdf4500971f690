#include "arkanong/collision/CollisionManager.hpp"

#include "arkanong/collision/casts/Reflection.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace arkanong {

namespace {

bool isValid(double number) { return std::abs(number) <= CollisionManager::largest; } // Not NaN.
bool isValid(Vec2 v) { return isValid(v.x) && isValid(v.y); }

} // namespace

bool CollisionManager::setArena(const Box& arena) {
    if (!isValid(arena.low) || !isValid(arena.high)) return false;
    if (arena.low.x > arena.high.x || arena.low.y > arena.high.y) return false;
    arena_ = arena;
    obstacles_.forgetGrids();
    return true;
}

void CollisionManager::removeObstacle(ObstacleIndex index) {
    forgetForeseen();
    obstacles_.remove(index);
}

void CollisionManager::disableObstacle(ObstacleIndex index) {
    forgetForeseen();
    obstacles_.disable(index);
}

void CollisionManager::enableObstacle(ObstacleIndex index) {
    assert(stage_ != Stage::Running);
    obstacles_.enable(index);
}

bool CollisionManager::drive(ObstacleIndex index, Vec2 velocity, double spin) {
    assert(stage_ != Stage::Running);
    if (!isValid(velocity) || !isValid(spin)) return false;
    obstacles_.drive(index, velocity, spin);
    return true;
}

void CollisionManager::resizeBox(ObstacleIndex index, Vec2 halfSize, double rounding) {
    assert(stage_ != Stage::Running);
    obstacles_.resizeBox(index, halfSize, rounding);
}

void CollisionManager::place(ObstacleIndex index, Vec2 centre, double turns) {
    assert(stage_ != Stage::Running);
    obstacles_.place(index, centre, turns);
}

std::optional<Contact> CollisionManager::next() {
    forgetForeseen();
    Prediction prediction;
    if (!findNext(prediction, {})) return std::nullopt;
    return contactOf(domain_, prediction);
}

StepReport CollisionManager::bounceAll(const Jobs& jobs) {
    const Jobs alone;
    const Jobs& lent = worthSharing(jobs) ? jobs : alone;
    Prediction contact;
    forgetForeseen();
    while (findNext(contact, {&lent, nullptr}))
        domain_.bounce(contact, obstacles_);
    return report();
}

StepReport CollisionManager::report() const {
    const double reached = stage_ == Stage::Over ? duration_ : domain_.stepTime();
    return {contactCount(), parkedBalls(), std::min(reached, domain_.parkedFrom())};
}

void CollisionManager::startStep(const Partners& partners) {
    arrangeBalls(partners.jobs != nullptr ? *partners.jobs : Jobs{});
    obstacles_.beginStep(arena_, duration_);
    if (partners.forecast != nullptr) wanted_ = {partners.forecast->ballContacts, partners.forecast->softest};
    beginInterval(0.0, partners);
}

bool CollisionManager::findNext(Prediction& contact, const Partners& partners) {
    if (stage_ == Stage::Over) return false;
    if (stage_ == Stage::Ready) startStep(partners);
    while (!ahead_) {
        switch (domain_.next(contact, obstacles_)) {
        case Domain::Found::Contact: return true;
        case Domain::Found::Blocked: stopObstacle(contact.other); break;
        case Domain::Found::Crowded: beginInterval(domain_.stepTime(), partners); break;
        case Domain::Found::End:
            if (startNextInterval(partners)) break;
            finish();
            return false;
        }
    }
    return false;
}

void CollisionManager::stopObstacle(std::uint32_t number) {
    if (obstacles_.stop(number, domain_.stepTime())) domain_.predictObstacle(number, obstacles_);
}

std::vector<CollisionManager::Entry> CollisionManager::queue() {
    forgetForeseen();
    if (stage_ == Stage::Ready) startStep({});
    std::vector<Entry> entries;
    domain_.visitQueue(obstacles_, [&](const Prediction& one, bool stale) {
        const auto numberOf = [this](Slot slot) { return domain_.balls.records[slot].ball; };
        const bool again = one.kind == Prediction::Kind::RePredict;
        const bool two = one.kind == Prediction::Kind::Ball;
        entries.push_back({domain_.interval().start + one.time,
                           again ? ContactKind::Border : static_cast<ContactKind>(one.kind),
                           numberOf(one.ball), two ? numberOf(one.other) : one.other, again, stale});
    });
    return entries;
}

Contact CollisionManager::contactOf(const Domain& domain, const Prediction& prediction) const {
    const BallRecord& record = domain.balls.records[prediction.ball];
    Contact contact;
    contact.time = domain.stepTime();
    contact.ball = record.ball;
    contact.contactsOfBall = static_cast<int>(record.contacts);
    contact.position = domain.positionNow(prediction.ball);
    contact.velocity = domain.balls.trajectories[prediction.ball].velocity;
    const double radius = domain.balls.radius(prediction.ball);
    switch (prediction.kind) {
    case Prediction::Kind::Border:
        contact.kind = ContactKind::Border;
        contact.border = static_cast<Border>(prediction.other);
        contact.position = domain.touchedBorder(prediction.ball, contact.border);
        contact.normal = normalOf(contact.border);
        break;
    case Prediction::Kind::Obstacle:
        contact.kind = ContactKind::Obstacle;
        contact.obstacle = ObstacleIndex{prediction.other};
        contact.tag = obstacles_[prediction.other].tag;
        contact.normal = domain.normalOfObstacle(prediction);
        break;
    case Prediction::Kind::Ball:
    case Prediction::Kind::RePredict:
        contact.kind = ContactKind::Ball;
        contact.otherBall = domain.balls.records[prediction.other].ball;
        contact.surfaceVelocity = domain.balls.trajectories[prediction.other].velocity;
        contact.normal = contact.position - domain.positionNow(prediction.other);
        break;
    }
    contact.point = contact.position - normalized(contact.normal) * radius;
    if (contact.kind == ContactKind::Obstacle)
        contact.surfaceVelocity = obstacles_[prediction.other].surfaceVelocityAt(contact.point, contact.time);
    return contact;
}

bool CollisionManager::accepts(const ContactResponse& answer) { return isValid(answer.velocity); }

bool CollisionManager::answer(const Contact& contact, const ContactResponse& answer) {
    if (!accepts(answer)) return false;
    if (ahead_) {
        if (answer.sameAs(foreseen_[answered_].answer)) {
            ++answered_;
            return true;
        }
        forgetForeseen();
    }
    const Slot slot = domain_.balls.slots[contact.ball];
    if (contact.kind == ContactKind::Ball) {
        assert(answer.trajectory == ContactResponse::Trajectory::Bounce);
        domain_.exchangeBalls(slot, domain_.balls.slots[contact.otherBall], obstacles_);
        return true;
    }
    if (contact.kind == ContactKind::Obstacle && answer.stopObstacle)
        stopObstacle(obstacleNumber(contact.obstacle));
    respond(domain_, slot, contact, answer);
    return true;
}

void CollisionManager::respond(Domain& domain, Slot slot, const Contact& contact,
                               const ContactResponse& answer) const {
    switch (answer.trajectory) {
    case ContactResponse::Trajectory::Bounce: {
        // A ball that the obstacle has caught from behind leaves it as soon as it stands.
        const bool leaves = answer.stopObstacle && dot(contact.velocity, contact.normal) >= 0.0;
        const Vec2 surface = answer.stopObstacle ? Vec2{} : contact.surfaceVelocity;
        const Vec2 reflected = reflect(contact.velocity, contact.normal, surface);
        domain.changeTrajectory(slot, contact.position, leaves ? contact.velocity : reflected, obstacles_);
        break;
    }
    case ContactResponse::Trajectory::Pass:
        assert(contact.kind == ContactKind::Obstacle);
        domain.pass(contact.ball, obstacleNumber(contact.obstacle));
        domain.changeTrajectory(slot, contact.position, contact.velocity, obstacles_);
        break;
    case ContactResponse::Trajectory::Leave:
        domain.changeTrajectory(slot, contact.position, answer.velocity, obstacles_);
        break;
    case ContactResponse::Trajectory::Remove: domain.removeBall(slot); break;
    }
}

void CollisionManager::finish() {
    stage_ = Stage::Over;
    domain_.finish();
    domain_.releaseParked();
    obstacles_.finishStep(duration_);
}

std::optional<Contact> CollisionManager::cast(const MovingCircle& ball, double horizon) const {
    const Circle circle{ball.position, ball.radius};
    Contact first;
    bool found = false;
    if (const auto hit = castCircleWalls(circle, ball.velocity, arena_, horizon)) {
        found = true;
        horizon = hit->time;
        first.time = hit->time;
        first.normal = hit->normal;
        first.border = borderFacing(hit->normal);
    }
    // No grid covers the paths of travelling obstacles within the horizon; there are few of them.
    const Box area = grown(boxOfPath(circle.centre, ball.velocity * horizon), ball.radius + slack);
    obstacles_.visitAtAnyTime(area, [&](std::uint32_t number) {
        const Obstacle& obstacle = obstacles_[number];
        if (!obstacle.alive) return;
        const auto hit =
            castCircleObstacle(circle, ball.velocity, obstacle, obstacles_.corners(), 0.0, horizon);
        if (!hit || hit->normal == Vec2{}) return;
        const bool other = first.kind == ContactKind::Obstacle && number < obstacleNumber(first.obstacle);
        if (found && !(hit->time < first.time || (hit->time == first.time && other))) return;
        found = true;
        first.kind = ContactKind::Obstacle;
        first.time = hit->time;
        first.normal = hit->normal;
        first.obstacle = ObstacleIndex{number};
        first.tag = obstacle.tag;
    });
    if (!found) return std::nullopt;
    first.position = ball.position + ball.velocity * first.time;
    first.velocity = ball.velocity;
    first.point = first.position - normalized(first.normal) * ball.radius;
    if (first.kind == ContactKind::Obstacle)
        first.surfaceVelocity =
            obstacles_[obstacleNumber(first.obstacle)].surfaceVelocityAt(first.point, first.time);
    return first;
}

} // namespace arkanong
