#pragma once

#include "arkanong/sim/World.hpp"

#include <array>
#include <cstddef>

namespace arkanong {

/// A ball as the computer player saw it.
struct SeenBall {
    BallId id{};
    Side owner = Side::Blue;
    Vec2 position;
    Vec2 velocity;
};

/// What there was to see in one tick: the balls in play and where the opponent stood.
struct Glimpse {
    static constexpr std::size_t ballLimit = 24; ///< The oldest ones; more than this nobody keeps an eye on.

    std::array<SeenBall, ballLimit> balls;
    std::size_t ballCount = 0;
    double opponentX = tuning::fieldSize.x / 2;

    const SeenBall* begin() const { return balls.data(); }
    const SeenBall* end() const { return balls.data() + ballCount; }
};

/// The computer's eyes: takes in every tick and gives it out late, as a reaction takes time. Of fixed size.
class BotSight {
  public:
    static constexpr int delayLimit = 47;

    /// `delay` in ticks, 0 to delayLimit.
    BotSight(Side side, int delay);

    /// Takes in the world as it is; call once each tick.
    void look(const World& world);
    /// The world as it was `delay` ticks before the last look(); nothing before there was so much to see.
    const Glimpse& seen() const;

  private:
    Side side_;
    std::size_t delay_;
    std::size_t looks_ = 0;
    std::array<Glimpse, delayLimit + 1> ring_; ///< Empty where nothing was looked at yet.
};

} // namespace arkanong
