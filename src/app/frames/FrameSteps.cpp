#include "arkanong/app/frames/FrameSteps.hpp"

#include <algorithm>

namespace arkanong {

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

} // namespace

FrameSteps::Made FrameSteps::make(int due) {
    const Clock::time_point begin = Clock::now();
    Made made;
    while (made.ticks < due && std::holds_alternative<Stay>(made.change) && !made.leftOut) {
        made.change = screens_.step();
        ++made.ticks;
        made.leftOut = made.ticks < due && Clock::now() - begin > budget;
    }
    made.milliseconds = millisecondsSince(begin);
    return made;
}

FrameSteps::Made FrameSteps::makeBeside(int due, const std::function<void()>& meanwhile) {
    Made made;
    thread_.begin([&] { made = make(due); });
    try {
        meanwhile();
    } catch (...) {
        thread_.settle();
        throw;
    }
    const Clock::time_point done = Clock::now();
    thread_.wait();
    made.beside = std::max(made.milliseconds - millisecondsSince(done), 0.0);
    return made;
}

} // namespace arkanong
