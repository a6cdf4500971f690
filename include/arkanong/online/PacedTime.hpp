#pragma once

#include <chrono>
#include <cstdint>

namespace arkanong {

/// Time that passes a little faster or slower than real time. Nothing is lost between calls.
class PacedTime {
  public:
    /// So much of the frame's time counts at this pace, in thousandths.
    std::chrono::microseconds counted(std::chrono::microseconds frame, int pace) {
        const std::int64_t thousandths = frame.count() * pace + rest_;
        rest_ = thousandths % 1000;
        return std::chrono::microseconds(thousandths / 1000);
    }

  private:
    std::int64_t rest_ = 0; ///< Thousandths of a microsecond that have not counted yet.
};

} // namespace arkanong
