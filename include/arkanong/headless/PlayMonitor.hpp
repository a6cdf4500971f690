#pragma once

#include "arkanong/sim/world/World.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// Checks a World for states that must never occur.
class PlayMonitor {
  public:
    static constexpr double stuckDistance = 100.0; ///< px.
    static constexpr int stuckTicks = 10 * tuning::ticksPerSecond;

    /// Describes a broken rule after this tick; empty if there is none. Call once per tick.
    std::string check(const World& world);

    /// A sentence about the first ball that has stayed within stuckDistance of one place for stuckTicks;
    /// empty if there is none. The balls may be in any order; `tick` must rise by one with each call.
    std::string stuckBall(const std::vector<Ball>& balls, int tick);

  private:
    struct Anchor {
        BallId ball{};
        Vec2 place;
        int tick = 0;
    };
    std::vector<Anchor> anchors_; ///< One for each ball, in the same order.
    std::vector<Anchor> next_;
};

} // namespace arkanong
