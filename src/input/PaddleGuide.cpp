#include "arkanong/input/PaddleGuide.hpp"

#include "arkanong/input/PlayerInput.hpp"
#include "arkanong/sim/bot/TrajectoryPrediction.hpp"
#include "arkanong/sim/tuning/Capsules.hpp"
#include "arkanong/sim/tuning/Paddles.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr int interval = 4; ///< Ticks between two predictions.
constexpr double middleX = tuning::fieldSize.x / 2.0;
constexpr double drift =
    0.5; ///< Waiting position, as a share of the distance from the field's middle to the nearest enemy ball.
constexpr double spareForCapsule =
    0.5; ///< s; a capsule is caught only if no ball arrives within this time after it.
constexpr double asideFrom = 1.0; ///< s before a bad capsule arrives at which the paddle begins to avoid it.
constexpr double asideBy = 4.0;   ///< Gap between the paddle and a bad capsule, px.

} // namespace

std::optional<Arrival> PaddleGuide::look(const World& world) {
    perception_.look(world);
    const Paddle* const paddle = world.objects().paddle(side_);
    if (paddle == nullptr) return std::nullopt;
    if (found_) found_->seconds -= tuning::tickSeconds;
    if (--untilNext_ > 0) return found_;
    untilNext_ = interval;
    found_ = soonest(world, *paddle, opponent(side_));
    if (world.match().settings().mode != Mode::Versus || !found_)
        if (const auto own = soonest(world, *paddle, side_);
            own && (!found_ || own->seconds < found_->seconds))
            found_ = own;
    const std::optional<Arrival> gift = capsule(*paddle);
    if (gift && (!found_ || gift->seconds + spareForCapsule < found_->seconds)) found_ = gift;
    if (!found_) found_ = Arrival{waitingPlace(), calm};
    if (const std::optional<Arrival> aside = besideBad(*paddle, *found_)) found_ = aside;
    return found_;
}

std::optional<Arrival> PaddleGuide::soonest(const World& world, const Paddle& paddle, Side owner) const {
    std::optional<Arrival> best;
    for (const SeenBall& ball : perception_.seen(0)) {
        if (ball.owner != owner) continue;
        const std::optional<Arrival> next = arrivalOf(world, paddle, ball);
        if (next && (!best || next->seconds < best->seconds)) best = next;
    }
    return best;
}

std::optional<Arrival> PaddleGuide::arrivalOf(const World& world, const Paddle& paddle,
                                              const SeenBall& ball) const {
    const Percept& percept = perception_.seen(0);
    const bool burning =
        ball.owner == side_ ? percept.ownHas(PowerUp::Fireball) : percept.enemyHas(PowerUp::Fireball);
    const LookaheadLimits limits{4, calm, side_, burning ? std::optional(ball.owner) : std::nullopt};
    const double ahead = forward(side_);
    const double touchY = paddle.position.y + ahead * (paddle.size.y / 2.0 + ball.radius);
    if ((ball.position.y - touchY) * ahead < 0.0 && ball.velocity.y * ahead < 0.0)
        return std::nullopt; // The ball has passed the paddle.
    using End = PredictedTrajectory::End;
    const PredictedTrajectory path =
        lookAhead(world, {ball.position, ball.velocity, ball.radius}, touchY, limits);
    if (path.end != End::Line && !(path.end == End::Paddle && path.paddle == side_)) return std::nullopt;
    // A ball that cannot be reached any more is given up for one that can.
    const double missing = std::abs(path.position.x - paddle.position.x) - paddle.size.x / 2.0;
    if (missing > tuning::paddleSpeed.x * (path.seconds + tuning::tickSeconds)) return std::nullopt;
    return Arrival{path.position.x, path.seconds};
}

std::optional<Arrival> PaddleGuide::capsule(const Paddle& paddle) const {
    const Percept& percept = perception_.seen(0);
    std::optional<Arrival> best;
    for (std::size_t i = 0; i < percept.capsuleCount; ++i) {
        const SeenCapsule& seen = percept.capsules[i];
        const double above = (seen.position.y - paddle.position.y) * forward(side_);
        const double seconds = above / std::max(std::abs(seen.velocity.y), 1.0);
        if (seen.drop.bad || above < 0.0 || seconds > calm) continue;
        if (!best || seconds < best->seconds) best = Arrival{seen.position.x, seconds};
    }
    return best;
}

std::optional<Arrival> PaddleGuide::besideBad(const Paddle& paddle, const Arrival& wanted) const {
    const Percept& percept = perception_.seen(0);
    const double half = paddle.size.x / 2.0;
    // In one-button play the paddle's middle may deviate from the wanted position.
    const double apart = (1.0 + hand::followOffset) * half + tuning::capsuleSize.x / 2.0 + asideBy;
    const double touch = (paddle.size.y + tuning::capsuleSize.y) / 2.0;
    for (std::size_t i = 0; i < percept.capsuleCount; ++i) {
        const SeenCapsule& seen = percept.capsules[i];
        const double above = (seen.position.y - paddle.position.y) * forward(side_);
        const double fall = std::max(std::abs(seen.velocity.y), 1.0);
        if (!seen.drop.bad || above < -touch || above > asideFrom * fall) continue;
        // The paddle stays on its side of the capsule, unless there is no room.
        double way = paddle.position.x < seen.position.x ? -apart : apart;
        const double end = std::abs(seen.position.x + way - middleX) + half;
        if (end > middleX) way = -way;
        if ((wanted.x - seen.position.x) * way >= apart * apart) continue;
        const double place = seen.position.x + way;
        const double back = std::abs(wanted.x - place) / hand::followSpeed;
        const double over = (above + touch) / fall; // Time until the capsule has passed the paddle, s.
        if (wanted.seconds < calm && over + back + spareForCapsule > wanted.seconds) continue;
        return Arrival{place, std::max(above - touch, 0.0) / fall};
    }
    return std::nullopt;
}

double PaddleGuide::waitingPlace() const {
    double nearest = tuning::fieldSize.y;
    double x = middleX;
    for (const SeenBall& ball : perception_.seen(0)) {
        const double depth = (ball.position.y - goalLine(side_)) * forward(side_);
        if (ball.owner == side_ || depth >= nearest) continue;
        nearest = depth;
        x = middleX + (ball.position.x - middleX) * drift;
    }
    return x;
}

} // namespace arkanong
