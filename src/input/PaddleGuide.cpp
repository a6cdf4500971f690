#include "arkanong/input/PaddleGuide.hpp"

#include "arkanong/input/PlayerInput.hpp"
#include "arkanong/sim/tuning/Capsules.hpp"

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
    const Arrivals next = arrivalsAt(world, *paddle, perception_.seen(0));
    found_ = next.first;
    const std::optional<Arrival>& gift = next.capsule;
    if (gift && (!found_ || gift->seconds + spareForCapsule < found_->seconds)) found_ = gift;
    if (!found_) found_ = Arrival{waitingPlace(), calm};
    if (const std::optional<Arrival> aside = besideBad(*paddle, *found_)) found_ = aside;
    return found_;
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
