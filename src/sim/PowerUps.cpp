#include "arkanong/sim/PowerUps.hpp"

#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/tuning/Capsules.hpp"
#include "arkanong/sim/tuning/PowerUps.hpp"

#include <algorithm>
#include <cassert>

namespace arkanong {

void PowerUps::start(Side side, PowerUp kind) {
    assert(traitsOf(kind).ticks > 0);
    left_[sideIndex(side)][powerUpIndex(kind)] = traitsOf(kind).ticks;
}

void PowerUps::extend(Side side, PowerUp kind, int ticks) {
    assert(ticks > 0);
    int& left = left_[sideIndex(side)][powerUpIndex(kind)];
    left = std::max(left, ticks);
}

int PowerUps::running() const {
    int count = 0;
    for (const auto& left : left_)
        count +=
            static_cast<int>(std::count_if(left.begin(), left.end(), [](int ticks) { return ticks > 0; }));
    return count;
}

bool PowerUps::hides(Side side, Vec2 point) const {
    return active(side, PowerUp::BlindSpot) && distance(point, blindSpot(side)) < tuning::blindSpotRadius;
}

void PowerUps::tick(std::vector<Event>& events) {
    for (const Side side : {Side::Blue, Side::Red}) {
        for (std::size_t i = 0; i < powerUpCount; ++i) {
            int& left = left_[sideIndex(side)][i];
            if (left > 0 && --left == 0) events.push_back(PowerUpEnded{side, static_cast<PowerUp>(i)});
        }
    }
}

void PowerUps::addTo(Hash& hash) const {
    for (const Side side : {Side::Blue, Side::Red}) {
        for (const int left : left_[sideIndex(side)])
            hash.add(left);
        hash.add(blindSpot(side));
    }
}

namespace {

PowerUpDrop draw(Random& random, bool withOpponent, bool bad) {
    const auto weightOf = [&](PowerUp kind) {
        const PowerUpTraits& traits = traitsOf(kind);
        if (bad) return traits.badWeight;
        return traits.hinders && !withOpponent ? 0 : traits.weight;
    };
    int total = 0;
    for (const PowerUp kind : everyOf<PowerUp>())
        total += weightOf(kind);
    int drawn = static_cast<int>(random.below(static_cast<std::uint32_t>(total)));
    for (const PowerUp kind : everyOf<PowerUp>()) {
        drawn -= weightOf(kind);
        if (drawn < 0) return {kind, bad};
    }
    return {PowerUp::Wide, false};
}

} // namespace

PowerUpDrop drawDrop(Random& random, bool withOpponent) {
    const bool bad = random.below(tuning::badDropShare) == 0;
    return draw(random, withOpponent, bad);
}

PowerUpDrop drawGoodDrop(Random& random, bool withOpponent) { return draw(random, withOpponent, false); }

} // namespace arkanong
