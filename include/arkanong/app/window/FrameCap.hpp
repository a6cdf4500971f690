#pragma once

#include <chrono>
#include <cstdint>

namespace arkanong {

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
