#pragma once

#include <array>
#include <cstddef>

namespace arkanong {

/// A slow chorus that widens music at soundRate. It delays a signal by a time that drifts between 10 and 16 ms. The
/// caller adds the result on the left and subtracts it on the right, so that the sum of both sides does not change.
/// Frequencies below 200 Hz are removed, because bass belongs in the middle.
class Chorus {
  public:
    /// What to add on the left and to subtract on the right for this sample of the signal.
    double next(double sample);

  private:
    std::array<double, 1024> line_{}; ///< The latest samples, a ring.
    std::size_t at_ = 0;              ///< Where the next one goes.
    double bass_ = 0.0;               ///< State of the high-pass filter.
    double drift_ = 0.0;              ///< Progress of the drift, 0 to 1.
};

} // namespace arkanong
