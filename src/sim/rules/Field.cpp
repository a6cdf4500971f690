#include "arkanong/sim/rules/Field.hpp"

#include "arkanong/math/Hash.hpp"

namespace arkanong {

namespace {

constexpr std::uint64_t simulationStream = 1;

} // namespace

Field::Field(const MatchSettings& settings, std::uint64_t seed)
    : match(settings), random(seed, simulationStream) {}

void Field::addTo(Hash& hash) const {
    objects.addTo(hash);
    match.addTo(hash);
    powers.addTo(hash);
    hash.add(random.state());
    hash.add(dropChance);
    for (const int number : {tick, untilRise, untilSpark, idleServeTimer, overdriveTimer})
        hash.add(number);
    for (const Side side : {Side::Blue, Side::Red})
        if (!match.settings().cards[sideIndex(side)].empty()) cards[sideIndex(side)].addTo(hash);
    for (const std::optional<BossState>& state : bosses)
        if (state) state->addTo(hash);
}

} // namespace arkanong
