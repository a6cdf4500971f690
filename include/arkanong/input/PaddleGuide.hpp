#pragma once

#include "arkanong/sim/bot/BotPerception.hpp"

#include <optional>

namespace arkanong {

/// Where a paddle is wanted next.
struct Arrival {
    double x = 0.0;       ///< Field px, of the paddle's middle.
    double seconds = 0.0; ///< Time until the ball arrives; at least PaddleGuide::calm if none is urgent.
};

/// Says where the most urgent ball arrives, for help with a person's paddle: an enemy ball before an own one, then a
/// good capsule that can be caught meanwhile. It leads the paddle out from under a bad capsule, unless a ball needs the
/// paddle there. It sees what the person sees, at once, predicts with the game's own collision code, and does not foresee what
/// other balls and paddles will do.
class PaddleGuide {
  public:
    static constexpr double calm = 3.0; ///< How far it looks ahead, s.

    explicit PaddleGuide(Side side) : side_(side), perception_(side) {}

    /// Call once a tick. Nothing where the side has no paddle.
    std::optional<Arrival> look(const World& world);

  private:
    std::optional<Arrival> arrivalOf(const World& world, const Paddle& paddle, const SeenBall& ball) const;
    std::optional<Arrival> soonest(const World& world, const Paddle& paddle, Side owner) const;
    /// Under a good capsule that falls within the paddle's reach.
    std::optional<Arrival> capsule(const Paddle& paddle) const;
    /// A position beside a bad capsule that would meet the paddle at `wanted` or before. Nullopt if no capsule would, or
    /// if the paddle could not reach `wanted` in time from that position.
    std::optional<Arrival> besideBad(const Paddle& paddle, const Arrival& wanted) const;
    /// Between the middle and the enemy ball that is nearest to the own line.
    double waitingPlace() const;

    Side side_;
    BotPerception perception_;
    std::optional<Arrival> found_;
    int untilNext_ = 0; ///< Ticks.
};

} // namespace arkanong
