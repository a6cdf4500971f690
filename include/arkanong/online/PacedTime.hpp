#pragma once

#include <chrono>
#include <cstdint>

namespace arkanong {

/// Scales frame times by a pace that is slightly below or above 1. Rounding errors do not add up.
class PacedTime {
  public:
    /// How much of the frame's time counts; `pace` in thousandths of real time.
    std::chrono::microseconds counted(std::chrono::microseconds frame, int pace) {
        const std::int64_t thousandths = frame.count() * pace + rest_;
        rest_ = thousandths % 1000;
        return std::chrono::microseconds(thousandths / 1000);
    }

  private:
    std::int64_t rest_ = 0; ///< Rounding remainder, in thousandths of a microsecond.
};

} // namespace arkanong
