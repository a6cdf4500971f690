#include "arkanong/session/TimeEffects.hpp"

#include "arkanong/math/Easing.hpp"
#include "arkanong/session/LastGoal.hpp"
#include "arkanong/sim/objects/Event.hpp"

#include <algorithm>

namespace arkanong {

namespace {

/// The longest hit-stop for these events; zero for none.
TimeEffects::Time stopFor(const std::vector<Event>& events) {
    TimeEffects::Time longest{};
    for (const Event& event : events) {
        const auto* broken = std::get_if<BrickBroken>(&event);
        if (std::holds_alternative<GoalScored>(event) || std::holds_alternative<LifeLost>(event) ||
            std::holds_alternative<MatchEnded>(event))
            longest = std::max(longest, TimeEffects::goalStop);
        else if (std::holds_alternative<ShieldBroken>(event))
            longest = std::max(longest, TimeEffects::shieldStop);
        else if (std::holds_alternative<BombExploded>(event))
            longest = std::max(longest, TimeEffects::bombStop);
        else if (broken != nullptr && broken->combo > 0 && broken->combo % TimeEffects::chainBricks == 0)
            longest = std::max(longest, TimeEffects::chainStop);
    }
    return longest;
}

} // namespace

TimeSwitches timeSwitchesOf(const Settings& settings) {
    return {settings.hitStop && !settings.reducedMotion, settings.slowMotion && !settings.reducedMotion};
}

void TimeEffects::notice(const std::vector<Event>& events, const World& world, const TimeSwitches& switches) {
    if (!switches.hitStop)
        stopLeft_ = {};
    else if (const Time time = stopFor(events); time > Time{})
        stop(time);

    if (!switches.slowMotion) {
        slowLeft_ = {};
    } else if (now_ >= slowAgain_ && lastGoalAtStake(world)) {
        slowLeft_ = slowSpan;
        slowAgain_ = now_ + slowSpan + slowRest;
    }
}

void TimeEffects::stop(Time time) {
    if (stopLeft_ > Time{} || now_ - stops_[nextStop_] < second) return;
    stops_[nextStop_] = now_;
    nextStop_ = (nextStop_ + 1) % stops_.size();
    stopLeft_ = time;
}

double TimeEffects::pace() const {
    if (slowLeft_ == Time{}) return 1.0;
    const double back = 1.0 - static_cast<double>(slowLeft_.count()) / static_cast<double>(slowEnd.count());
    return slowPace + (1.0 - slowPace) * easeInOut(back);
}

TimeEffects::Time TimeEffects::counted(Time real) {
    now_ += real;
    const Time stands = std::min(real, stopLeft_);
    stopLeft_ -= stands;
    const Time runs = real - stands;
    const Time slow = std::min(runs, slowLeft_);
    const double pace = this->pace(); // The pace at the beginning of the frame.
    slowLeft_ -= slow;
    const auto slowed = static_cast<Time::rep>(static_cast<double>(slow.count()) * pace);
    return runs - slow + Time(slowed);
}

} // namespace arkanong
