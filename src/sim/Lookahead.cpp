#include "arkanong/sim/Lookahead.hpp"

#include "arkanong/collision/Reflection.hpp"

#include <algorithm>

namespace arkanong {

namespace {

// A flight is cast in pieces of at most this length, px: a cast looks at everything in the box around its
// path, and a long slanting path has a large box.
constexpr double pieceLength = 192.0;

/// Seconds until the ball's centre crosses the line outwards; nothing if it does not.
std::optional<double> timeToLine(const MovingCircle& ball, double lineY) {
    const double outwards = lineY < tuning::fieldSize.y / 2 ? -1.0 : 1.0;
    if (ball.velocity.y * outwards <= 0.0) return std::nullopt;
    const double time = (lineY - ball.position.y) / ball.velocity.y;
    if (time < 0.0) return std::nullopt;
    return time;
}

class Tracer {
  public:
    Tracer(const World& world, const MovingCircle& ball) : world_(world), ball_(ball) {}

    Flight follow(double lineY, const LookaheadLimits& limits);

  private:
    void advance(double seconds);
    /// What the contact means for the flight; nothing where it goes on with a bounce.
    std::optional<Flight::End> endAt(const Contact& contact);
    Flight ended(Flight::End end);

    const World& world_;
    MovingCircle ball_;
    Flight flight_;
};

Flight Tracer::follow(double lineY, const LookaheadLimits& limits) {
    while (flight_.seconds < limits.seconds && ball_.velocity != Vec2{}) {
        const double piece = std::min(limits.seconds - flight_.seconds, pieceLength / length(ball_.velocity));
        const std::optional<double> toLine = timeToLine(ball_, lineY);
        const bool reachesLine = toLine && *toLine <= piece;
        const double horizon = reachesLine ? *toLine : piece;

        const std::optional<Contact> contact = world_.collisions().cast(ball_, horizon);
        advance(contact ? contact->time : horizon);
        if (!contact) {
            if (reachesLine) return ended(Flight::End::Line);
            continue;
        }
        if (const auto end = endAt(*contact)) return ended(*end);
        if (flight_.bounces == limits.bounces) break;
        ++flight_.bounces;
        ball_.velocity = reflect(ball_.velocity, contact->normal, contact->surfaceVelocity);
    }
    return ended(Flight::End::Limit);
}

void Tracer::advance(double seconds) {
    flight_.seconds += seconds;
    flight_.path += length(ball_.velocity) * seconds;
    ball_.position += ball_.velocity * seconds;
}

std::optional<Flight::End> Tracer::endAt(const Contact& contact) {
    if (contact.kind == ContactKind::Border) {
        const bool goal = contact.border == Border::Top || contact.border == Border::Bottom;
        if (goal && world_.match().settings().mode == Mode::Versus) return Flight::End::Goal;
        return std::nullopt;
    }
    const ObstacleTag tag = ObstacleTag::decoded(contact.tag);
    if (tag.kind == ObstacleTag::Kind::Paddle) {
        flight_.paddle = static_cast<Side>(tag.id);
        return Flight::End::Paddle;
    }
    if (tag.kind == ObstacleTag::Kind::Brick && !flight_.firstBrick) flight_.firstBrick = BrickId{tag.id};
    return std::nullopt;
}

Flight Tracer::ended(Flight::End end) {
    flight_.end = end;
    flight_.position = ball_.position;
    flight_.velocity = ball_.velocity;
    return flight_;
}

} // namespace

Flight lookAhead(const World& world, MovingCircle ball, double lineY, const LookaheadLimits& limits) {
    return Tracer(world, ball).follow(lineY, limits);
}

} // namespace arkanong
