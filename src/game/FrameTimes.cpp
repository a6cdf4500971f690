#include "arkanong/game/FrameTimes.hpp"

#include <algorithm>
#include <iomanip>
#include <numeric>
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

} // namespace

void FrameTimes::add(Duration whole, Duration work) {
    passed_ += whole.count();
    if (passed_ < settling) return;
    wholes_.push_back(whole.count());
    works_.push_back(work.count());
}

std::string FrameTimes::summary() const {
    if (wholes_.empty()) return {};
    const double all = std::accumulate(wholes_.begin(), wholes_.end(), 0.0);
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << wholes_.size() << " frames, "
         << 1e3 * static_cast<double>(wholes_.size()) / all << " a second; from picture to picture median "
         << percentile(wholes_, 0.5) << " ms, p99 " << percentile(wholes_, 0.99) << " ms; work median "
         << percentile(works_, 0.5) << " ms, p99 " << percentile(works_, 0.99) << " ms";
    return text.str();
}

} // namespace arkanong
