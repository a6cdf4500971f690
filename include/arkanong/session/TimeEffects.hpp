#pragma once

#include "arkanong/sim/world/World.hpp"
#include "arkanong/storage/player/Settings.hpp"

#include <array>
#include <chrono>
#include <optional>
#include <vector>

namespace arkanong {

/// Which time effects are on.
struct TimeSwitches {
    bool hitStop = true;
    bool slowMotion = true;
};

/// Reads the switches from the settings; both are off under reduced motion.
TimeSwitches timeSwitchesOf(const Settings& settings);

/// The deciding goal is at stake this long before the ball crosses the goal line, s.
inline constexpr double lastStretch = 0.25;

/// The side that will concede the deciding goal (in Solo: lose its last life) within `lastStretch` unless its
/// paddle moves: an enemy ball will pass beside or is already behind the paddle, and no shield stands where it
/// goes. In the phase NextGoal every goal decides. Blue if both sides qualify; nullopt before the start, after
/// the end and in the sandbox.
[[nodiscard]] std::optional<Side> lastGoalAtStake(const World& world);

/// Hit-stop and slow motion. Match time pauses briefly at smashes, big breaks, broken shields, goals and the end of the match,
/// and slows down when the deciding goal is at stake. Only delays ticks: the ticks are the same with and without
/// effects.
class TimeEffects {
  public:
    using Time = std::chrono::microseconds;

    // Lengths of hit-stops, real time.
    static constexpr Time chainStop{32'000}; ///< For every `chainBricks`-th brick of a combo.
    static constexpr Time smashStop{40'000}; ///< For a smash of either side.
    static constexpr Time bombStop{44'000};  ///< For an explosion.
    static constexpr Time goalStop{250'000}; ///< Also for a lost life and the end of a match.
    static constexpr Time shieldStop{60'000};
    static constexpr int chainBricks = 8;
    /// The most hit-stops that can begin within one second of real time. Smashes begin one less, so that a goal or a
    /// broken shield that follows them still has its stop.
    static constexpr std::size_t stopsASecond = 3;

    static constexpr Time slowSpan{500'000}; ///< Length of slow motion, real time.
    static constexpr Time slowEnd{180'000}; ///< The last part of slowSpan, in which time speeds up to normal.
    static constexpr double slowPace = 0.4;
    static constexpr Time slowRest{3'000'000}; ///< The shortest real time between two slow motions.

    /// Starts effects for a tick. Call after each tick. An effect that is switched off ends immediately.
    void notice(const std::vector<Event>& events, const World& world, const TimeSwitches& switches);

    /// Converts elapsed real time, >= 0, to match time.
    Time counted(Time real);

    /// Speed of match time relative to real time, slowPace to 1. Hit-stops do not affect it, so that particles keep
    /// moving.
    double pace() const;

  private:
    void stop(Time time);

    Time now_{};      ///< Elapsed real time.
    Time stopLeft_{}; ///< Remaining time of the current hit-stop.
    /// Start times of the last hit-stops, a ring buffer.
    std::array<Time, stopsASecond> stops_{-second, -second, -second};
    std::size_t nextStop_ = 0;
    Time slowLeft_{};
    Time slowAgain_{}; ///< The earliest start of the next slow motion.

    static constexpr Time second{1'000'000};
};

} // namespace arkanong
