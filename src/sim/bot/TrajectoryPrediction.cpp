#include "arkanong/sim/bot/TrajectoryPrediction.hpp"

#include "arkanong/collision/casts/Reflection.hpp"
#include "arkanong/collision/casts/Shapes.hpp"
#include "arkanong/sim/Zones.hpp"

#include <algorithm>
#include <limits>

namespace arkanong {

namespace {

// Trajectories are cast in pieces of at most this length, px: a cast tests everything in the bounding box of
// its path, and a long slanting path has a large box.
constexpr double pieceLength = 192.0;

/// Seconds until the ball's centre crosses the line outwards; empty if it does not.
std::optional<double> timeToLine(const MovingCircle& ball, double lineY) {
    const double outwards = lineY < tuning::fieldSize.y / 2 ? -1.0 : 1.0;
    if (ball.velocity.y * outwards <= 0.0) return std::nullopt;
    const double time = (lineY - ball.position.y) / ball.velocity.y;
    if (time < 0.0) return std::nullopt;
    return time;
}

/// Seconds until a ball in or at the box has left it.
double timeThrough(const MovingCircle& ball, const Box& box) {
    constexpr double clearance = 1e-6;
    const Box whole = grown(box, ball.radius + clearance);
    const auto along = [](double position, double velocity, double low, double high) {
        if (velocity == 0.0) return std::numeric_limits<double>::infinity();
        return std::max(((velocity > 0.0 ? high : low) - position) / velocity, 0.0);
    };
    return std::min(along(ball.position.x, ball.velocity.x, whole.low.x, whole.high.x),
                    along(ball.position.y, ball.velocity.y, whole.low.y, whole.high.y));
}

class Tracer {
  public:
    Tracer(const World& world, const MovingCircle& ball, const LookaheadLimits& limits)
        : world_(world), limits_(limits), ball_(ball) {}

    PredictedTrajectory follow(double lineY);

  private:
    void advance(double seconds);
    /// How the trajectory ends at the contact; empty where it continues.
    std::optional<PredictedTrajectory::End> endAt(const Contact& contact);
    /// Continues through a brick of glass, or one that a fireball breaks; otherwise bounces.
    void goOn(const Contact& contact);
    const Brick* brickOf(const Contact& contact) const;
    /// The drone that the ball meets from behind, and passes through.
    const Drone* droneBehind(const Contact& contact) const;
    bool passes(const Brick& brick) const;
    /// Whether the path of the next `seconds` enters the viewer's blind spot.
    bool hidden(double seconds) const;
    PredictedTrajectory ended(PredictedTrajectory::End end);

    const World& world_;
    const LookaheadLimits& limits_;
    MovingCircle ball_;
    PredictedTrajectory trajectory_;
};

PredictedTrajectory Tracer::follow(double lineY) {
    while (trajectory_.seconds < limits_.seconds && ball_.velocity != Vec2{}) {
        const double piece =
            std::min(limits_.seconds - trajectory_.seconds, pieceLength / length(ball_.velocity));
        const std::optional<double> toLine = timeToLine(ball_, lineY);
        const bool reachesLine = toLine && *toLine <= piece;
        const double horizon = reachesLine ? *toLine : piece;

        const std::optional<Contact> contact = world_.collisions().cast(ball_, horizon);
        const double clear = contact ? contact->time : horizon;
        if (hidden(clear)) return ended(PredictedTrajectory::End::Hidden);
        advance(clear);
        if (!contact) {
            if (reachesLine) return ended(PredictedTrajectory::End::Line);
            continue;
        }
        if (const auto end = endAt(*contact)) return ended(*end);
        goOn(*contact);
    }
    return ended(PredictedTrajectory::End::Limit);
}

void Tracer::advance(double seconds) {
    trajectory_.seconds += seconds;
    trajectory_.path += length(ball_.velocity) * seconds;
    ball_.position += ball_.velocity * seconds;
}

std::optional<PredictedTrajectory::End> Tracer::endAt(const Contact& contact) {
    if (contact.kind == ContactKind::Border) {
        const bool goal = contact.border == Border::Top || contact.border == Border::Bottom;
        const Side line = contact.border == Border::Top ? Side::Red : Side::Blue;
        if (goal && isOpen(world_.match().settings().mode, line)) return PredictedTrajectory::End::Goal;
    } else if (const auto tag = ObstacleTag::decoded(contact.tag); tag.kind == ObstacleTag::Kind::Paddle) {
        trajectory_.paddle = static_cast<Side>(tag.id);
        return PredictedTrajectory::End::Paddle;
    } else if (tag.kind == ObstacleTag::Kind::Drone) {
        if (!droneBehind(contact)) return PredictedTrajectory::End::Limit;
        return std::nullopt;
    }
    const Brick* const brick = brickOf(contact);
    if (brick && !trajectory_.firstBrick) trajectory_.firstBrick = brick->id;
    const bool bounces = !brick || !passes(*brick);
    if (bounces && trajectory_.bounces == limits_.bounces) return PredictedTrajectory::End::Limit;
    return std::nullopt;
}

const Brick* Tracer::brickOf(const Contact& contact) const {
    if (contact.kind != ContactKind::Obstacle) return nullptr;
    const ObstacleTag tag = ObstacleTag::decoded(contact.tag);
    if (tag.kind != ObstacleTag::Kind::Brick) return nullptr;
    const auto index = world_.objects().brickIndex(BrickId{tag.id});
    return index ? &world_.objects().bricks[*index] : nullptr;
}

const Drone* Tracer::droneBehind(const Contact& contact) const {
    if (contact.kind != ContactKind::Obstacle) return nullptr;
    const ObstacleTag tag = ObstacleTag::decoded(contact.tag);
    if (tag.kind != ObstacleTag::Kind::Drone) return nullptr;
    const Drone& drone = world_.objects().drones[tag.id];
    return ball_.velocity.y * forward(drone.side) > 0.0 ? &drone : nullptr;
}

bool Tracer::passes(const Brick& brick) const {
    const bool burns = limits_.fireballOf && world_.match().mayBreak(brick.kind, *limits_.fireballOf);
    return burns || brick.kind == BrickKind::Glass;
}

void Tracer::goOn(const Contact& contact) {
    if (const Drone* const drone = droneBehind(contact)) {
        advance(timeThrough(ball_, boxAround(drone->position, Drone::size / 2.0)));
        return;
    }
    const Brick* const brick = brickOf(contact);
    if (brick && passes(*brick)) {
        advance(timeThrough(ball_, brick->box()));
        return;
    }
    ++trajectory_.bounces;
    ball_.velocity = reflect(ball_.velocity, contact.normal, contact.surfaceVelocity);
}

bool Tracer::hidden(double seconds) const {
    if (!limits_.viewer) return false;
    const Side viewer = *limits_.viewer;
    const PowerUps& powers = world_.powers();
    if (!powers.active(viewer, PowerUp::BlindSpot)) return false;
    // The point of the path nearest to the spot's centre.
    const double square = lengthSquared(ball_.velocity);
    const double nearest = dot(powers.blindSpot(viewer) - ball_.position, ball_.velocity) / square;
    return powers.hides(viewer, ball_.position + ball_.velocity * std::clamp(nearest, 0.0, seconds));
}

PredictedTrajectory Tracer::ended(PredictedTrajectory::End end) {
    trajectory_.end = end;
    trajectory_.position = ball_.position;
    trajectory_.velocity = ball_.velocity;
    return trajectory_;
}

} // namespace

PredictedTrajectory lookAhead(const World& world, MovingCircle ball, double lineY,
                              const LookaheadLimits& limits) {
    return Tracer(world, ball, limits).follow(lineY);
}

} // namespace arkanong
