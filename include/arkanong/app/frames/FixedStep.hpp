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

} // namespace arkanong
