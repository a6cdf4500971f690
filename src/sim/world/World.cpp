#include "arkanong/sim/world/World.hpp"

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/Zones.hpp"
#include "arkanong/sim/boss/Bosses.hpp"
#include "arkanong/sim/boss/Queen.hpp"
#include "arkanong/sim/objects/Event.hpp"
#include "arkanong/sim/paddle/Lasers.hpp"
#include "arkanong/sim/paddle/Serving.hpp"
#include "arkanong/sim/rules/AntiStall.hpp"
#include "arkanong/sim/rules/Bombs.hpp"
#include "arkanong/sim/rules/Capsules.hpp"
#include "arkanong/sim/rules/Powers.hpp"
#include "arkanong/sim/rules/Regrowth.hpp"
#include "arkanong/sim/rules/Sandbox.hpp"
#include "arkanong/sim/rules/Shields.hpp"
#include "arkanong/sim/rules/Sparks.hpp"
#include "arkanong/sim/tuning/Match.hpp"
#include "arkanong/sim/world/Invariants.hpp"
#include "arkanong/sim/world/Movement.hpp"

#include <algorithm>

namespace arkanong {

namespace {

std::vector<Side> sidesOf(Mode mode) {
    if (mode == Mode::Versus) return {Side::Blue, Side::Red};
    return {Side::Blue};
}

/// A tick's work has a bound, so that a jam never makes the game stutter.
constexpr ContactLimits workOfTick{1000, 4000, 6, 4, 1.0};

} // namespace

World::World(const Level& level, const MatchSettings& settings, std::uint64_t seed)
    : field_(onLevel(settings, level), seed) {
    Field& field = field_;
    Level played = mutated(level, field.match.settings().mutators);
    // The sandbox's bricks are edited in their grid.
    if (field.sandbox()) played.bands.clear();
    field.dropChance = played.dropChance;
    field.collisions.setArena(arenaOf(field.match.settings()));
    field.collisions.setLimits(workOfTick);
    field.objects.build(played, sidesOf(settings.mode), field.match.shieldsHold(), field.collisions);
    if (settings.mode == Mode::Versus) prepareBosses(field);
    if (field.match.settings().finale) field.objects.scheduleTurns(tuning::countdown, field.collisions);
    for (const Side side : {Side::Blue, Side::Red})
        if (field.match.hasHelp(side)) field.objects.returnShields(side, ShieldRow::Wall);
    prepareCards(field);
    field.objects.settleShields(field.collisions);
}

void World::step(const Commands& commands, Events& events, const Jobs& jobs) {
    Field& field = field_;
    field.objects.rememberPositions();
    movePaddles(field, commands, events);
    moveHexagons(field);
    field.objects.driveBands(field.collisions);
    moveDrones(field);
    serve(field, commands, events);
    moveBalls(field, jobs, events); // Answers all contacts.
    moveCapsules(field, events);
    tickBlasts(field, events);
    tickRegrowths(field, events);
    tickRise(field, events);
    fireLasers(field, commands, events);
    field.powers.tick(events);
    tickCards(field, events);
    tickBosses(field, events);
    if (field.sandbox()) {
        tickOverdrive(field, commands);
    } else {
        preventStalls(field, events);
        tickSparks(field, events);
    }
    field.match.tick(field.objects.breakableBricks(), field.objects.ballCount(), events);
    repairForWhoIsBehind(field, events);
    tickShields(field);
    ++field.tick;
}

void World::putBall(Vec2 position, Vec2 velocity, Side owner) {
    field_.objects.addBall(position, velocity, owner, match().settings().ballRadius());
}

void World::putCapsule(Vec2 position, const PowerUpDrop& drop, Side towards) {
    field_.objects.addCapsule(position, drop, towards);
}

void World::applyPowerUp(PowerUpDrop drop, Side catcher, Events& events) {
    arkanong::applyPowerUp(field_, drop, catcher, events);
}

bool World::putBrick(Vec2 at, BrickKind kind, int hits, const std::optional<PowerUpDrop>& drop) {
    return arkanong::putBrick(field_, at, kind, hits, drop);
}

bool World::putHexagon(Vec2 centre, double radius, double spin) {
    return arkanong::putHexagon(field_, centre, radius, spin);
}

bool World::putPolygon(const std::vector<Vec2>& corners) { return arkanong::putPolygon(field_, corners); }

bool World::removeAt(Vec2 at) { return arkanong::removeAt(field_, at); }

Box World::buildingRoom() const { return arkanong::buildingRoom(field_); }

bool World::breakShield(Side side, int place, Events& events) {
    const std::vector<Shield>& shields = field_.objects.shields;
    const auto found = std::find_if(shields.begin(), shields.end(), [&](const Shield& shield) {
        return shield.side == side && shield.row == ShieldRow::Line && shield.place == place &&
               shield.state == Shield::State::Standing;
    });
    if (found == shields.end()) return false;
    arkanong::breakShield(field_, static_cast<std::size_t>(found - shields.begin()),
                          lerp(found->box.low, found->box.high, 0.5), events);
    return true;
}

bool World::settleCapsule(CapsuleId capsule, bool taken, Events& events) {
    std::vector<Capsule>& capsules = field_.objects.capsules;
    const auto found = std::find_if(capsules.begin(), capsules.end(),
                                    [capsule](const Capsule& falling) { return falling.id == capsule; });
    if (found == capsules.end()) return false;
    const Capsule settled = *found;
    capsules.erase(found);
    if (taken) arkanong::applyPowerUp(field_, settled.drop, settled.towards, events);
    return true;
}

bool World::serves(Side side) const {
    const ObjectManager& objects = field_.objects;
    // In the sandbox all balls are Blue's, and too many to be counted in every tick.
    const std::size_t own = field_.sandbox() ? objects.ballCount() : objects.ballsOf(side);
    return match().playing() && (objects.firstHeld(side) || match().mayServe(side, own));
}

std::uint64_t World::stateHash() const {
    Hash hash;
    field_.addTo(hash);
    return hash.value();
}

std::string World::brokenInvariant() const { return arkanong::brokenInvariant(field_); }

} // namespace arkanong
