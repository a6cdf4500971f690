#include "arkanong/net/rollback/InputLog.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

void InputLog::add(const OnlineInputs& inputs) {
    if (!runs_.empty() && runs_.back().inputs == inputs)
        ++runs_.back().end;
    else
        runs_.push_back({inputs, end() + 1});
}

std::vector<OnlineInputs> InputLog::from(int tick, std::size_t most) const {
    assert(tick >= begin_ && tick <= end());
    std::vector<OnlineInputs> inputs;
    inputs.reserve(std::min(most, static_cast<std::size_t>(end() - tick)));
    auto run = std::upper_bound(runs_.begin(), runs_.end(), tick,
                                [](int wanted, const Run& one) { return wanted < one.end; });
    for (; run != runs_.end(); ++run)
        for (; tick < run->end; ++tick) {
            if (inputs.size() == most) return inputs;
            inputs.push_back(run->inputs);
        }
    return inputs;
}

void InputLog::forgetBefore(int tick) {
    assert(tick <= end());
    begin_ = std::max(begin_, tick);
    while (!runs_.empty() && runs_.front().end <= begin_)
        runs_.pop_front();
}

} // namespace arkanong
