#pragma once

#include "arkanong/sim/world/World.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// Checks a World for states that must never occur.
class PlayMonitor {
  public:
    static constexpr double stuckDistance = 100.0; ///< A stuck ball stays within this distance, px.
    static constexpr int stuckTicks = 10 * tuning::ticksPerSecond;

    /// Describes the rule that this tick has broken; empty if all are kept. Call once per tick.
    std::string check(const World& world);

    /// A sentence about the first ball that has stayed within stuckDistance of one position for stuckTicks; empty if no
    /// ball has. The balls may be in any order. `tick` must rise by one with each call.
    std::string stuckBall(const std::vector<Ball>& balls, int tick);

  private:
    struct Anchor {
        BallId ball{};
        Vec2 place;
        int tick = 0;
    };
    std::vector<Anchor> anchors_; ///< One for each ball, in the order of the last tick.
    std::vector<Anchor> next_;
};

} // namespace arkanong
