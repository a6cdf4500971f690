#pragma once

#include "arkanong/sim/bot/Arrivals.hpp"
#include "arkanong/sim/bot/BotPerception.hpp"

#include <optional>

namespace arkanong {

/// Predicts where the most urgent ball arrives, for the aids that move a person's paddle. An enemy ball is
/// more urgent than one of the person's own; without an urgent ball it chooses a good capsule that can be
/// caught meanwhile. It moves the paddle away from a bad capsule, unless a ball needs the paddle there. It
/// sees everything that the person sees, without delay, and predicts with the game's own collision code, but
/// ignores collisions with other balls and paddles.
class PaddleGuide {
  public:
    static constexpr double calm = arrivalHorizon; ///< Seconds until the Arrival where nothing is urgent.

    explicit PaddleGuide(Side side) : side_(side), perception_(side) {}

    /// Call once a tick. Returns nullopt if the side has no paddle.
    std::optional<Arrival> look(const World& world);

  private:
    /// A position beside a bad capsule that would meet the paddle at `wanted` or before. Nullopt if no capsule would, or
    /// if the paddle could not reach `wanted` in time from that position.
    std::optional<Arrival> besideBad(const Paddle& paddle, const Arrival& wanted) const;
    /// The x position between the field's middle and the enemy ball that is nearest to the side's goal line,
    /// px.
    double waitingPlace() const;

    Side side_;
    BotPerception perception_;
    std::optional<Arrival> found_;
    int untilNext_ = 0; ///< Ticks until the next prediction.
};

} // namespace arkanong
