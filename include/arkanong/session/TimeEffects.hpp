#pragma once

#include "arkanong/sim/World.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <array>
#include <chrono>
#include <vector>

namespace arkanong {

/// What time may do.
struct TimeSwitches {
    bool hitStop = true;
    bool slowMotion = true;
};

/// As the settings say; neither under reduced motion.
TimeSwitches timeSwitchesOf(const Settings& settings);

/// How a match's time runs for those who watch it: it stands still for a blink at big breaks and lost
/// shields, and slows down for a moment when a last shield is at stake (see LastShield.hpp), whoever's it is.
/// It only turns real time into less time for the ticks to come in: what happens in them is the same with and
/// without it.
class TimeEffects {
  public:
    using Time = std::chrono::microseconds;

    // So long time stands still for...
    static constexpr Time chainStop{32'000}; ///< ...every chainBricks-th brick of a combo,
    static constexpr Time bombStop{44'000};  ///< ...an explosion,
    static constexpr Time shieldStop{60'000};
    static constexpr int chainBricks = 8;
    static constexpr std::size_t stopsASecond = 3; ///< At most so many begin in a second of real time.

    static constexpr Time slowSpan{500'000}; ///< So long it runs slowly, real time...
    static constexpr Time slowEnd{180'000};  ///< ...and in the last part of that it picks up again.
    static constexpr double slowPace = 0.4;
    static constexpr Time slowRest{3'000'000}; ///< At least so long from one end to the next beginning.

    /// Takes note of a tick just played. What is switched off ends at once.
    void notice(const std::vector<Event>& events, const World& world, const TimeSwitches& switches);

    /// So much real time passes, >= 0: how much of it counts for the match.
    Time counted(Time real);

    /// Match time in a unit of real time, slowPace to 1. Hit-stops leave it as it is: what flies about flies
    /// on.
    double pace() const;

  private:
    void stop(Time time);

    Time now_{};                                                      ///< Real time so far.
    Time stopLeft_{};                                                 ///< Of the one that runs.
    std::array<Time, stopsASecond> stops_{-second, -second, -second}; ///< When the last ones began, a ring.
    std::size_t nextStop_ = 0;
    Time slowLeft_{};
    Time slowAgain_{}; ///< Not before this.

    static constexpr Time second{1'000'000};
};

} // namespace arkanong
