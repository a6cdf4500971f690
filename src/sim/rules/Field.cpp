#include "arkanong/sim/rules/Field.hpp"

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/Zones.hpp"

namespace arkanong {

namespace {

constexpr std::uint64_t simulationStream = 1;

std::vector<Side> sidesOf(Mode mode) {
    if (mode == Mode::Versus) return {Side::Blue, Side::Red};
    return {Side::Blue};
}

} // namespace

Field::Field(const Level& level, const MatchSettings& settings, std::uint64_t seed)
    : match(onLevel(settings, level)), random(seed, simulationStream) {
    Level played = mutated(level, match.settings().mutators);
    // The sandbox's bricks are edited in their grid.
    if (sandbox()) played.bands.clear();
    dropChance = played.dropChance;
    collisions.setArena(arenaOf(match.settings()));
    objects.build(played, sidesOf(settings.mode), match.shieldsHold(), collisions);
    if (settings.mode == Mode::Versus) prepareBosses(*this);
    for (const Side side : {Side::Blue, Side::Red})
        if (match.hasHelp(side)) objects.returnShields(side, ShieldRow::Wall);
    prepareCards(*this);
    objects.settleShields(collisions);
}

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
