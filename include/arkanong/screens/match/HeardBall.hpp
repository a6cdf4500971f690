#pragma once

#include "arkanong/session/EventLog.hpp"
#include "arkanong/sim/ear/Pulses.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace arkanong {

/// The auditory display of a match on a screen, see sim/ear: what one side hears, tick by tick.
class HeardBall {
  public:
    /// Begins or continues it for this side; nullopt ends it.
    void choose(std::optional<Side> side);
    bool on() const { return ear_.has_value(); }

    /// Call after each tick. Logs the sounds that begin: "tick 42 hears ball 250 200", with the pitch in thousandths of an
    /// octave (of a wall its side, -1000 or 1000) and the rate in pulses per 100 s. Does nothing while it is off.
    void listen(const World& world, EventLog& log, const EarScene& scene = {});
    /// The sounds that have begun since the last call. Call once per frame.
    std::vector<Pulse> take() { return std::exchange(pulses_, {}); }

  private:
    std::optional<Side> side_;
    std::optional<Ear> ear_;
    std::vector<Pulse> pulses_; ///< Of the ticks since the last frame.
};

} // namespace arkanong
