#pragma once

#include "arkanong/sim/tuning/Time.hpp"

#include <chrono>
#include <cstdint>

namespace arkanong {

/// Turns the uneven time of frames into whole steps of the simulation. Time is kept as an integer count of
/// microsecond-steps, so that nothing is lost however long the program runs.
class FixedStep {
  public:
    /// Upper limit of a frame's duration: after a stall the game continues at normal speed instead of catching up.
    static constexpr std::chrono::microseconds longestFrame{100'000};

    explicit FixedStep(int stepsPerSecond = tuning::ticksPerSecond) : rate_(stepsPerSecond) {}

    /// `elapsed` of real time has passed: how many steps are due, at most longestFrame's worth and one. Below
    /// 100 `percent` the steps come so much slower; >= 0.
    int advance(std::chrono::microseconds elapsed, int percent = 100);

    /// Not all steps that were due have been made, and the rest is left out: the moment to be drawn is that
    /// of the last one.
    void leaveOutRest() { collected_ = stepWorth - 1; }

    /// How far between the last step and the next the moment to be drawn lies, [0, 1).
    double alpha() const { return static_cast<double>(collected_) / stepWorth; }

  private:
    static constexpr std::int64_t stepWorth = 100'000'000; ///< A second's microseconds times 100 percent.

    std::int64_t rate_;
    std::int64_t collected_ = 0; ///< Microseconds times rate_ times percent.
};

/// Keeps a loop at a number of frames a second by absolute deadlines: an error of one frame is made good in
/// the next.
class FrameCap {
  public:
    using Clock = std::chrono::steady_clock;

    /// framesPerSecond 0 = no cap.
    explicit FrameCap(int framesPerSecond) : framesPerSecond_(framesPerSecond) {}

    /// The time at which to show the frame that is ready at `now`. A loop more than a frame late restarts its
    /// schedule.
    Clock::time_point deadline(Clock::time_point now);
    /// Sleeps until the deadline.
    void wait();

  private:
    int framesPerSecond_;
    Clock::time_point origin_{};
    std::int64_t frame_ = 0; ///< Counts from origin_; deadlines are computed from it, not summed up.
};

} // namespace arkanong
