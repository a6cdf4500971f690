#include "arkanong/app/frames/FixedStep.hpp"

#include <algorithm>

namespace arkanong {

int FixedStep::advance(std::chrono::microseconds elapsed, int percent) {
    const auto counted = std::clamp(elapsed, std::chrono::microseconds::zero(), longestFrame);
    collected_ += counted.count() * rate_ * percent;
    const std::int64_t steps = collected_ / stepWorth;
    collected_ -= steps * stepWorth;
    return static_cast<int>(steps);
}

} // namespace arkanong
