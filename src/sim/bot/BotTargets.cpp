#include "arkanong/sim/bot/BotTargets.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double setOff = 0.05;          ///< Seconds for a paddle to accelerate.
constexpr double fading = 90.0;          ///< px out of reach at which the likelihood has fallen to the least.
constexpr double leastLikelihood = 0.06; ///< The least likelihood.

double likelihoodBetween(const Intercept& from, const Intercept& to, double speed) {
    const double seconds = to.seconds + to.grace - from.seconds;
    return likelihood(std::abs(to.position.x - from.position.x), seconds, to.reach, speed);
}

} // namespace

double likelihood(double distance, double seconds, double reach, double speed) {
    const double missing = distance - reach - speed * std::max(seconds - setOff, 0.0);
    return missing <= 0.0 ? 1.0 : std::max(1.0 - missing / fading, leastLikelihood);
}

void Targets::add(const Intercept& intercept) {
    Intercept* const last = intercepts_.data() + count_;
    Intercept* const position = std::find_if(
        intercepts_.data(), last, [&](const Intercept& other) { return intercept.seconds < other.seconds; });
    if (position == intercepts_.data() + limit) return;
    if (count_ < limit) ++count_;
    std::move_backward(position, intercepts_.data() + count_ - 1, intercepts_.data() + count_);
    *position = intercept;
}

Plan Targets::plan(double x, double speed, bool foresight) const {
    std::array<double, limit> values{};
    std::array<std::size_t, limit> nexts{};
    std::size_t best = count_;
    double bestValue = 0.0;
    for (std::size_t i = count_; i-- > 0;) {
        const Intercept& intercept = intercepts_[i];
        double later = 0.0;
        nexts[i] = count_;
        for (std::size_t j = i + 1; foresight && j < count_; ++j) {
            const double value = values[j] * likelihoodBetween(intercept, intercepts_[j], speed);
            if (value > later) later = value, nexts[i] = j;
        }
        values[i] = intercept.worth / (1.0 + std::max(intercept.seconds, 0.0)) + later;
        const double distance = std::abs(intercept.position.x - x);
        const double seconds = intercept.seconds + intercept.grace;
        const double value = values[i] * likelihood(distance, seconds, intercept.reach, speed);
        if (value > bestValue) bestValue = value, best = i;
    }
    Plan plan;
    if (best == count_) return plan;
    plan.first = intercepts_[best];
    if (nexts[best] < count_) plan.second = intercepts_[nexts[best]];
    return plan;
}

} // namespace arkanong
