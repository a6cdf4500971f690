#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// Durations of one frame, ms.
struct FrameTime {
    double whole = 0.0;    ///< From one picture to the next, including waiting.
    double steps = 0.0;    ///< The simulation: all ticks of the frame.
    double building = 0.0; ///< Animations that run on frame time, and laying out the vertices.
    double drawing = 0.0;  ///< Drawing and displaying the picture.
    int ticks = 0;
    double processor = 0.0; ///< Processor time of all threads together.
    std::size_t drawCalls = 0;
    double beside = 0.0; ///< The part of `steps` that ran while the picture was drawn.

    /// The frame's duration without waiting.
    double work() const { return steps + building + drawing - beside; }
};

/// A histogram of durations with a resolution of 0.05 ms.
class TimeCounts {
  public:
    /// Adds a duration >= 0, clamped to 500 ms.
    void add(double milliseconds);
    std::uint64_t all() const { return all_; }
    /// The duration, ms, that this share of all is not longer than; 0.5: the median. Precondition: all() > 0.
    double percentile(double share) const;

  private:
    static constexpr double width = 0.05;          ///< ms.
    static constexpr std::size_t longest = 10'000; ///< In widths: half a second.

    std::vector<std::uint32_t> counts_ = std::vector<std::uint32_t>(longest + 1);
    std::uint64_t all_ = 0;
};

/// Statistics of frame durations, for --seconds.
class FrameTimes {
  public:
    void add(const FrameTime& frame);

    /// A text with the frames and ticks per second, the medians and 99th percentiles of the durations, how much longer
    /// than usual the slowest frames take, and the highest number of draw calls. Ignores the first second, in which
    /// everything is loaded; empty without later frames.
    std::string summary() const;

  private:
    static constexpr double settling = 1000.0; ///< ms.

    double passed_ = 0.0;
    double seconds_ = 0.0;
    std::int64_t ticks_ = 0;
    std::size_t drawCalls_ = 0;
    TimeCounts whole_, work_, steps_, building_, drawing_, processor_;
};

} // namespace arkanong
