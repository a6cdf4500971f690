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

/// Of one kind of time.
struct Spread {
    double median;
    double p99;
};

template <typename TimeOf>
Spread spreadOf(const std::vector<FrameTime>& frames, TimeOf timeOf) {
    std::vector<double> times(frames.size());
    std::transform(frames.begin(), frames.end(), times.begin(), timeOf);
    return {percentile(times, 0.5), percentile(times, 0.99)};
}

void writeRow(std::ostream& out, const char* name, const Spread& spread) {
    out << '\n'
        << std::left << std::setw(12) << name << std::right << std::setw(8) << spread.median << std::setw(8)
        << spread.p99;
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
    const Spread whole = spreadOf(frames_, [](const FrameTime& frame) { return frame.whole; });
    const auto row = [&](const char* name, auto timeOf) { writeRow(text, name, spreadOf(frames_, timeOf)); };
    writeRow(text, "a frame", whole);
    row("its work", [](const FrameTime& frame) { return frame.steps + frame.building + frame.drawing; });
    row("  steps", [](const FrameTime& frame) { return frame.steps; });
    row("  building", [](const FrameTime& frame) { return frame.building; });
    row("  drawing", [](const FrameTime& frame) { return frame.drawing; });
    row("processor", [](const FrameTime& frame) { return frame.processor; });
    text << std::setprecision(2) << "\np99 of a frame is " << whole.p99 / whole.median
         << " times the median; at most "
         << std::max_element(frames_.begin(), frames_.end(),
                             [](const FrameTime& a, const FrameTime& b) { return a.drawCalls < b.drawCalls; })
                ->drawCalls
         << " draw calls";
    return text.str();
}

} // namespace arkanong
