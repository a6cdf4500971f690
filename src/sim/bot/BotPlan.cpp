#include "arkanong/sim/bot/BotPlan.hpp"

#include <algorithm>
#include <cmath>

namespace arkanong {

namespace {

constexpr double setOff = 0.05;    ///< Seconds that a paddle takes to come up to speed.
constexpr double fading = 90.0;    ///< px out of reach at which hardly any hope is left...
constexpr double leastHope = 0.06; ///< ...and how much there is then.

double likelihoodBetween(const Appointment& from, const Appointment& to, double speed) {
    const double seconds = to.seconds + to.grace - from.seconds;
    return likelihood(std::abs(to.place.x - from.place.x), seconds, to.reach, speed);
}

} // namespace

double likelihood(double way, double seconds, double reach, double speed) {
    const double missing = way - reach - speed * std::max(seconds - setOff, 0.0);
    return missing <= 0.0 ? 1.0 : std::max(1.0 - missing / fading, leastHope);
}

void Agenda::add(const Appointment& appointment) {
    Appointment* const last = appointments_.data() + count_;
    Appointment* const place = std::find_if(appointments_.data(), last, [&](const Appointment& other) {
        return appointment.seconds < other.seconds;
    });
    if (place == appointments_.data() + limit) return;
    if (count_ < limit) ++count_;
    std::move_backward(place, appointments_.data() + count_ - 1, appointments_.data() + count_);
    *place = appointment;
}

Plan Agenda::plan(double x, double speed, bool foresight) const {
    std::array<double, limit> values{};
    std::array<std::size_t, limit> nexts{};
    std::size_t best = count_;
    double bestValue = 0.0;
    for (std::size_t i = count_; i-- > 0;) {
        const Appointment& appointment = appointments_[i];
        double later = 0.0;
        nexts[i] = count_;
        for (std::size_t j = i + 1; foresight && j < count_; ++j) {
            const double value = values[j] * likelihoodBetween(appointment, appointments_[j], speed);
            if (value > later) later = value, nexts[i] = j;
        }
        values[i] = appointment.worth / (1.0 + std::max(appointment.seconds, 0.0)) + later;
        const double way = std::abs(appointment.place.x - x);
        const double seconds = appointment.seconds + appointment.grace;
        const double value = values[i] * likelihood(way, seconds, appointment.reach, speed);
        if (value > bestValue) bestValue = value, best = i;
    }
    Plan plan;
    if (best == count_) return plan;
    plan.first = appointments_[best];
    if (nexts[best] < count_) plan.second = appointments_[nexts[best]];
    return plan;
}

} // namespace arkanong
