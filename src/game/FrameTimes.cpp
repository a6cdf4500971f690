#include "arkanong/game/FrameTimes.hpp"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace arkanong {

namespace {

/// `share` 0.5 = the median. `times` is not empty.
double percentile(std::vector<double> times, double share) {
    const auto at =
        times.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(times.size() - 1));
    std::nth_element(times.begin(), at, times.end());
    return *at;
}

template <typename TimeOf>
void writeRow(std::ostream& out, const char* name, const std::vector<FrameTime>& frames, TimeOf timeOf) {
    std::vector<double> times(frames.size());
    std::transform(frames.begin(), frames.end(), times.begin(), timeOf);
    out << '\n'
        << std::left << std::setw(12) << name << std::right << std::setw(8) << percentile(times, 0.5)
        << std::setw(8) << percentile(times, 0.99);
}

} // namespace

void FrameTimes::add(const FrameTime& frame) {
    passed_ += frame.whole;
    if (passed_ >= settling) frames_.push_back(frame);
}

std::string FrameTimes::summary() const {
    if (frames_.empty()) return {};
    double seconds = 0.0;
    int ticks = 0;
    for (const FrameTime& frame : frames_) {
        seconds += frame.whole / 1e3;
        ticks += frame.ticks;
    }
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << frames_.size() << " frames, "
         << static_cast<double>(frames_.size()) / seconds << " a second; " << ticks << " ticks, "
         << ticks / seconds << " a second\nms            median     p99";
    writeRow(text, "a frame", frames_, [](const FrameTime& frame) { return frame.whole; });
    writeRow(text, "its work", frames_,
             [](const FrameTime& frame) { return frame.steps + frame.building + frame.drawing; });
    writeRow(text, "  steps", frames_, [](const FrameTime& frame) { return frame.steps; });
    writeRow(text, "  building", frames_, [](const FrameTime& frame) { return frame.building; });
    writeRow(text, "  drawing", frames_, [](const FrameTime& frame) { return frame.drawing; });
    return text.str();
}

} // namespace arkanong
