#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace arkanong {

/// Durations of one frame, ms.
struct FrameTime {
    double whole = 0.0;    ///< From picture to picture: the work and waiting for the frame's turn.
    double steps = 0.0;    ///< The simulation: all ticks of the frame.
    double building = 0.0; ///< What moves with the picture only, and every sprite's vertices.
    double drawing = 0.0;  ///< The graphics driver, until the picture is on the screen.
    int ticks = 0;
    double processor = 0.0; ///< Processor time of all threads together.
    std::size_t drawCalls = 0;
    double beside = 0.0; ///< Of `steps`: what went by while the picture was drawn.

    /// Of the frame, without waiting for its turn.
    double work() const { return steps + building + drawing - beside; }
};

/// How often times occurred, to 0.05 ms: it takes the same memory however many there are.
class TimeCounts {
  public:
    /// Longer times than `longest` count as that.
    void add(double milliseconds);
    std::uint64_t all() const { return all_; }
    /// `share` 0.5 = the median, ms. There must have been a time.
    double percentile(double share) const;

  private:
    static constexpr double width = 0.05;          ///< ms.
    static constexpr std::size_t longest = 10'000; ///< In widths: half a second.

    std::vector<std::uint32_t> counts_ = std::vector<std::uint32_t>(longest + 1);
    std::uint64_t all_ = 0;
};

/// How long frames took, for those who measure (--seconds).
class FrameTimes {
  public:
    void add(const FrameTime& frame);

    /// How many frames and ticks a second, a table of the times' medians and 99th percentiles, how much
    /// longer than usual the rarest frames take, and the most draw calls of a frame. The first second, in
    /// which everything is loaded, does not count; empty when nothing does.
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
