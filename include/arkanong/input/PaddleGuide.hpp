#pragma once

#include "arkanong/sim/bot/BotPerception.hpp"

#include <optional>

namespace arkanong {

/// Where a paddle is wanted next.
struct Arrival {
    double x = 0.0;       ///< Field px, of the paddle's middle.
    double seconds = 0.0; ///< Until then; at least PaddleGuide::calm where nothing urgent comes.
};

/// Says where the most urgent ball arrives, for help with a person's paddle: an enemy ball before an own one, then a
/// good capsule that can be caught on the way. From under a bad capsule it leads aside, unless a ball needs the paddle
/// there. It sees what the person sees, at once, predicts with the game's own collision code, and does not foresee what
/// other balls and paddles will do.
class PaddleGuide {
  public:
    static constexpr double calm = 3.0; ///< s; as far as it looks ahead.

    explicit PaddleGuide(Side side) : side_(side), perception_(side) {}

    /// Call once a tick. Nothing where the side has no paddle.
    std::optional<Arrival> look(const World& world);

  private:
    std::optional<Arrival> arrivalOf(const World& world, const Paddle& paddle, const SeenBall& ball) const;
    std::optional<Arrival> soonest(const World& world, const Paddle& paddle, Side owner) const;
    /// Under a good capsule that falls within the paddle's reach.
    std::optional<Arrival> capsule(const Paddle& paddle) const;
    /// Beside a bad capsule that would meet the paddle on its way to `wanted`, or there; nothing where none would, or
    /// where the way from there would take too long.
    std::optional<Arrival> besideBad(const Paddle& paddle, const Arrival& wanted) const;
    /// Between the middle and the enemy ball that is nearest to the own line.
    double waitingPlace() const;

    Side side_;
    BotPerception perception_;
    std::optional<Arrival> found_;
    int untilNext_ = 0; ///< Ticks.
};

} // namespace arkanong
