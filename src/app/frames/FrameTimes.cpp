#include "arkanong/app/frames/FrameTimes.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace arkanong {

namespace {

void writeRow(std::ostream& out, const char* name, const TimeCounts& times) {
    out << '\n'
        << std::left << std::setw(12) << name << std::right << std::setw(8) << times.percentile(0.5)
        << std::setw(8) << times.percentile(0.99);
}

} // namespace

void TimeCounts::add(double milliseconds) {
    const double at = std::round(std::max(milliseconds, 0.0) / width);
    ++counts_[static_cast<std::size_t>(std::min(at, static_cast<double>(counts_.size() - 1)))];
    ++all_;
}

double TimeCounts::percentile(double share) const {
    auto before = static_cast<std::uint64_t>(share * static_cast<double>(all_ - 1));
    std::size_t at = 0;
    while (counts_[at] <= before)
        before -= counts_[at++];
    return static_cast<double>(at) * width;
}

void FrameTimes::add(const FrameTime& frame) {
    passed_ += frame.whole;
    if (passed_ < settling) return;
    seconds_ += frame.whole / 1e3;
    ticks_ += frame.ticks;
    drawCalls_ = std::max(drawCalls_, frame.drawCalls);
    whole_.add(frame.whole);
    work_.add(frame.work());
    steps_.add(frame.steps);
    building_.add(frame.building);
    drawing_.add(frame.drawing);
    processor_.add(frame.processor);
}

std::string FrameTimes::summary() const {
    const std::uint64_t frames = whole_.all();
    if (frames == 0) return {};
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << frames << " frames, "
         << static_cast<double>(frames) / seconds_ << " a second; " << ticks_ << " ticks, "
         << static_cast<double>(ticks_) / seconds_ << " a second\nms            median     p99";
    writeRow(text, "a frame", whole_);
    writeRow(text, "its work", work_);
    writeRow(text, "  steps", steps_);
    writeRow(text, "  building", building_);
    writeRow(text, "  drawing", drawing_);
    writeRow(text, "processor", processor_);
    text << std::setprecision(2) << "\np99 of a frame is " << whole_.percentile(0.99) / whole_.percentile(0.5)
         << " times the median; at most " << drawCalls_ << " draw calls";
    return text.str();
}

} // namespace arkanong
