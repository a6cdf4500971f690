#pragma once

#include "arkanong/math/Hash.hpp"
#include "arkanong/sim/Level.hpp"
#include "arkanong/sim/objects/Objects.hpp"

#include <optional>
#include <vector>

namespace arkanong {

class CollisionManager;

/// Which object an obstacle in the CollisionManager belongs to, encoded in its tag, which contacts report.
struct ObstacleTag {
    enum class Kind : std::uint8_t { Paddle, Brick, Hexagon, ShieldWall, Polygon };
    Kind kind = Kind::Paddle;
    std::uint32_t id = 0; ///< The side or the object's id, below 2^24.

    constexpr std::uint32_t encoded() const { return (static_cast<std::uint32_t>(kind) << 24U) | id; }
    static constexpr ObstacleTag decoded(std::uint32_t tag) {
        return {static_cast<Kind>(tag >> 24U), tag & 0xffffffU};
    }
};

/// Holds everything on the field, one vector a kind, and keeps the shapes in a CollisionManager in sync. A
/// value: a copy of it is a copy of the field.
class ObjectManager {
  public:
    /// Clears the field and adds the level's bricks and hexagons, and a paddle at its start position for each
    /// side of `sides`.
    void build(const Level& level, const std::vector<Side>& sides, CollisionManager& collisions);

    /// Stores the current positions as those of one tick ago.
    void rememberPositions();

    /// Adds a ball with a new id; `radius` in px. The reference is valid until the next change of `balls`.
    Ball& addBall(Vec2 position, Vec2 velocity, Side owner, double radius = tuning::ballRadius);
    /// Adds a capsule that falls towards the goal line of `towards`, which must have a paddle.
    void addCapsule(Vec2 position, const PowerUpDrop& drop, Side towards);
    /// Removes a brick (`index` < bricks.size()) and its shape, even during a step.
    void removeBrick(std::size_t index, CollisionManager& collisions);
    /// For a regrowing brick that has just been broken and removed: schedules its return if `comesBack`, or
    /// removes the whole group when it was the last one standing.
    void scheduleRegrowth(const Brick& brick, bool comesBack);
    /// Restores a brick with all its hits (`index` < regrowths.size()) and returns its id.
    BrickId regrow(std::size_t index, CollisionManager& collisions);

    /// Adds a side's shield wall, for sides with a paddle; does nothing where one stands already.
    void raiseShieldWall(Side side, CollisionManager& collisions);
    /// Removes a side's shield wall, even during a step.
    void removeShieldWall(Side side, CollisionManager& collisions);
    bool hasShieldWall(Side side) const;

    // Editing, between two steps.
    /// The rows of the level's brick grid.
    int brickRows() const { return rows_; }
    void addBrick(const Level::BrickPlace& place, CollisionManager& collisions);
    void addHexagon(const Level::HexagonPlace& place, CollisionManager& collisions);
    void addPolygon(const std::vector<Vec2>& corners, CollisionManager& collisions);
    /// `index` < hexagons.size().
    void removeHexagon(std::size_t index, CollisionManager& collisions);
    /// `index` < polygons.size().
    void removePolygon(std::size_t index, CollisionManager& collisions);

    /// Null where the side has none (Red in the sandbox and in Solo).
    Paddle* paddle(Side side);
    const Paddle* paddle(Side side) const;

    /// The brick's index in `bricks`; empty once it is broken.
    std::optional<std::size_t> brickIndex(BrickId id) const;

    /// The hexagon with this id, which must exist.
    const Hexagon& hexagon(HexagonId id) const;

    /// The index in `held` of the side's ball that has been held longest; empty without one.
    std::optional<std::size_t> firstHeld(Side side) const;

    /// Balls in play and held.
    std::size_t ballsOf(Side side) const;
    std::size_t ballCount() const { return balls.size() + held.size(); }
    /// Bricks that can be broken, including those that will grow back.
    std::size_t breakableBricks() const;

    std::vector<Paddle> paddles; ///< At most one a side.
    std::vector<Ball> balls;
    std::vector<HeldBall> held;      ///< Oldest first.
    std::vector<Brick> bricks;       ///< By id, ascending.
    std::vector<Hexagon> hexagons;   ///< By id, ascending.
    std::vector<Polygon> polygons;   ///< By id, ascending.
    std::vector<Regrowth> regrowths; ///< Of groups with at least one brick standing.
    std::vector<Blast> blasts;
    std::vector<Capsule> capsules;       ///< By id, ascending.
    std::vector<Beam> beams;             ///< Of the last tick.
    std::vector<ShieldWall> shieldWalls; ///< Standing ones only.

    /// Adds everything that can influence later ticks.
    void addTo(Hash& hash) const;

  private:
    void addEditsTo(Hash& hash) const;

    int rows_ = tuning::brickRows;
    std::uint32_t nextBall_ = 0;
    std::uint32_t nextCapsule_ = 0;
    std::uint32_t nextBrick_ = 0;
    std::uint32_t nextHexagon_ = 0;
    std::uint32_t nextPolygon_ = 0;
    bool edited_ = false;                ///< Edited: no longer the level's field.
    std::vector<ShieldWall> wallShapes_; ///< For each side with a paddle, standing or not.
};

} // namespace arkanong
