#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace arkanong {

/// How long frames took, for those who measure (--seconds).
class FrameTimes {
  public:
    using Duration = std::chrono::duration<double, std::milli>;

    /// One frame: from picture to picture, and the part of it that was work rather than waiting.
    void add(Duration whole, Duration work);

    /// "1200 frames, 60.0 a second; from picture to picture median 16.7 ms, p99 16.9 ms; work median 5.1 ms,
    /// p99 7.4 ms". The first second, in which everything is loaded, does not count; empty when nothing does.
    std::string summary() const;

  private:
    static constexpr double settling = 1000.0; ///< ms.

    double passed_ = 0.0;
    std::vector<double> wholes_;
    std::vector<double> works_;
};

} // namespace arkanong
