#include "arkanong/app/window/FrameCap.hpp"

#include <thread>

namespace arkanong {

FrameCap::Clock::time_point FrameCap::deadline(Clock::time_point now) {
    if (framesPerSecond_ <= 0) return now;
    const auto after = [this](std::int64_t frames) {
        return std::chrono::nanoseconds(frames * 1'000'000'000 / framesPerSecond_);
    };
    ++frame_;
    if (now > origin_ + after(frame_ + 1)) {
        origin_ = now;
        frame_ = 0;
    }
    return origin_ + after(frame_);
}

void FrameCap::wait() { std::this_thread::sleep_until(deadline(Clock::now())); }

} // namespace arkanong
