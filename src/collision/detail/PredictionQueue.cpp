#include "arkanong/collision/detail/PredictionQueue.hpp"

namespace arkanong {

void PredictionQueue::reset(double span, std::size_t expected) {
    days_.assign(expected + 1, none);
    busyDays_.assign(days_.size() / week + 1, 0);
    entryCount_ = 0;
    today_.clear();
    day_ = 0;
    daysPerSecond_ = span > 0.0 ? static_cast<double>(expected) / span : 0.0;
    scoutedDay_ = 0;
    scouted_ = 0;
    trail_.fill(0);
}

} // namespace arkanong
