#include "arkanong/collision/CollisionManager.hpp"

#include "arkanong/collision/Reflection.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace arkanong {

void CollisionManager::begin(double duration) {
    assert(duration >= 0.0);
    balls_.clear();
    paths_.reset(Raster{});
    passed_.clear();
    parked_.clear();
    duration_ = duration;
    intervalStart_ = 0.0;
    now_ = 0.0;
    running_ = false;
    contactCount_ = 0;
}

BallIndex CollisionManager::addBall(const MovingCircle& ball) {
    balls_.add(Trajectory::through(ball.position, ball.velocity, now_), ball.radius);
    const auto index = static_cast<BallIndex>(balls_.size() - 1);
    if (running_) admit(index);
    return index;
}

void CollisionManager::admit(BallIndex ball) {
    // This interval's grid does not contain it, so PathGrid finds it.
    balls_.quantisedBoxes.emplace_back();
    inner_ = grown(arena_, -balls_.largestRadius);
    makeRoomForPairs();
    predict(ball);
}

void CollisionManager::addBalls(const std::vector<MovingCircle>& balls) {
    if (!running_ && balls_.size() == 0 && balls_.refresh(balls)) return;
    balls_.trajectories.reserve(balls_.size() + balls.size());
    for (const MovingCircle& ball : balls)
        addBall(ball);
}

std::optional<Contact> CollisionManager::next() {
    Prediction prediction;
    if (!findNext(prediction)) return std::nullopt;
    return contactOf(prediction);
}

void CollisionManager::bounceAll() {
    Prediction contact;
    while (findNext(contact))
        bounce(contact);
}

void CollisionManager::startStep() {
    running_ = true;
    updateStandingGrid();
    travellingGrid_.build(arena_, obstacles_, travelling_, duration_);
    noObstacles_ = standingGrid_.empty() && travellingGrid_.empty();
    beginInterval();
}

bool CollisionManager::findNext(Prediction& contact) {
    if (!running_) startStep();
    for (;;) {
        while (takePrediction(contact)) {
            if (stale(contact)) continue;
            now_ = std::max(now_, contact.time);
            if (contact.kind == Prediction::Kind::RePredict) {
                predict(contact.ball);
                continue;
            }
            if (contact.kind == Prediction::Kind::Obstacle && balls_.records[contact.ball].parked) {
                // An obstacle that moves into a frozen ball stops there.
                stopObstacle(contact.other);
                continue;
            }
            const bool two = contact.kind == Prediction::Kind::Ball;
            if (exhausted(contact.ball) || (two && exhausted(contact.other))) continue;
            ++contactCount_;
            return true;
        }
        if (!startNextInterval()) break;
    }
    finish();
    return false;
}

Contact CollisionManager::contactOf(const Prediction& prediction) const {
    const BallRecord& record = balls_.records[prediction.ball];
    Contact contact;
    contact.time = stepTime();
    contact.ball = record.ball;
    contact.contactsOfBall = static_cast<int>(record.contacts);
    contact.position = positionNow(prediction.ball);
    contact.velocity = balls_.trajectories[prediction.ball].velocity;
    const double radius = balls_.radius(prediction.ball);
    switch (prediction.kind) {
    case Prediction::Kind::Border:
        contact.kind = ContactKind::Border;
        contact.border = static_cast<Border>(prediction.other);
        contact.position = touchedBorder(prediction.ball, contact.border);
        contact.normal = normalOf(contact.border);
        break;
    case Prediction::Kind::Obstacle:
        contact.kind = ContactKind::Obstacle;
        contact.obstacle = ObstacleIndex{prediction.other};
        contact.tag = obstacles_[prediction.other].tag;
        contact.normal = normals_[prediction.detail];
        break;
    case Prediction::Kind::Ball:
    case Prediction::Kind::RePredict:
        contact.kind = ContactKind::Ball;
        contact.otherBall = balls_.records[prediction.other].ball;
        contact.surfaceVelocity = balls_.trajectories[prediction.other].velocity;
        contact.normal = contact.position - positionNow(prediction.other);
        break;
    }
    contact.point = contact.position - normalized(contact.normal) * radius;
    if (contact.kind == ContactKind::Obstacle)
        contact.surfaceVelocity = obstacles_[prediction.other].surfaceVelocityAt(contact.point, contact.time);
    return contact;
}

void CollisionManager::answer(const Contact& contact, const ContactResponse& answer) {
    const Slot slot = balls_.slots[contact.ball];
    if (contact.kind == ContactKind::Ball) {
        assert(answer.trajectory == ContactResponse::Trajectory::Bounce);
        exchangeBalls(slot, balls_.slots[contact.otherBall]);
        return;
    }
    const std::uint32_t number = obstacleNumber(contact.obstacle);
    if (contact.kind == ContactKind::Obstacle && answer.stopObstacle) stopObstacle(number);
    switch (answer.trajectory) {
    case ContactResponse::Trajectory::Bounce: {
        const Vec2 surface = answer.stopObstacle ? Vec2{} : contact.surfaceVelocity;
        changeTrajectory(slot, contact.position, reflect(contact.velocity, contact.normal, surface));
        break;
    }
    case ContactResponse::Trajectory::Pass:
        assert(contact.kind == ContactKind::Obstacle);
        passed_.emplace_back(contact.ball, number);
        changeTrajectory(slot, contact.position, contact.velocity);
        break;
    case ContactResponse::Trajectory::Leave: changeTrajectory(slot, contact.position, answer.velocity); break;
    case ContactResponse::Trajectory::Remove: removeBall(slot); break;
    }
}

void CollisionManager::bounce(const Prediction& contact) {
    switch (contact.kind) {
    case Prediction::Kind::Ball: return exchangeBalls(contact.ball, contact.other);
    case Prediction::Kind::Border: {
        const auto border = static_cast<Border>(contact.other);
        return changeTrajectory(contact.ball, touchedBorder(contact.ball, border),
                                reflect(balls_.trajectories[contact.ball].velocity, normalOf(border)));
    }
    case Prediction::Kind::Obstacle:
    case Prediction::Kind::RePredict: break;
    }
    answer(contactOf(contact), ContactResponse::bounce());
}

Vec2 CollisionManager::touchedBorder(Slot slot, Border border) const {
    // The wall's coordinate is known exactly; the computed position may be off by rounding. A ball that began the step
    // farther outside is not moved.
    Vec2 position = positionNow(slot);
    const double radius = balls_.radius(slot);
    const auto settle = [](double& at, double exact) {
        if (std::abs(at - exact) <= slack) at = exact;
    };
    switch (border) {
    case Border::Left: settle(position.x, arena_.low.x + radius); break;
    case Border::Right: settle(position.x, arena_.high.x - radius); break;
    case Border::Top: settle(position.y, arena_.low.y + radius); break;
    case Border::Bottom: settle(position.y, arena_.high.y - radius); break;
    }
    return position;
}

void CollisionManager::exchangeBalls(Slot first, Slot second) {
    const Trajectory a = balls_.trajectories[first], b = balls_.trajectories[second];
    const Vec2 firstAt = a.at(now_), secondAt = b.at(now_);
    const Vec2 normal = firstAt - secondAt;
    // One of them may be frozen for the rest of the step.
    if (balls_.records[first].parked) return changeTrajectory(second, secondAt, reflect(b.velocity, normal));
    if (balls_.records[second].parked) return changeTrajectory(first, firstAt, reflect(a.velocity, normal));
    const auto [firstVelocity, secondVelocity] = exchange(a.velocity, b.velocity, normal);
    // Set both trajectories before predicting: each prediction must see the other's new trajectory.
    setTrajectory(first, firstAt, firstVelocity);
    setTrajectory(second, secondAt, secondVelocity);
    predict(first, second);
    predict(second, first);
}

void CollisionManager::setTrajectory(Slot slot, Vec2 position, Vec2 velocity) {
    balls_.trajectories[slot] = Trajectory::through(position, velocity, now_);
    ++balls_.records[slot].version;
}

void CollisionManager::changeTrajectory(Slot slot, Vec2 position, Vec2 velocity) {
    setTrajectory(slot, position, velocity);
    predict(slot);
}

void CollisionManager::removeBall(Slot slot) {
    setTrajectory(slot, positionNow(slot), {});
    balls_.records[slot].removed = true;
    balls_.quantisedBoxes[slot] = QuantisedBox{};
}

bool CollisionManager::exhausted(Slot slot) {
    BallRecord& record = balls_.records[slot];
    const bool jammed = contactCount_ > jammedStep + jammedShare * balls_.size();
    if (record.parked || ++record.contacts <= (jammed ? jammedLimit : contactLimit)) return false;
    record.parked = true;
    parked_.emplace_back(record.ball, balls_.trajectories[slot].velocity);
    changeTrajectory(slot, positionNow(slot), {});
    return true;
}

void CollisionManager::finish() {
    if (!running_) return;
    running_ = false;
    now_ = span_;
    for (const auto& [ball, velocity] : parked_) {
        Trajectory& trajectory = balls_.trajectories[balls_.slots[ball]];
        trajectory = Trajectory::through(trajectory.start, velocity, now_);
    }
    for (const std::uint32_t number : driven_) {
        Obstacle& obstacle = obstacles_[number];
        const Vec2 centre = obstacle.centreAt(duration_);
        obstacle.turns = obstacle.turnsAt(duration_);
        obstacle.centre = centre;
        obstacle.stopTime = -1.0;
    }
}

} // namespace arkanong
