#pragma once

#include "arkanong/sim/Command.hpp"
#include "arkanong/sim/rules/Field.hpp"

#include <string>

namespace arkanong {

/// The whole simulation; step() is the only way to advance it. A regular value: a copy is a snapshot that
/// continues exactly as the original.
class World {
  public:
    /// A match on `level` before its first tick. The same arguments give the same World.
    World(const Level& level, const MatchSettings& settings, std::uint64_t seed);

    /// Advances by one tick (1/120 s). Appends its events to `events` in the order in which they happen. Many balls are
    /// advanced by all jobs, with the same result for any number of them.
    void step(const Commands& commands, Events& events, const Jobs& jobs = {});

    // Changes between two steps, to set up a scene or to edit the sandbox. No command makes them, so replays cannot
    // reproduce them.

    /// Adds a ball. If it overlaps an object, it bounces off at once.
    void putBall(Vec2 position, Vec2 velocity, Side owner);
    /// Gives a side the effect of a capsule.
    void applyPowerUp(PowerUpDrop drop, Side catcher, Events& events);
    /// Adds a capsule for a side that has a paddle.
    void putCapsule(Vec2 position, const PowerUpDrop& drop, Side towards);
    /// Sets the state of the boss that plays this side, which MatchSettings::bosses must contain.
    void putBoss(Side side, const BossState& state) { field_.bosses[sideIndex(side)] = state; }

    // The next five return false and change nothing if the edit is not possible. Balls that overlap a new
    // object are removed.

    /// Adds a brick in the cell of the level grid that contains `at`, if the cell is free; hard bricks take
    /// `hits`. It may hold a power-up.
    bool putBrick(Vec2 at, BrickKind kind, int hits = 1, const std::optional<PowerUpDrop>& drop = {});
    /// Adds a hexagon within buildingRoom(); `radius` > 0 to the corners, px; `spin` in turns/s.
    bool putHexagon(Vec2 centre, double radius, double spin);
    /// Adds a closed outline of 3 to 64 corners within buildingRoom(), with edges of at least 4 px; it may be
    /// concave. Balls inside it stay inside.
    bool putPolygon(const std::vector<Vec2>& corners);
    /// Removes one object at a position: a brick, else a hexagon, else a polygon, else a ball.
    bool removeAt(Vec2 at);
    /// Breaks a shield of the side's line, for lessons, without giving points. Returns false if it does not
    /// stand.
    bool breakShield(Side side, int place, Events& events);
    /// Takes a capsule off the field; with `taken` the side that it falls towards has caught it. Returns false if no such
    /// capsule falls.
    bool settleCapsule(CapsuleId capsule, bool taken, Events& events);
    /// Draws all later random decisions of the rules from this seed.
    void reseed(std::uint64_t seed) { field_.random = Random(seed, 1); }
    /// The box that hexagons and polygons must stay in: a ball's diameter away from every paddle's zone.
    Box buildingRoom() const;

    const ObjectManager& objects() const { return field_.objects; }
    const Match& match() const { return field_.match; }
    const PowerUps& powers() const { return field_.powers; }
    const CollisionManager& collisions() const { return field_.collisions; }
    /// What the side's cards remember.
    const CardMemory& cards(Side side) const { return field_.cards[sideIndex(side)]; }
    /// The state of the boss that plays this side; null if none does.
    const BossState* boss(Side side) const { return field_.boss(side); }
    /// Whether Umbra has darkened the field for this side.
    bool inTheDark(Side viewer) const {
        const BossState* const enemy = boss(opponent(viewer));
        return enemy && enemy->dark();
    }
    /// Whether this side, in Umbra's dark, sees the ball's trail: in her third phase only its own balls leave
    /// one.
    bool trailSeen(Side viewer, const Ball& ball) const {
        const BossState* const enemy = boss(opponent(viewer));
        return !enemy || enemy->phase < 3 || ball.owner == viewer;
    }
    /// Whether a press of serve by this side would send a ball.
    bool serves(Side side) const;
    /// Ticks since construction.
    int tick() const { return field_.tick; }

    /// A hash of everything that can influence later ticks.
    std::uint64_t stateHash() const;

    /// Describes the first fault of the state in plain words; empty without one. A fault is a ball outside the field,
    /// inside a paddle or not a number, a paddle outside its zone (the Minotaur's only while it charges), a drone
    /// outside its lane, an impossible laid brick, capsule or count. For tests and headless runs.
    std::string brokenInvariant() const;

  private:
    Field field_;
};

} // namespace arkanong
