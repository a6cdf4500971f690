#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace arkanong {

/// What one frame took, ms.
struct FrameTime {
    double whole = 0.0;    ///< From picture to picture: the work and waiting for the frame's turn.
    double steps = 0.0;    ///< The simulation: all ticks of the frame.
    double building = 0.0; ///< What moves with the picture only, and every sprite's vertices.
    double drawing = 0.0;  ///< The graphics driver, until the picture is on the screen.
    int ticks = 0;
};

/// How long frames took, for those who measure (--seconds).
class FrameTimes {
  public:
    void add(const FrameTime& frame);

    /// How many frames and ticks a second, and a table of the times' medians and 99th percentiles. The first
    /// second, in which everything is loaded, does not count; empty when nothing does.
    std::string summary() const;

  private:
    static constexpr double settling = 1000.0; ///< ms.

    double passed_ = 0.0;
    std::vector<FrameTime> frames_;
};

} // namespace arkanong
