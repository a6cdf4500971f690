#include "arkanong/sim/bot/Arrivals.hpp"

#include "arkanong/sim/bot/TrajectoryPrediction.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr int bouncesAhead = 4;

std::optional<Arrival> arrivalOf(const World& world, const Paddle& paddle, const Percept& percept,
                                 const SeenBall& ball) {
    const bool own = ball.owner == paddle.side;
    const bool burning = own ? percept.ownHas(PowerUp::Fireball) : percept.enemyHas(PowerUp::Fireball);
    const LookaheadLimits limits{bouncesAhead, arrivalHorizon, paddle.side,
                                 burning ? std::optional(ball.owner) : std::nullopt};
    const double ahead = forward(paddle.side);
    const double touchY = paddle.position.y + ahead * (paddle.size.y / 2.0 + ball.radius);
    if ((ball.position.y - touchY) * ahead < 0.0 && ball.velocity.y * ahead < 0.0)
        return std::nullopt; // The ball has passed the paddle.
    using End = PredictedTrajectory::End;
    const PredictedTrajectory path =
        lookAhead(world, {ball.position, ball.velocity, ball.radius}, touchY, limits);
    if (path.end != End::Line && !(path.end == End::Paddle && path.paddle == paddle.side))
        return std::nullopt;
    // A ball that cannot be reached any more is given up for one that can.
    const double missing = std::abs(path.position.x - paddle.position.x) - paddle.size.x / 2.0;
    if (missing > tuning::paddleSpeed.x * (path.seconds + tuning::tickSeconds)) return std::nullopt;
    return Arrival{path.position.x, path.seconds, static_cast<std::uint32_t>(ball.id)};
}

void add(Arrivals& arrivals, const Arrival& next) {
    if (!arrivals.first || next.seconds < arrivals.first->seconds) {
        arrivals.second = arrivals.first;
        arrivals.first = next;
    } else if (!arrivals.second || next.seconds < arrivals.second->seconds) {
        arrivals.second = next;
    }
}

void addBalls(Arrivals& arrivals, const World& world, const Paddle& paddle, const Percept& percept,
              Side owner) {
    for (const SeenBall& ball : percept) {
        if (ball.owner != owner) continue;
        if (const auto next = arrivalOf(world, paddle, percept, ball)) add(arrivals, *next);
    }
}

std::optional<Arrival> firstCapsule(const Paddle& paddle, const Percept& percept) {
    std::optional<Arrival> best;
    for (std::size_t i = 0; i < percept.capsuleCount; ++i) {
        const SeenCapsule& seen = percept.capsules[i];
        const double above = (seen.position.y - paddle.position.y) * forward(paddle.side);
        const double seconds = above / std::max(std::abs(seen.velocity.y), 1.0);
        if (seen.drop.bad || above < 0.0 || seconds > arrivalHorizon) continue;
        if (!best || seconds < best->seconds)
            best = Arrival{seen.position.x, seconds, static_cast<std::uint32_t>(seen.id)};
    }
    return best;
}

} // namespace

Arrivals arrivalsAt(const World& world, const Paddle& paddle, const Percept& percept) {
    Arrivals arrivals;
    addBalls(arrivals, world, paddle, percept, opponent(paddle.side));
    if (world.match().settings().mode != Mode::Versus || !arrivals.first)
        addBalls(arrivals, world, paddle, percept, paddle.side);
    arrivals.capsule = firstCapsule(paddle, percept);
    return arrivals;
}

} // namespace arkanong
