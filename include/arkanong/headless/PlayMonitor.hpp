#pragma once

#include "arkanong/sim/World.hpp"

#include <string>
#include <vector>

namespace arkanong {

/// Watches a World for what must never happen.
class PlayMonitor {
  public:
    static constexpr double stuckDistance = 100.0; ///< px.
    static constexpr int stuckTicks = 10 * tuning::ticksPerSecond;

    /// What is wrong after this tick, in plain words; empty when nothing is. Call once a tick.
    std::string check(const World& world);

    /// The first ball that has stayed within stuckDistance of one place for stuckTicks, as a sentence; empty
    /// when none has. `balls` in ascending order of their ids, `tick` rising by one a call.
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
