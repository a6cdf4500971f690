#include "arkanong/net/rollback/ShownEffects.hpp"

#include "arkanong/sim/objects/Event.hpp"

#include <algorithm>
#include <cstdlib>

namespace arkanong {

namespace {

template <typename... Kinds>
bool isOneOf(const Event& event) {
    return (std::holds_alternative<Kinds>(event) || ...);
}

/// A number that distinguishes the object of an event (side, ball, brick) from other objects.
struct Particular {
    std::uint64_t operator()(const BallServed& e) const { return sideIndex(e.side); }
    std::uint64_t operator()(const BallHitPaddle& e) const { return sideIndex(e.side); }
    std::uint64_t operator()(const BallHitBrick& e) const { return static_cast<std::uint64_t>(e.brick); }
    std::uint64_t operator()(const BrickBroken& e) const { return static_cast<std::uint64_t>(e.brick); }
    std::uint64_t operator()(const BrickRegrown& e) const { return static_cast<std::uint64_t>(e.brick); }
    std::uint64_t operator()(const LaserHitBrick& e) const { return static_cast<std::uint64_t>(e.brick); }
    std::uint64_t operator()(const BallHitHexagon& e) const { return static_cast<std::uint64_t>(e.hexagon); }
    std::uint64_t operator()(const DroneHit& e) const { return static_cast<std::uint64_t>(e.drone); }
    std::uint64_t operator()(const CountdownTicked& e) const {
        return static_cast<std::uint64_t>(e.secondsLeft);
    }
    template <typename Other>
    std::uint64_t operator()(const Other&) const {
        return 0;
    }
};

/// Kind and object of the event, without the position: two predictions of the same hit differ in position.
std::uint64_t whatOf(const Event& event) {
    const std::uint64_t kind = event.index();
    return (kind << 48U) + std::visit(Particular{}, event);
}

} // namespace

bool decides(const Event& event) {
    return isOneOf<CapsuleCaught, PowerUpBegan, PowerUpEnded, ShieldBroken, ShieldRepaired, ShieldsRestored,
                   GoalScored, BallLost, SuddenDeathBegan, MatchEnded, MomentumFilled, SuperBegan,
                   SuperEnded>(event);
}

void ShownEffects::guessAnew() {
    for (Effect& effect : effects_)
        effect.met = false;
}

ShownEffects::Effect* ShownEffects::met(int tick, std::uint64_t what) {
    Effect* nearest = nullptr;
    for (Effect& effect : effects_) {
        if (effect.met || effect.what != what || std::abs(effect.tick - tick) > slack) continue;
        if (nearest == nullptr || std::abs(effect.tick - tick) < std::abs(nearest->tick - tick))
            nearest = &effect;
    }
    if (nearest != nullptr) nearest->met = true;
    return nearest;
}

void ShownEffects::guess(int tick, const std::vector<Event>& events, std::vector<Event>& shown) {
    for (const Event& event : events) {
        if (decides(event)) continue;
        const std::uint64_t what = whatOf(event);
        if (met(tick, what) != nullptr || tick <= newest_) continue;
        effects_.push_back({tick, what, true});
        shown.push_back(event);
    }
    newest_ = std::max(newest_, tick);
}

void ShownEffects::confirm(int tick, const std::vector<Event>& events, std::vector<Event>& shown) {
    for (const Event& event : events)
        if (decides(event) || met(tick, whatOf(event)) == nullptr) shown.push_back(event);
    const auto done = [&](const Effect& effect) { return effect.met || effect.tick < tick - slack; };
    effects_.erase(std::remove_if(effects_.begin(), effects_.end(), done), effects_.end());
}

} // namespace arkanong
