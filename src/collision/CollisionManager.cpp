#include "arkanong/collision/CollisionManager.hpp"

#include "arkanong/collision/casts/Reflection.hpp"

#include <cassert>

namespace arkanong {

void CollisionManager::setArena(const Box& arena) {
    arena_ = arena;
    obstacles_.forgetGrids();
}

void CollisionManager::restoreObstacle(ObstacleIndex index) {
    assert(!running_);
    obstacles_.restore(index);
}

void CollisionManager::drive(ObstacleIndex index, Vec2 velocity, double spin) {
    assert(!running_);
    obstacles_.drive(index, velocity, spin);
}

void CollisionManager::resizeBox(ObstacleIndex index, Vec2 halfSize, double rounding) {
    assert(!running_);
    obstacles_.resizeBox(index, halfSize, rounding);
}

void CollisionManager::place(ObstacleIndex index, Vec2 centre, double turns) {
    assert(!running_);
    obstacles_.place(index, centre, turns);
}

void CollisionManager::begin(double duration) {
    domain_.balls.clear();
    forgetStep(duration, 0.0);
}

void CollisionManager::beginNext(double duration) {
    assert(!running_);
    domain_.balls.arranged = domain_.balls.sorted;
    forgetStep(duration, domain_.now());
}

void CollisionManager::forgetStep(double duration, double now) {
    assert(duration >= 0.0);
    domain_.clear(now);
    duration_ = duration;
    running_ = false;
    stripedContacts_ = 0;
}

BallIndex CollisionManager::addBall(const MovingCircle& ball) {
    // So that its position is not rounded.
    if (!running_) domain_.rewind();
    domain_.balls.add(Trajectory::through(ball.position, ball.velocity, domain_.now()), ball.radius);
    const auto index = static_cast<BallIndex>(domain_.balls.size() - 1);
    if (running_) domain_.admit(index, obstacles_);
    return index;
}

void CollisionManager::addBalls(const std::vector<MovingCircle>& balls) {
    domain_.balls.trajectories.reserve(domain_.balls.size() + balls.size());
    for (const MovingCircle& ball : balls)
        addBall(ball);
}

std::optional<Contact> CollisionManager::next() {
    Prediction prediction;
    if (!findNext(prediction, nullptr)) return std::nullopt;
    return contactOf(prediction);
}

void CollisionManager::bounceAll(const Jobs& jobs) {
    Prediction contact;
    while (findNext(contact, &jobs))
        domain_.bounce(contact, obstacles_);
}

void CollisionManager::startStep(const Jobs* jobs) {
    domain_.balls.arrange();
    obstacles_.beginStep(arena_, duration_);
    beginInterval(0.0, jobs);
}

bool CollisionManager::findNext(Prediction& contact, const Jobs* jobs) {
    if (!running_) startStep(jobs);
    for (;;) {
        switch (domain_.next(contact, obstacles_)) {
        case Domain::Found::Contact: return true;
        case Domain::Found::Blocked: stopObstacle(contact.other); break;
        case Domain::Found::Crowded: beginInterval(domain_.stepTime(), jobs); break;
        case Domain::Found::End:
            if (startNextInterval(jobs)) break;
            finish();
            return false;
        }
    }
}

void CollisionManager::stopObstacle(std::uint32_t number) {
    if (obstacles_.stop(number, domain_.stepTime())) domain_.predictObstacle(number, obstacles_);
}

Contact CollisionManager::contactOf(const Prediction& prediction) const {
    const BallRecord& record = domain_.balls.records[prediction.ball];
    Contact contact;
    contact.time = domain_.stepTime();
    contact.ball = record.ball;
    contact.contactsOfBall = static_cast<int>(record.contacts);
    contact.position = domain_.positionNow(prediction.ball);
    contact.velocity = domain_.balls.trajectories[prediction.ball].velocity;
    const double radius = domain_.balls.radius(prediction.ball);
    switch (prediction.kind) {
    case Prediction::Kind::Border:
        contact.kind = ContactKind::Border;
        contact.border = static_cast<Border>(prediction.other);
        contact.position = domain_.touchedBorder(prediction.ball, contact.border);
        contact.normal = normalOf(contact.border);
        break;
    case Prediction::Kind::Obstacle:
        contact.kind = ContactKind::Obstacle;
        contact.obstacle = ObstacleIndex{prediction.other};
        contact.tag = obstacles_[prediction.other].tag;
        contact.normal = domain_.normalOfObstacle(prediction);
        break;
    case Prediction::Kind::Ball:
    case Prediction::Kind::RePredict:
        contact.kind = ContactKind::Ball;
        contact.otherBall = domain_.balls.records[prediction.other].ball;
        contact.surfaceVelocity = domain_.balls.trajectories[prediction.other].velocity;
        contact.normal = contact.position - domain_.positionNow(prediction.other);
        break;
    }
    contact.point = contact.position - normalized(contact.normal) * radius;
    if (contact.kind == ContactKind::Obstacle)
        contact.surfaceVelocity = obstacles_[prediction.other].surfaceVelocityAt(contact.point, contact.time);
    return contact;
}

void CollisionManager::answer(const Contact& contact, const ContactResponse& answer) {
    const Slot slot = domain_.balls.slots[contact.ball];
    if (contact.kind == ContactKind::Ball) {
        assert(answer.trajectory == ContactResponse::Trajectory::Bounce);
        domain_.exchangeBalls(slot, domain_.balls.slots[contact.otherBall], obstacles_);
        return;
    }
    const std::uint32_t number = obstacleNumber(contact.obstacle);
    if (contact.kind == ContactKind::Obstacle && answer.stopObstacle) stopObstacle(number);
    switch (answer.trajectory) {
    case ContactResponse::Trajectory::Bounce: {
        const Vec2 surface = answer.stopObstacle ? Vec2{} : contact.surfaceVelocity;
        domain_.changeTrajectory(slot, contact.position, reflect(contact.velocity, contact.normal, surface),
                                 obstacles_);
        break;
    }
    case ContactResponse::Trajectory::Pass:
        assert(contact.kind == ContactKind::Obstacle);
        domain_.pass(contact.ball, number);
        domain_.changeTrajectory(slot, contact.position, contact.velocity, obstacles_);
        break;
    case ContactResponse::Trajectory::Leave:
        domain_.changeTrajectory(slot, contact.position, answer.velocity, obstacles_);
        break;
    case ContactResponse::Trajectory::Remove: domain_.removeBall(slot); break;
    }
}

void CollisionManager::finish() {
    running_ = false;
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
    obstacles_.visitAtAnyTime(arena_, area, [&](std::uint32_t number) {
        const Obstacle& obstacle = obstacles_[number];
        if (!obstacle.alive) return;
        const auto hit =
            castCircleObstacle(circle, ball.velocity, obstacle, obstacles_.corners(), 0.0, horizon);
        if (!hit || hit->normal == Vec2{} || (found && hit->time >= first.time)) return;
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
