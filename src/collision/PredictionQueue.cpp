#include "arkanong/collision/PredictionQueue.hpp"

namespace arkanong {

void PredictionQueue::reset(double span, std::size_t expected) {
    days_.assign(expected + 1, none);
    entries_.clear();
    today_.clear();
    day_ = 0;
    daysPerSecond_ = span > 0.0 ? static_cast<double>(expected) / span : 0.0;
}

} // namespace arkanong
