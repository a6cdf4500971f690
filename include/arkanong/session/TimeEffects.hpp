#pragma once

#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <array>
#include <chrono>
#include <vector>

namespace arkanong {

/// Which time effects are on.
struct TimeSwitches {
    bool hitStop = true;
    bool slowMotion = true;
};

/// The switches in the settings; both off under reduced motion.
TimeSwitches timeSwitchesOf(const Settings& settings);

/// Hit-stop and slow motion: match time pauses briefly at big breaks, broken shields, goals and the end, and
/// slows down when the deciding goal is at stake (see LastGoal.hpp). Only delays ticks: their content is the same
/// with and without it.
class TimeEffects {
  public:
    using Time = std::chrono::microseconds;

    // The lengths of hit-stops.
    static constexpr Time chainStop{32'000}; ///< For every chainBricks-th brick of a combo.
    static constexpr Time bombStop{44'000};  ///< For an explosion.
    static constexpr Time goalStop{250'000}; ///< Also for a lost life and the end of a match.
    static constexpr Time shieldStop{60'000};
    static constexpr int chainBricks = 8;
    /// The most hit-stops that begin in one second of real time.
    static constexpr std::size_t stopsASecond = 3;

    static constexpr Time slowSpan{500'000}; ///< The length of slow motion, real time.
    static constexpr Time slowEnd{180'000};  ///< The last part of it, in which time speeds up again.
    static constexpr double slowPace = 0.4;
    static constexpr Time slowRest{3'000'000}; ///< The shortest time between two slow motions.

    /// Call after each tick. An effect that is switched off ends immediately.
    void notice(const std::vector<Event>& events, const World& world, const TimeSwitches& switches);

    /// Converts elapsed real time, >= 0, to match time.
    Time counted(Time real);

    /// Match time per real time, slowPace to 1. Not affected by hit-stops, so that particles keep moving.
    double pace() const;

  private:
    void stop(Time time);

    Time now_{};      ///< Elapsed real time.
    Time stopLeft_{}; ///< Remaining time of the current hit-stop.
    /// When the last hit-stops began, a ring buffer.
    std::array<Time, stopsASecond> stops_{-second, -second, -second};
    std::size_t nextStop_ = 0;
    Time slowLeft_{};
    Time slowAgain_{}; ///< The earliest start of the next slow motion.

    static constexpr Time second{1'000'000};
};

} // namespace arkanong
