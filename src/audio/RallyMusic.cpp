#include "arkanong/audio/RallyMusic.hpp"

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/SpeedLimit.hpp"

#include <algorithm>

namespace arkanong {

namespace {

// The heat added by an event. A typical rally with two balls reaches about 0.5.
struct Heat {
    double operator()(const BallHitPaddle&) const { return 0.022; }
    double operator()(const BrickBroken& e) const { return 0.013 + 0.008 * std::clamp(e.combo, 0, 10); }
    double operator()(const BallConverted&) const { return 0.03; }
    double operator()(const BallSplit&) const { return 0.04; }
    double operator()(const LaserFired&) const { return 0.04; }
    double operator()(const CapsuleCaught&) const { return 0.04; }
    double operator()(const PowerUpBegan&) const { return 0.04; }
    double operator()(const BombExploded&) const { return 0.06; }
    double operator()(const ShieldBroken&) const { return 0.06; }
    double operator()(const GoalScored&) const { return 0.1; }
    double operator()(const LifeLost&) const { return 0.08; }
    double operator()(const FieldRising&) const { return 0.12; }
    double operator()(const BossActed&) const { return 0.15; }
    template <typename Other>
    double operator()(const Other&) const {
        return 0.0;
    }
};

bool isHit(const Event& event) {
    return std::holds_alternative<BallHitPaddle>(event) || std::holds_alternative<BallHitBrick>(event) ||
           std::holds_alternative<BrickBroken>(event) || std::holds_alternative<BallServed>(event);
}

constexpr double coolingTime = 6.0; ///< Time constants of the decay, s.
constexpr double idleCoolingTime = 2.0;
constexpr double patience = 3.0; ///< Seconds without a hit.
constexpr double rises = 0.7;
constexpr double falls = 3.0;

// The intensity from the state of the match alone, without events.
double groundOf(const World& world) {
    const Match& match = world.match();
    const auto balls = static_cast<double>(world.objects().ballCount());
    const double slowest = match.settings().startSpeed();
    const double pace = (match.rallySpeed() - slowest) / (tuning::maximumSpeed - slowest);
    double ground = 0.05 + std::clamp(0.05 * (balls - 1.0), 0.0, 0.2) + 0.2 * std::clamp(pace, 0.0, 1.0);
    if (match.settings().mode == Mode::Versus)
        for (const Side side : {Side::Blue, Side::Red})
            if (match.goalsNeeded(side) == 1) ground += 0.12;
    return ground;
}

} // namespace

void RallyMusic::advance(double seconds, const std::vector<Event>& events, const World& world) {
    for (const Event& event : events)
        heat_ += std::visit(Heat{}, event);
    heat_ = std::min(heat_, 1.0);
    untouched_ = std::any_of(events.begin(), events.end(), isHit) ? 0.0 : untouched_ + seconds;
    heat_ -= heat_ * std::min(1.0, seconds / (untouched_ > patience ? idleCoolingTime : coolingTime));

    const Match& match = world.match();
    const bool pressing = match.phase() == Phase::SuddenDeath || match.phase() == Phase::NextGoal;
    track_ = pressing ? Track::SuddenDeath : theme_;
    double target = match.playing() ? groundOf(world) + heat_ : 0.0;
    constexpr double playground = 0.6; // Many balls in the sandbox are not a fight.
    if (match.settings().mode == Mode::Sandbox) target = std::min(target, playground);
    target = std::clamp(target, 0.0, 1.0);
    intensity_ += (target - intensity_) * std::min(1.0, seconds / (target > intensity_ ? rises : falls));
}

} // namespace arkanong
