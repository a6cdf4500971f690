#pragma once

#include "arkanong/sim/tuning/Time.hpp"

#include <chrono>
#include <cstdint>

namespace arkanong {

/// Converts frame times into whole steps of the simulation. Keeps time as an integer, so that no rounding error
/// accumulates.
class FixedStep {
  public:
    /// Upper limit of a frame's duration: after a stall the game continues at normal speed instead of catching up.
    static constexpr std::chrono::microseconds longestFrame{100'000};

    explicit FixedStep(int stepsPerSecond = tuning::ticksPerSecond) : rate_(stepsPerSecond) {}

    /// Adds `elapsed` real time, of which at most longestFrame counts. Returns the number of steps that are due.
    /// `percent` >= 0 is the speed of the steps relative to real time.
    int advance(std::chrono::microseconds elapsed, int percent = 100);

    /// Drops the steps still owed; alpha() is then just below 1.
    void leaveOutRest() { collected_ = stepWorth - 1; }

    /// The elapsed share of the next step, in [0, 1), for interpolating the picture.
    double alpha() const { return static_cast<double>(collected_) / stepWorth; }

  private:
    static constexpr std::int64_t stepWorth = 100'000'000; ///< A second's microseconds times 100 percent.

    std::int64_t rate_;
    std::int64_t collected_ = 0; ///< In microseconds times rate_ times percent; a step is stepWorth.
};

/// Limits a loop's frame rate by absolute deadlines, so that the error of one frame is corrected in the next.
class FrameCap {
  public:
    using Clock = std::chrono::steady_clock;

    /// `framesPerSecond` 0: no limit.
    explicit FrameCap(int framesPerSecond) : framesPerSecond_(framesPerSecond) {}

    /// The time at which to show the frame that is ready at `now`. A loop more than a frame late restarts its
    /// schedule.
    Clock::time_point deadline(Clock::time_point now);
    /// Sleeps until the deadline.
    void wait();

  private:
    int framesPerSecond_;
    Clock::time_point origin_{};
    std::int64_t frame_ = 0; ///< Frames since origin_, from which each deadline is computed.
};

} // namespace arkanong
